"""Cases in Italian: the words of the Italian rules, and a ruling that speaks Italian throughout."""

from __future__ import annotations

import re
from collections.abc import Hashable
from pathlib import Path

import pytest

from rulesref.engine.outcome import Unsupported
from rulesref.engine.reason import Clause
from rulesref.errors import CaseError
from rulesref.games.arkham_lcg import RULES
from rulesref.games.things import bring
from rulesref.render.timeline import render_ruling
from rulesref.rulings.reasons import why_refused, why_stopped
from rulesref.rulings.ruling import Ruling
from rulesref.wording.pattern import Pattern
from tests.arkham import card_named, parse_cases, replay, scene
from tests.rulings.said import ROWS, bare

HEAD = """# language: it
Funzionalità: f
  Scenario: s
    Dato Roland Banks è nello Studio
"""


def play(steps: str, edition: str = "2016") -> Ruling:
    lines = "".join(f"    {line.strip()}\n" for line in steps.strip().splitlines())
    return replay(parse_cases(HEAD + lines, "x.feature")[0], edition)


@pytest.mark.parametrize(
    ("template", "text", "slots"),
    [
        ("{who} si muove in {to}", "Rita si muove nell'Attico", {"who": "Rita", "to": "Attico"}),
        ("{card} è (in|a) {to}", "Rita è alla Chiesa", {"card": "Rita", "to": "Chiesa"}),
        ("{n} danni su {to}", "2 danni sul Ghoul", {"n": "2", "to": "Ghoul"}),
        ("il mazzo di {who}", "il mazzo dell’Uomo", {"who": "Uomo"}),
        ("scopre indizi[ in {at}]", "scopre indizi nelle Fogne", {"at": "Fogne"}),
        ("scopre indizi[ in {at}]", "scopre indizi", {}),
        ("{who} è impegnat(o|a)", "Rita è impegnata", {"who": "Rita"}),
    ],
)
def test_prepositions_grow_together_with_articles(template, text, slots):
    found = Pattern(template, {}, "it").read(text)
    assert {name: value for name, (value, _) in found.items()} == slots


@pytest.mark.parametrize(
    ("to", "printed"), [("Agnes", "1 danno ad Agnes"), ("Rita", "1 danno a Rita")]
)
def test_a_sounds_before_an_a(to, printed):
    assert Pattern("1 danno a {to}", {}, "it").write({"to": to}) == printed
    assert Pattern("1 danno a {to}", {}, "it").read(printed) == {"to": (to, len(printed) - len(to))}


def test_in_english_they_do_not():
    assert Pattern("{who} moves in {to}", {}, "en").read("Rita moves nella Study") is None


NEITHER = "Roland Banks: né l'uno né l'altro"
FLOODED = "Studio: completamente allagato"
#: Words that the Italian rules have for something else, or not at all.
AVOIDED = re.compile(r"\b(sventura viene|sventure vengono|atto|agenda|velo|compare)\b")


def test_no_sentence_uses_a_word_that_means_something_else():
    assert not [row for row in ROWS for text in row.it if AVOIDED.search(bare(text))]


def test_doom_act_and_agenda():
    ruling = play(
        """
        E la trama attuale è Cosa Succede? con 1 destino
        E il capitolo attuale è In Trappola
        Quando 1 destino viene collocato su Cosa Succede?
        Allora Cosa Succede? ha 2 destini
        """
    )
    assert ruling.passed, ruling.unmet


def test_what_stands_around_a_timeline_is_italian():
    ruling = play(
        """
        E il sacchetto del caos contiene 0, -4
        E lo Studio ha 2 indizi
        Quando Roland Banks indaga
        Allora si chiede se Roland Banks supera la prova
        E la risposta è sì
        """
    )
    shown = "\n".join(render_ruling(ruling))
    assert "[NON CONFERMATO]" in shown
    assert "edizione 2016" in shown
    assert "si chiede: Roland Banks supera la prova" in shown
    assert "sì (probabilità 1/2, per esempio):" in shown
    assert "verdetto: dipende (il caso decide" in shown
    for english in (
        "verdict",
        "asked",
        "chance",
        "expected",
        "happened",
        "edition ",
        "yes",
        "line",
    ):
        assert f"{english}:" not in shown
        assert f" {english} " not in shown


def test_steps_of_the_setup_have_titles():
    ruling = play(
        """
        E il mazzo di Roland Banks contiene Coltello, Coltello, Cane da Guardia, Che Fortuna!, Schivata
        Quando si prepara la partita
        E Roland Banks conserva la mano di partenza
        Allora passo 2 della preparazione: Subire i danni e gli orrori dei traumi
        """
    )
    told = [moment.text for moment in ruling.timeline]
    assert "passo 8 della preparazione: Pescare la mano di partenza" in told


def test_an_open_choice_lists_its_options_and_what_comes_of_them():
    with pytest.raises(CaseError) as caught:
        play(
            """
            E Roland Banks ha 1 indizio
            Quando Roland Banks pesca Hunting Shadow dal mazzo degli incontri
            """
        )
    said = str(caught.value)
    assert "nearest:" not in said
    assert "  options:\n" in said
    assert caught.value.candidates[0].startswith("Roland Banks sceglie l'opzione 1 di ")
    assert caught.value.candidates[0].endswith(")")


@pytest.mark.parametrize(
    ("step", "expected", "happened"),
    [
        ("Roland Banks ha 2 indizi", "Roland Banks: 2 indizi", "Roland Banks: 0 indizi"),
        (
            "Sciame di Ratti è esaurito",
            "Sciame di Ratti: esaurito",
            "Sciame di Ratti: pronto",
        ),
        ("Sciame di Ratti è in mano", "Sciame di Ratti: in mano", "Sciame di Ratti: in gioco"),
        (
            "Sciame di Ratti non è impegnato con nessuno",
            "Sciame di Ratti: impegnato con nessuno",
            "Sciame di Ratti: impegnato con Roland Banks",
        ),
        (
            "Sciame di Ratti attacca Roland Banks",
            "Sciame di Ratti attacca Roland Banks",
            "non è accaduto",
        ),
        ("Roland Banks è eliminato", "Roland Banks: eliminato", "Roland Banks: ancora in partita"),
        ("è rifiutato", "un rifiuto", "era permesso"),
        ("il mazzo di Roland Banks ha 1 carta", "1 carta", "0 carte"),
        (
            "Roland Banks non può indagare",
            "nessuna possibilità di indagare",
            "è permesso",
        ),
        ("Roland Banks ha 1 trauma fisico", "1 trauma fisico", "0 trauma fisico"),
        ("lo Studio è nella colonna 1, riga 2", "1, 2", "in nessuna colonna e riga"),
        ("Sciame di Ratti è da parte", "Sciame di Ratti: da parte", "in gioco"),
        ("Roland Banks è ucciso per la campagna", "Roland Banks: ucciso", NEITHER),
        ("il livello di allagamento di Studio è completamente allagato", FLOODED, "non allagato"),
        ("il ruolo di Roland Banks è studioso", "studioso", "nessuno"),
        ("la chiave blu è su Roland Banks", "blu su Roland Banks", "nessuno"),
    ],
)
def test_what_happened_instead_is_told_in_italian(step, expected, happened):
    ruling = play(
        f"""
        E lo Sciame di Ratti è impegnato con Roland Banks
        E il mazzo di Roland Banks è vuoto
        Quando Roland Banks ottiene 1 risorsa
        Allora {step}
        """
    )
    assert [(one.expected, one.happened) for one in ruling.unmet] == [(expected, happened)]


def test_what_comes_after_the_last_line_of_a_table_is_told_in_italian():
    ruling = play(
        """
        Quando Roland Banks ottiene 1 risorsa
        E Roland Banks ottiene 2 risorse
        Allora esattamente nell'ordine:
          | Roland Banks ottiene 1 risorsa |
        """
    )
    assert [(one.expected, one.happened) for one in ruling.unmet] == [
        ("nient'altro", "Roland Banks ottiene 2 risorse")
    ]


@pytest.mark.parametrize(
    ("step", "expected", "happened"),
    [
        ("la risposta è no", "no", "sì"),
        ("dipende solo dal caso", "solo il caso", "sì: niente"),
        ("dipende dalla scelta di Roland Banks", "Roland Banks sceglie", "sì: nessuno"),
        ("le regole lo lasciano aperto: U-01", "aperta (U-01)", "sì"),
        ("nell'edizione del 2026 la risposta è no", "2026: no", "2026: sì"),
    ],
)
def test_another_answer_is_told_in_italian(step, expected, happened):
    ruling = play(
        f"""
        Allora si chiede se Roland Banks è in Studio
        E {step}
        """
    )
    assert [(one.expected, one.happened) for one in ruling.unmet] == [(expected, happened)]


def test_why_an_answer_is_no_is_told_in_italian():
    ruling = play(
        """
        Quando Roland Banks subisce 1 danno
        Allora si chiede se la scelta è di Roland Banks
        E la risposta è no
        """
    )
    assert ruling.passed, ruling.unmet
    assert ruling.reason == "nessuno"


def refused(id: str, **slots: object) -> str:
    """What an Italian case says of a refusal, at a table with a Guard Dog."""
    at_table = scene(language="it")
    if "card" in slots:
        bring(at_table.state, card_named("Guard Dog"), zone="play")
    return why_refused(at_table, RULES.refuse(id, ("arkham-lcg/costs",), **slots))


def test_the_reason_of_one_ability_is_told_with_its_card():
    assert refused("ability-cost", card="guard-dog") == (
        "Cane da Guardia: il suo costo non può essere pagato (arkham-lcg/costs)"
    )


def test_an_action_that_is_not_lawful_is_called_in_italian():
    assert refused("no-lawful-action", action="investigate") == (
        "l'azione di indagine non è permessa (arkham-lcg/costs)"
    )


@pytest.mark.parametrize(
    ("of", "printed"), [("Guard Dog", "Cane da Guardia"), ("No Such Dog", "No Such Dog")]
)
def test_a_card_that_is_not_at_the_table_is_called_in_italian_where_it_is_known(of, printed):
    said = refused("signature-card", card="guard-dog", of=of)
    assert said.startswith(f"Cane da Guardia è una carta esclusiva di {printed} (")


def stopped(source: str, id: str, **slots: Hashable) -> str:
    """What an Italian case says of a stop."""
    at_table = scene(language="it")
    at_table.state.give_up(source, id, **slots)
    assert isinstance(at_table.state.pending, Unsupported)
    return why_stopped(at_table, at_table.state.pending)


@pytest.mark.parametrize(
    ("source", "id", "slots", "told"),
    [
        (
            "bag",
            "bag-unknown",
            {"who": "thing"},
            "sacchetto del caos: una rivelazione dal sacchetto del caos, ",
        ),
        ("Guard Dog", "acts-in-its-deck", {}, "Cane da Guardia: che cosa fa nel suo mazzo, "),
        ("thing", "next-unknown", {"type": "agenda"}, "thing: quale trama viene dopo: "),
        ("thing", "symbol-undescribed", {"face": "skull"}, "thing: l'effetto di un segnalino "),
        ("thing", "not-set-aside", {"card": "Guard Dog"}, "thing: Cane da Guardia, da parte: "),
        ("thing", "opaque", {"clause": Clause("odd", "strano")}, "thing: strano"),
        ("thing", "opaque", {"clause": Clause("odd")}, "thing: «odd»"),
        ("", "undescribed", {"what": "un verso"}, "non ancora descritto: un verso"),
    ],
)
def test_what_nobody_has_described_is_told_in_italian(source, id, slots, told):
    assert stopped(source, id, **slots).startswith(told)


def test_a_case_that_stops_says_in_italian_where():
    ruling = play("Quando Roland Banks indaga")
    assert ruling.verdict == "unsupported"
    assert ruling.reason == (
        "sacchetto del caos: una rivelazione dal sacchetto del caos, di cui nessun passo dice che "
        "cosa contiene; per proseguire, di' il segnalino, per esempio: Quando Roland Banks rivela 0; "
        "o che cosa contiene all'inizio il sacchetto, per esempio: Dato il sacchetto del caos "
        "contiene +1, 0, -1, teschio"
    )


def test_a_card_that_has_not_come_is_told_in_italian():
    ruling = play(
        """
        E il mazzo di Roland Banks contiene Coltello
        Quando Roland Banks ottiene 1 risorsa
        Allora si chiede se Roland Banks può usare Coltello
        E la risposta è no
        """
    )
    assert ruling.passed, ruling.unmet
    assert ruling.reason == "Coltello: in questo caso non c'è da nessuna parte"


def test_tokens_are_compared_in_italian():
    ruling = play(
        """
        E il sacchetto del caos contiene teschio, -4
        Quando Roland Banks ottiene 1 risorsa
        Allora il sacchetto del caos ora contiene nessuno
        """
    )
    assert [one.happened for one in ruling.unmet] == ["-4, teschio"]


def test_keys_are_told_in_italian():
    ruling = play(
        """
        E la chiave rossa è su Roland Banks
        Quando Roland Banks ottiene 1 risorsa
        Allora la chiave blu è su Roland Banks
        """
    )
    assert [one.happened for one in ruling.unmet] == ["rossa"]


def test_what_is_wrong_is_the_word_of_the_sentence_that_is_meant():
    with pytest.raises(CaseError) as caught:
        play("E il mazzo degli incontri contiene Resti Putrefatt")
    assert "'Resti Putrefatt'" in caught.value.message
    assert "Resti Putrefatti" in caught.value.candidates


def test_why_the_rules_forbid_something_is_told_in_italian():
    ruling = play(
        """
        E lo Sciame di Ratti è esaurito nello Studio
        Allora si chiede se Roland Banks può eludere lo Sciame di Ratti
        E la risposta è no
        """
    )
    assert ruling.passed, ruling.unmet
    assert ruling.reason == (
        "Sciame di Ratti non è impegnato con questo investigatore (arkham-lcg/evade-evade-action)"
    )


def test_the_values_of_an_enemy_are_called_as_the_rules_call_them():
    """An enemy is evaded by its agility there, and fought by what an investigator fights with."""
    ruling = play(
        """
        Dato Agnes Baker è nello Studio
        E il Ghoul Tirapiedi è impegnato con Agnes Baker
        Allora il valore di Agilità del Ghoul Tirapiedi è 2
        E il valore di Scontro del Ghoul Tirapiedi è 2
        E il valore di Scontro di Agnes Baker è 2
        """
    )
    assert ruling.passed, ruling.unmet


def test_the_page_of_italian_words_names_entries_that_there_are():
    root = Path(__file__).parents[2]
    ids = set((root / "corpus" / "arkham-lcg" / "ids.lock").read_text("utf-8").split())
    named = re.findall(r"arkham-lcg/[a-z0-9/-]+", (root / "docs" / "italian.md").read_text("utf-8"))
    assert len(named) > 30
    assert not set(named) - ids

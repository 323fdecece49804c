"""An Italian session on the bundled rules leaves no English sentence on the screen."""

from __future__ import annotations

import re
from functools import cache

import pytest

from rulesref.cli.verbs import VERBS
from rulesref.entries import KINDS
from rulesref.places import corpus_folder, game_ids
from tests.cli.conftest import CLUB_RULES
from tests.named_folders import CARDS

#: Words that an English sentence hardly does without and an Italian one does not have.
ENGLISH = frozenset(
    re.findall(
        r"\w+",
        "the of and is are was were that this these those which with from not there by to its be "
        "been has have what where when only each every both more than none does your you for at "
        "into they their an as or but any all can may must will nothing nobody another other",
    )
)
#: What is no sentence of ours: ids, options, commands, paths, what is quoted.
_ELIDED = re.compile(r"\b(?:[cdln]|un|all|dall|dell|nell|sull|quell|quest)'(?=\w)", re.IGNORECASE)
_NAMED = re.compile(
    r"“[^”]*”|‘[^’]*’|'[^']*'|\"[^\"]*\"|`[^`]*`|\S*[/@\\]\S*|--?\w[\w-]*|rulesref( [a-z]+)+"
)

#: Command lines of every verb, good ones and bad ones.
WALK = [
    "",
    "--help",
    "help",
    *(f"{verb.name} --help" for verb in VERBS),
    "search muovere da impegnato",
    "search cacciatore --limit 2 --edition 2026",
    "search hunter --limit 3",
    "search slots --edition 2026 --limit 3",
    "search indizio --cite",
    "search xyzzy qqq",
    "search ...",
    "search dadi portafortuna",
    "search indizio --document nulla",
    "search indizio --limit 0",
    "search indizio --limit",
    "search",
    "search --nulla indizio",
    "search indizio --kind nulla",
    "show cacciatore",
    "show massiccio --edition 2026",
    "show cacciatore --cite",
    "show xyzzy",
    "show spawn",
    "history costi",
    "history xyzzy",
    "drift",
    "drift xyzzy",
    "errata dadi portafortuna",
    "errata machete",
    "table",
    "table nulla.feature",
    "table --case 2",
    "table --script nulla.txt",
    "errata roland",
    "errata xyzzy",
    "list",
    "list --game eldritch-horror --kind taboo",
    "list --document nulla",
    "steps",
    "steps --edition 2026",
    "steps nulla",
    "open",
    "open U-06",
    "open nulla",
    "card machete",
    "card xyzzy",
    "card machete --pair roland",
    "cards",
    "cards coverage --pack core",
    "cards show machete",
    "cards show xyzzy",
    "cards check nulla.toml",
    "cards add nulla.toml",
    "cards add .",
    "cards remove nulla",
    "ask",
    "ask xyzzy qwerty",
    "ask posso muovermi mentre sono impegnato?",
    "ask cosa succede se Cane da Guardia viene sconfitto",
    "ask --draft posso giocare Machete?",
    "report nulla.feature",
    "report nulla.json",
    "drift mulligan",
    "history permanente",
    "sources aside",
    "sources undo",
    "show setup --edition 2026",
    "replay nulla.feature --jobs 0",
    "replay nulla.feature --seconds 0",
    "compare 2016 2026 indizio",
    "compare 2016 2026 xyzzy",
    "compare 2026 2016",
    "replay",
    "replay nulla.feature",
    "replay --explain 0",
    "sources list",
    "sources list --all",
    "sources check",
    "sources show nulla",
    "sources show arkham-lcg/restatement-it",
    "sources remove nulla",
    "sources nulla",
    "sources add nulla.txt",
    "sources add nulla.txt --version 2",
    "sources add nulla.txt --version ?",
    "config",
    "config language",
    "config language it",
    "config language nulla",
    "config --unset",
    "config nulla",
    "nulla",
]


@cache
def names() -> tuple[str, ...]:
    """Official English titles, and names of cards and products, the longest first."""
    known = {"The rules restated"}  # the English document of our own words
    for game in game_ids():
        folder = corpus_folder() / game
        for path in folder.rglob("*"):
            if path.suffix == ".md":
                text = path.read_text("utf-8")
                known |= set(re.findall(r"^## (.+)$", text, re.MULTILINE))
                known |= set(re.findall(r'^en = "(.+)"$', text, re.MULTILINE))
            elif path.suffix == ".tsv":
                known |= {
                    cell for row in path.read_text("utf-8").split("\n") for cell in row.split("\t")
                }
    return tuple(sorted((name for name in known if " " in name), key=len, reverse=True))


def english(line: str) -> bool:
    """Whether ``line`` holds an English sentence, names apart."""
    if not _is_english(line):
        return False
    for name in names():
        line = line.replace(name, " ")
    return _is_english(line)


def _is_english(line: str) -> bool:
    words = re.findall(r"[a-zàèéìòù]+", _NAMED.sub(" ", _ELIDED.sub("", line)).casefold())
    return len(ENGLISH & set(words)) >= 2 or (len(words) > 2 and bool(ENGLISH & set(words[:2])))


@pytest.fixture
def italian(rulesref):
    """The command line of a reader who has saved Italian."""
    rulesref("config", "language", "it")
    return rulesref


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("there is no verb 'shwo'", True),
        ("  nearest: Machete, Teamwork", False),
        ("in our own words, after FAQ", False),
        ("the same words, all of them", True),
        ("nessuna voce si chiama 'the of and'", False),
        ("con parole nostre, da arkham-lcg/the-of-is-are, righe 3-4", False),
        ("All'inizio del round", False),
        ("Il Denaro Parla, The Dirge of Reason #4", False),
    ],
)
def test_an_english_sentence_is_seen(line, expected):
    assert english(line) == expected


#: What reads the text of every card where card data is at hand; that of one product says the same.
LONG = ("cards",)


@pytest.mark.parametrize("asked", WALK)
def test_no_verb_answers_in_english(italian, asked, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    if asked in LONG:
        monkeypatch.delenv(CARDS, raising=False)
    ran = italian(*asked.split())
    assert "Traceback" not in ran.err
    left = [line for line in (ran.out + ran.err).split("\n") if english(line)]
    assert left == [], "put it into the catalogue: said(…)"


@pytest.mark.parametrize("edition", ["2016", "2026"])
def test_a_rule_of_every_kind_is_told_in_italian(italian, edition):
    shown = 0
    for kind in KINDS:
        rows = italian("list", "--game", "arkham-lcg", "--kind", kind).out.split("\n")
        for row in rows[:2]:
            if "  " not in row:
                continue
            ran = italian("show", row.split()[-1], "--edition", edition)
            shown += 1
            assert [line for line in ran.out.split("\n")[1:] if english(line)] == []
    assert shown > len(KINDS)


def test_documents_come_and_go_in_italian(italian, tmp_path):
    path = tmp_path / "club.txt"
    path.write_text(CLUB_RULES, "utf-8")
    claim = ("--game", "arkham-lcg", "--tier", "summary", "--title", "Regole del club")
    printed = []
    for argv in (
        ("sources", "add", str(path)),
        ("sources", "add", str(path), *claim),
        ("sources", "add", str(path), *claim),
        ("sources", "list"),
        ("sources", "check"),
        ("sources", "remove", "club.txt"),
    ):
        ran = italian(*argv)
        printed += (ran.out + ran.err).split("\n")
    assert [line for line in printed if english(line)] == []


def test_the_language_of_a_document_is_not_that_of_its_reader(rulesref, tmp_path):
    ran = rulesref("sources", "add", str(tmp_path / "nulla.txt"), "--language", "it")
    assert "remedy:" in ran.err


def test_whoever_saves_italian_hears_once_whose_rules_are_italian(rulesref):
    assert "2026" in rulesref("config", "language", "it").out
    assert "2026" not in rulesref("config", "language").out
    rulesref("config", "edition", "2016")
    assert "2026" not in rulesref("config", "language", "it").out


def test_a_broken_file_of_defaults_is_told_in_english(rulesref, tmp_path):
    (tmp_path / "home").mkdir()
    (tmp_path / "home" / "config.json").write_text("{", "utf-8")
    assert "the saved defaults cannot be read" in rulesref("show", "hunter").err


def test_an_erratum_is_told_once_in_the_language_of_the_reader(rulesref):
    english_page = rulesref("errata", "lucky dice").out
    rulesref("config", "language", "it")
    italian_page = rulesref("errata", "lucky dice").out
    assert "Erratum in force" in english_page
    assert "Errata in vigore" in italian_page
    assert italian_page.startswith("Dadi Portafortuna: ")
    assert "#230, livello 2)" in italian_page
    for text, own, other in (
        (english_page, "removed from the game", "rimossi dal gioco"),
        (italian_page, "rimossi dal gioco", "removed from the game"),
    ):
        joined = " ".join(text.split())
        assert own in joined
        assert other not in joined
    assert len(rulesref("errata", "lucky dice", "--json").json["errata"]) > 1


@pytest.mark.parametrize(
    ("step", "why"),
    [
        ("Quando Roland Banks vola sulla Luna", "passo sconosciuto"),
        ("Dato Roland Bonks è in Studio", "nessuna carta si chiama"),
        ("Dato Coltello ha 99999 risorse", "sono troppi"),
        ("Quando Roland Banks combatte Ghoul Tirapiedi", "non si trova in nessun posto"),
        ("Allora si chiede se xyzzy", "non si può chiedere nulla"),
        ("Dato la questione aperta U-99 è letta come xyzzy", "rimedio"),
        ("Dato Studio è impegnato con Roland Banks", "è: luogo"),
        ("Dato Roland Banks è in Studio", "dove si trova Roland Banks"),
        ("Dato Roland Banks controlla Studio", "scrivi: Studio è in gioco"),
        ("Dato Roland Banks è in Coltello", "scrivi: … controlla …"),
        ("Dato Studio è esaurito", "si dispone così: … è in gioco"),
    ],
)
def test_what_is_wrong_with_a_case_is_told_in_italian(italian, tmp_path, step, why):
    path = tmp_path / "caso.feature"
    head = "# language: it\nFunzionalità: prova\n  Scenario: prova\n"
    path.write_text(f"{head}    Dato Roland Banks è in Studio\n    {step}\n", "utf-8")
    ran = italian("replay", str(path))
    assert why in ran.out + ran.err
    assert [line for line in (ran.out + ran.err).split("\n") if english(line)] == []


HEAD = "# language: it\nFunzionalità: prova\n"
STEPS = "    Dato Roland Banks è in Studio\n    Quando Roland Banks muove in Atrio\n"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("  Roland Banks è in Studio\n  Scenario: prova\n" + STEPS, "parola chiave"),
        ("  Scenario: prova\n    dato Roland Banks è in Studio\n" + STEPS, "scritta male"),
        ("  Scenario: prova\n    - Dato Roland Banks è in Studio\n" + STEPS, "davanti a"),
        ("  Scenario: prova\n    Dato:Roland Banks è in Studio\n" + STEPS, "manca lo spazio"),
        ("  Scenario: prova\n    Dato\tRoland Banks è in Studio\n" + STEPS, "una tabulazione"),
        ("  Scenario: prova\n    Dato\n" + STEPS, "non c'è nulla"),
        ("  Scenario: prova\n    Given Roland Banks is at Study\n" + STEPS, "nell'altra lingua"),
        ("  Scenario: prova\n    esempi : nulla\n" + STEPS, "di quel tipo"),
        ("  Scenario: prova\n    Tavolo: un mostro\n" + STEPS, "introduce"),
        ("  Scenario: prova\n    Ci sono due nemici\n" + STEPS, "sul tavolo"),
        ("  Scenario: prova\n    DATOROLANDBANKSÈINSTUDIO\n" + STEPS, "senza spazi"),
        ("  Scenario: Dato Roland Banks è in Studio\n" + STEPS, "per il nome"),
        ("  Scenario: prova\u2028    Dato Roland Banks è in Studio\n" + STEPS, "separatore"),
        (
            f"  Schema dello scenario: <a>\n{STEPS}    Esempi:\n      | a | a |\n      | b | c |\n",
            "colonne",
        ),
        (
            f"  Schema dello scenario: p\n{STEPS}    Esempi:\n      | a |\n      | b |\n",
            "nello schema",
        ),
    ],
)
def test_what_gherkin_passes_over_is_told_in_italian(italian, tmp_path, text, why):
    path = tmp_path / "caso.feature"
    path.write_text(HEAD + text, "utf-8")
    ran = italian("replay", str(path))
    assert why in ran.out + ran.err
    told = (ran.out + ran.err).replace("Given Roland Banks is at Study", "")
    assert [line for line in told.split("\n") if english(line)] == []


@pytest.mark.parametrize(
    ("ability", "why"),
    [
        ("kind = 'azione'", "tipo di capacità sconosciuto"),
        ("kind = 'action'\nnulla = 1", "campo sconosciuto"),
        ("kind = 'reaction'", "serve 'on'"),
        ("kind = 'action'\nlimit = 'due'\nopaque = 'x'", "un limite si scrive"),
    ],
)
def test_what_is_wrong_with_facts_of_ones_own_is_told_in_italian(italian, tmp_path, ability, why):
    path = tmp_path / "mie.toml"
    card = "[[card]]\ncode = '60513'\nname = 'A Test of Will'\ntype = 'event'\n"
    path.write_text(f"{card}[[card.ability]]\n{ability}\n", "utf-8")
    ran = italian("cards", "check", str(path))
    assert why in ran.out + ran.err
    assert [line for line in (ran.out + ran.err).split("\n") if english(line)] == []


def test_why_a_file_is_refused_is_told_in_italian_where_a_library_says_it(italian, tmp_path):
    facts, cards = tmp_path / "mie.toml", tmp_path / "carte.json"
    facts.write_text("[[card]\n", "utf-8")
    cards.write_text('[{"code": "99001"', "utf-8")
    assert "mie.toml:1:7: questo non è TOML: alla fine" in italian("cards", "check", str(facts)).err
    assert "carte.json:1:18: JSON guasto: manca una ','" in italian("cards", "add", str(cards)).err
    assert "non si può leggere: è una cartella" in italian("cards", "check", str(tmp_path)).err
    kept = italian("table", stdin=f"Roland Banks è nello Studio\nsalva {tmp_path}/no/x.feature\n")
    assert "non si può scrivere: non c'è" in kept.err


def test_a_card_is_called_by_its_italian_name_wherever_it_stands(italian):
    assert "Lucky! (" not in italian("card", "lucky!").out


def test_what_a_parser_finds_odd_is_told_in_italian(italian, tmp_path):
    path = tmp_path / "club.txt"
    path.write_text("Solo una riga di regole del club.\n" * 3, "utf-8")
    ran = italian(
        *("sources", "add", str(path), "--game", "arkham-lcg", "--tier", "summary"),
        *("--title", "Regole del club"),
    )
    assert "nessun titolo trovato" in ran.out + ran.err
    assert [line for line in (ran.out + ran.err).split("\n") if english(line)] == []

"""What a step lays out where no card of its kind lies, says twice, or misspells, is refused usefully."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from rulesref.rulings.ruling import Ruling
from tests.arkham import parse_cases, replay

HEAD = {
    "en": "Feature: f\n  Scenario: s\n    Given Roland Banks is at the Study\n",
    "it": "# language: it\nFunzionalità: f\n  Scenario: s\n    Dato Roland Banks è nello Studio\n",
}


def play(steps: str, language: str = "en") -> Ruling:
    text = HEAD[language] + "".join(f"    {one}\n" for one in steps.splitlines())
    return replay(parse_cases(text, "x.feature")[0], "2016")


def refusal(steps: str, language: str = "en") -> CaseError:
    with pytest.raises(CaseError) as caught:
        play(steps, language)
    return caught.value


@pytest.mark.parametrize(
    ("language", "steps"),
    [
        ("en", "And the Study is connected to the Hallway\nWhen Roland Banks moves to the Attic"),
        ("it", "E Studio è collegato a Corridoio\nQuando Roland Banks si sposta nella Soffitta"),
        ("en", "And Guard Dog is set aside\nWhen Roland Banks discovers 1 clue at the Attic"),
        ("it", "Quando Roland Banks scopre 1 indizio in Soffitta"),
        ("en", "When Roland Banks plays Knife as if at the Attic"),
        ("it", "Quando Roland Banks gioca Coltello come se fosse nella Soffitta"),
        ("en", "And Acolyte is exhausted at the Study\nWhen Acolyte goes to the Attic"),
        (
            "en",
            "And Acolyte is exhausted at the Study\nWhen Roland Banks spawns Acolyte at the Attic",
        ),
        ("en", "When Roland Banks fights the mini-card at the Attic"),
        ("en", "When Roland Banks exposes a mini-card at the Attic"),
        ("en", "When Roland Banks puts mini-cards at the Attic"),
    ],
)
def test_what_happens_brings_no_location_to_the_table(language: str, steps: str) -> None:
    error = refusal(steps + "\n", language)
    assert "is nowhere in this case" in error.message


CONCEALED = """\
And the Study is connected to the Hallway and the Parlor
And an unnamed effect gives each Ghoul Minion the keyword concealed 2
And Icy Ghoul is exhausted at the Study
When Roland Banks draws Ghoul Minion from the encounter deck
And the mini-card of {} falls to the Parlor
Then Ghoul Minion is in the shadows
"""


def test_fate_hides_the_enemy_that_goes_to_the_shadows_and_no_other() -> None:
    assert play(CONCEALED.format("Ghoul Minion")).passed
    error = refusal(CONCEALED.format("Icy Ghoul"))
    assert "is not the enemy that goes to the shadows now" in error.message
    assert error.candidates == ("Ghoul Minion",)


@pytest.mark.parametrize(
    ("language", "one", "other"),
    [
        ("en", "a skull is sealed on Roland Banks", "bless is sealed on Roland Banks"),
        (
            "it",
            "teschio è sigillato su Roland Banks",
            "benedizione è sigillato su Roland Banks",
        ),
        (
            "en",
            "the other side of Roland Banks is Agnes Baker",
            "the other side of Roland Banks is Wendy Adams",
        ),
        ("en", "Study has Attic on its other side", "Study has Cellar on its other side"),
        ("it", "Studio ha Soffitta sull'altro lato", "Studio ha Cantina sull'altro lato"),
        ("en", "Goat Spawn is at the Hallway with 1 damage", "Goat Spawn has 2 damage"),
    ],
)
def test_nothing_is_said_over_what_lies_on_a_card(language: str, one: str, other: str) -> None:
    more = {"en": "And", "it": "E"}[language]
    error = refusal(f"{more} {one}\n{more} {other}\n", language)
    assert error.message.endswith("has been said already")
    assert error.line == len(HEAD[language].splitlines()) + 2


@pytest.mark.parametrize(
    ("language", "step"),
    [
        ("en", "the encounter deck holds Attic"),
        ("it", "il mazzo incontri contiene Soffitta"),
        ("en", "Attic is in the threat area of Roland Banks"),
        ("it", "Soffitta è nell'area di minaccia di Roland Banks"),
        ("en", "Attic is attached to Roland Banks"),
        ("it", "Soffitta è assegnato a Roland Banks"),
        ("en", "the encounter discard pile holds Attic"),
        ("en", "the discard pile of Roland Banks holds Attic"),
        ("en", "the Tekeli-li deck holds Attic"),
        ("en", "Attic is hidden in the hand of Roland Banks"),
    ],
)
def test_a_location_lies_on_the_table_alone(language: str, step: str) -> None:
    error = refusal(f"{ {'en': 'And', 'it': 'E'}[language] } {step}\n", language)
    assert error.message == "Attic is no card of a deck or a hand, it is: location"
    there = {"en": "… is in play", "it": "… è in gioco"}[language]
    assert error.remedy == f"write: {there}"


FATE = "And the chaos bag holds 0, -1\nAnd Roland Banks has Knife in hand\nWhen Roland Banks investigates\n"
FATO = (
    "E il sacchetto del caos contiene 0, -1\nE Roland Banks ha in mano Coltello\n"
    "Quando Roland Banks indaga\n"
)


def test_nobody_is_offered_anything_while_fate_decides() -> None:
    for deed in ("play Knife", "investigate"):
        told = refusal(FATE + f"Then Roland Banks may not {deed}")
        assert "chance decides which chaos token is revealed" in told.message
        assert "does not say that a rule forbids it" in told.message
        assert "steps/2.2.1" in (told.remedy or "")
    told = refusal(FATO + "Allora Roland Banks non può giocare Coltello", "it")
    assert "il caso decide quale segnalino caos viene rivelato" in told.message
    (unmet,) = play(FATE + "Then Roland Banks may play Knife").unmet
    assert unmet.happened == "chance decides which chaos token is revealed"
    (unmet,) = play(FATO + "Allora Roland Banks può giocare Coltello", "it").unmet
    assert unmet.happened == "il caso decide quale segnalino caos viene rivelato"
    asked = play(FATE + "Then it is asked whether Roland Banks may play Knife")
    assert (asked.verdict, asked.reason) == ("no", "chance decides which chaos token is revealed")


@pytest.mark.parametrize(
    ("language", "steps"),
    [
        (
            "en",
            "And Acolyte is at the Hallway with 1 doom\nAnd the chaos bag holds 0\n"
            "When Roland Banks takes a resource\nThen Acolyte has 1 doom\n",
        ),
        (
            "it",
            "E Acolyte è nel Corridoio con 1 destino\nE il sacchetto del caos contiene 0\n"
            "Quando Roland Banks prende una risorsa\nAllora Acolyte ha 1 destino\n",
        ),
        (
            "en",
            "And Acolyte is engaged with Roland Banks with 1 clue\nAnd Roland Banks has 0 clues\n"
            "When Roland Banks takes a resource\nThen Acolyte has 1 clue\n",
        ),
    ],
)
def test_an_enemy_is_laid_out_with_any_token(language: str, steps: str) -> None:
    assert play(steps, language).passed


def test_the_sentence_that_understands_most_is_the_one_that_complains() -> None:
    error = refusal("And Acolyte is at the Hallway with 1 dom\n")
    assert error.message == "'dom' is no kind of token"
    assert "doom" in error.candidates


@pytest.mark.parametrize(
    ("step", "remedy"),
    [
        ("Guard Dog is at the Study", "say who controls it"),
        ("Knife and Agnes Baker are at the Study", "write: … controls …, or: … waits at …"),
        ("Roland Banks is engaged with Paranoia", "write: … is in the threat area of …"),
    ],
)
def test_the_right_sentence_for_a_card_is_named(step: str, remedy: str | None) -> None:
    error = refusal(f"And {step}\n")
    if remedy is not None:
        assert error.remedy == remedy


@pytest.mark.parametrize(
    ("language", "step", "first"),
    [
        ("en", "And Acolyte is exhausted at the Studdy", "Study"),
        ("en", "And Knfie is exhausted", "Knife"),
        ("it", "E Coltelo è esaurito", "Coltello"),
        ("it", "E Acolyte è esaurito nello Stdio", "Studio"),
    ],
)
def test_a_misspelt_name_is_looked_for_on_the_table_first(
    language: str, step: str, first: str
) -> None:
    knife = {"en": "And Roland Banks controls Knife\n", "it": "E Roland Banks controlla Coltello\n"}
    assert refusal(f"{knife[language]}{step}\n", language).candidates[0] == first


def test_then_it_is_looked_for_among_the_described_cards() -> None:
    near = refusal("And Roland Banks controls Gaurd Dog\n").candidates
    assert near[0] == "Guard Dog"
    assert "Hard Knocks" not in near


@pytest.mark.parametrize(
    ("language", "line", "word"),
    [
        ("en", "Adn the Studdy is conected to nothing", "And"),
        ("en", "Gievn that Roland is somewhere", "Given"),
        ("it", "Daot che Roland sia da qualche parte", "Dato"),
    ],
)
def test_a_step_whose_first_word_is_misspelt_is_no_prose(
    language: str, line: str, word: str
) -> None:
    lines = HEAD[language].splitlines()
    text = "\n".join([*lines[:-1], f"    {line}", lines[-1], ""])
    (case,) = parse_cases(text, "x.feature")
    assert isinstance(case.fault, CaseError)
    assert case.fault.candidates == (word,)


def test_prose_may_go_on_with_and() -> None:
    head = HEAD["en"].replace(
        "Scenario: s\n", "Scenario: s\n    A story that goes on\n    and on.\n"
    )
    assert len(parse_cases(head, "x.feature")[0].steps) == 1


@pytest.mark.parametrize("where", ["nello Studio", "allo Studio", "in Studio", "a Studio"])
def test_an_italian_says_where_as_he_likes(where: str) -> None:
    steps = f"E Agnes Baker è {where}\nE Acolyte è esaurito {where}\nE il sacchetto del caos contiene 0\n"
    assert play(steps + "Quando Roland Banks prende una risorsa\n", "it").passed


def test_an_elided_preposition_stands_without_a_space() -> None:
    near = refusal("E Agnes Baker è nell'Atticoo\n", "it")
    assert near.message == "there is no card called 'Atticoo'"


def test_tokens_are_told_with_an_article() -> None:
    steps = (
        "And a skull and the bless token are sealed on Roland Banks\nAnd the chaos bag holds 0\n"
    )
    tokens = "Then the tokens sealed on Roland Banks are bless, skull\n"
    assert play(steps + "When Roland Banks takes a resource\n" + tokens).passed


@pytest.mark.parametrize(
    ("language", "steps"),
    [
        (
            "en",
            "When Roland Banks takes the resource action\nThen Roland Banks has 1 resource\n",
        ),
        (
            "en",
            "And the chaos bag holds 0\nWhen Roland Banks takes the investigate action\n"
            "Then Roland Banks tests intellect (2)\n",
        ),
        (
            "it",
            "Quando Roland Banks effettua l'azione di risorsa\nAllora Roland Banks ha 1 risorsa\n",
        ),
        (
            "it",
            "E il sacchetto del caos contiene 0\n"
            "Quando Roland Banks effettua l'azione di indagine\n"
            "Allora Roland Banks effettua l'azione di indagine\n",
        ),
        (
            "en",
            "And Agnes Baker is at the Hallway with 4 horror\n"
            "When Roland Banks takes a resource\nThen Agnes Baker has 4 horror\n",
        ),
        (
            "it",
            "E Agnes Baker è nel Corridoio con 4 orrori\n"
            "Quando Roland Banks prende una risorsa\nAllora Agnes Baker ha 4 orrori\n",
        ),
    ],
)
def test_what_a_timeline_prints_can_be_said_and_an_investigator_be_laid_out_with_tokens(
    language: str, steps: str
) -> None:
    assert play(steps, language).passed


@pytest.mark.parametrize(
    ("language", "steps", "near"),
    [
        (
            "en",
            "When Roland Banks takes a resource\nThen Acolyte disengages by itself\n",
            "{enemy} disengages from {who}",
        ),
        (
            "it",
            "Quando Roland Banks prende una risorsa\nAllora Acolyte si disimpegna subito\n",
            "{enemy} si disimpegna da {who}",
        ),
    ],
)
def test_an_expectation_that_nobody_knows_is_met_with_events_as_well(
    language: str, steps: str, near: str
) -> None:
    assert near in refusal(steps, language).candidates


@pytest.mark.parametrize(
    ("steps", "says"),
    [
        (
            "And the Study has shroud 4\nAnd the chaos bag holds 0\nWhen Roland Banks investigates\n",
            "an unnamed effect sets the base shroud of each Study to 4",
        ),
        (
            "And the chaos bag holds 0\nWhen Roland Banks investigates and fails\n",
            "came out otherwise: Roland Banks succeeds by 1",
        ),
        (
            "And Wendy Adams is at the Attic\nAnd Goat Spawn is at the Hallway\n"
            "And the Hallway is connected to the Study and the Attic\n"
            "When the enemy phase begins\n"
            "And Wendy Adams decides that Goat Spawn goes to the Attic\n",
            "this falls to Roland Banks, not to Wendy Adams",
        ),
        ("When the round ends\nAnd the round ends\n", "the round has ended already"),
        (
            "When Roland Banks does not exile Knife\n",
            "nothing asks Roland Banks whether they do this: exile Knife",
        ),
        (
            "And Swarm of Rats is engaged with Roland Banks with 1 damage on him\n",
            "'damage on him' is no kind of token",
        ),
    ],
)
def test_what_a_sentence_folds_into_it_is_refused_by_name(steps: str, says: str) -> None:
    error = refusal(steps)
    assert says in f"{error.message} {error.remedy}"


@pytest.mark.parametrize(
    ("steps", "unknown"),
    [
        ("And Roland Banks controls Knife and Flashligt", "Flashligt"),
        ("And Roland Banks controls Knife, Machete and Book of the Shadow", "Book of the Shadow"),
        ("And Roland Banks controls Knife and Ghoul Mignon is engaged with him", "Ghoul Mignon"),
        ("When Roland Banks discards Knife and Flashligt", "Flashligt"),
    ],
)
def test_a_name_that_is_misspelled_last_is_named_alone(steps: str, unknown: str) -> None:
    assert refusal(steps).message == f"there is no card called '{unknown}'"

"""Where play stops for want of a fact, it says how a step tells one, and such a step can be read."""

from __future__ import annotations

import re

import pytest

from rulesref.cases.keywords import KEYWORD
from rulesref.errors import CaseError
from rulesref.rulings.reading import Told, read_sentence
from rulesref.wording.speech import AT_TABLE
from tests.arkham import JUDGE, play, scene

#: What stops for want of a fact that no sentence tells yet, or each in its own words.
UNTOLD = {
    *(
        "deck-of-weakness-unknown",
        "filled-slots-unsettled",
        "hand-of-nobody",
        "other-side-unknown",
        "stage-unknown",
    ),
}
NAMES = {"card": "Roland Banks", "who": "Roland Banks", "title": "Machete"}
#: What number of the scenario is lacking, in either language.
NUMBERS = {
    "scenario-number-untold": {"en": "depth", "it": "profondità"},
    "own-number-untold": {"en": "alarm", "it": "allarme"},
    "local-number-untold": {"en": "floor", "it": "piano"},
}
#: What else than an investigator the source is.
PLACES = {
    "connections-unknown": "the Study",
    "owner-untold": "Lita Chantler",
    "local-number-untold": "the Study",
}
_STEP = {
    language: re.compile(rf"\b({'|'.join(words.values())}) ([^;]+)")
    for language, words in KEYWORD.items()
}


@pytest.mark.parametrize("language", KEYWORD)
@pytest.mark.parametrize(
    "stop", sorted(stop for stop in JUDGE.speech.lacked if not stop.endswith(AT_TABLE))
)
def test_each_example_is_a_step_of_its_kind(stop: str, language: str) -> None:
    assert stop in JUDGE.game.rules.stops
    names = {**NAMES, "card": PLACES.get(stop, NAMES["card"])}
    names["phrase"], names["other"] = "had a drink", "the Attic"
    names["which"] = NUMBERS.get(stop, {}).get(language, "")
    text = JUDGE.speech.lacked[stop][language].write({**names, **KEYWORD[language]})
    examples = _STEP[language].findall(text)
    kinds = {word: kind for kind, word in KEYWORD[language].items()}
    assert examples
    now = scene(language=language)
    for keyword, step in examples:
        step = step.removesuffix(", such as: ").strip()
        rows = JUDGE.speech.rows(kinds[keyword])
        assert isinstance(read_sentence(step, rows, now.tongue, now.telling.said), Told), step


@pytest.mark.parametrize("language", KEYWORD)
@pytest.mark.parametrize("stop", sorted(JUDGE.speech.answers))
def test_each_example_of_a_table_answers_by_itself(stop: str, language: str) -> None:
    """What is said there to a stop for want of a card is that card, which a step tells then."""
    text = JUDGE.speech.lacked[f"{stop}{AT_TABLE}"][language].write(dict(NAMES))
    what = text.partition(";")[0].rpartition(": ")[2]
    step = JUDGE.speech.answers[stop][language].write({"card": "Roland Banks", "what": what})
    now = scene(language=language)
    rows = [*JUDGE.speech.rows("when"), *JUDGE.speech.rows("given")]
    assert isinstance(read_sentence(step, rows, now.tongue, now.telling.said), Told), step


def test_what_a_table_says_of_a_stop_takes_the_place_of_what_a_case_says() -> None:
    at_tables = {stop.removesuffix(AT_TABLE) for stop in JUDGE.speech.lacked if AT_TABLE in stop}
    wanted = {*JUDGE.speech.answers, *JUDGE.speech.fates}
    assert set(JUDGE.speech.answers) <= at_tables <= wanted & set(JUDGE.speech.lacked)


@pytest.mark.parametrize("language", KEYWORD)
@pytest.mark.parametrize("type", sorted(JUDGE.speech.lying))
def test_each_example_lays_a_card_out(type: str, language: str) -> None:
    step = JUDGE.speech.lying[type][language].write({"card": LAID[type], "who": "Roland Banks"})
    now = scene(language=language)
    told = read_sentence(step, JUDGE.speech.rows("given"), now.tongue, now.telling.said)
    assert isinstance(told, Told), step


#: A card of each type, which has one name in both languages.
LAID = {
    "enemy": "Acolyte (01169)",
    "asset": "Machete",
    "event": "01023",
    "skill": "01025",
    "treachery": "01163",
    "location": "01111",
    "investigator": "Agnes Baker",
}


def test_whatever_no_step_says_can_be_told_or_is_listed() -> None:
    wanting = {
        id
        for id, row in JUDGE.game.rules.stops.items()
        if re.search(r"no step (says|names)|no step and no fact", row.texts["en"])
    }
    assert wanting - set(JUDGE.speech.lacked) == wanting & UNTOLD
    assert wanting >= UNTOLD


@pytest.mark.parametrize(
    ("given", "remedy"),
    [
        (
            "Roland Banks has 5 resources\n    And Wendy Adams is at the Study",
            "Given Roland Banks is at the Study",
        ),
        (
            "Roland Banks is at the Study\n    And Ghoul Priest has 3 damage",
            "Given Ghoul Priest is engaged with Roland Banks",
        ),
    ],
)
def test_what_a_given_step_names_and_nothing_lays_out_has_a_line(given: str, remedy: str) -> None:
    with pytest.raises(CaseError) as refused:
        play(f"Given {given}\n    When Roland Banks investigates\n    And Roland Banks fails by 1")
    assert remedy in str(refused.value.remedy)

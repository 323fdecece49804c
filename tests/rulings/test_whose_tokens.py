"""Tokens that a step lays out are on the card of which it speaks, or it is refused with the line."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import parse_cases, replay

TOP = {
    "en": "Feature: f\n  Scenario: s\n",
    "it": "# language: it\nFunzionalità: f\n  Scenario: s\n",
}
ENDS = {
    "en": "    When Roland Banks takes a resource\n    Then Roland Banks has {} clues\n",
    "it": "    Quando Roland Banks prende una risorsa\n    Allora Roland Banks ha {} indizi\n",
}


def _file(language: str, *given: str, clues: int = 0) -> str:
    first, more = ("Given", "And") if language == "en" else ("Dato", "E")
    steps = [f"    {more if place else first} {text}\n" for place, text in enumerate(given)]
    return TOP[language] + "".join(steps) + ENDS[language].format(clues)


def _refusal(language: str, *given: str) -> CaseError:
    (case,) = parse_cases(_file(language, *given), "x.feature")
    with pytest.raises(CaseError) as caught:
        replay(case, "2016")
    return caught.value


@pytest.mark.parametrize(
    ("language", "given", "lines"),
    [
        (
            "en",
            ("Roland Banks is at the Study with 2 clues",),
            ("Roland Banks has 2 clues", "Study has 2 clues"),
        ),
        (
            "it",
            ("Roland Banks è nello Studio con 1 indizio",),
            ("Roland Banks ha 1 indizio", "Studio ha 1 indizio"),
        ),
        (
            "en",
            (
                "Roland Banks is at the Study",
                "Acolyte is engaged with Roland Banks with 3 resources",
            ),
            ("Acolyte has 3 resources", "Roland Banks has 3 resources"),
        ),
        (
            "en",
            ("Roland Banks is at the Study", "Acolyte is at the Hallway with 2 clues"),
            ("Acolyte has 2 clues", "Hallway has 2 clues"),
        ),
        (
            "en",
            ("Roland Banks and Agnes Baker are at the Study with 2 damage",),
            ("Roland Banks has 2 damage", "Agnes Baker has 2 damage"),
        ),
    ],
)
def test_whose_they_are_is_asked(
    language: str, given: tuple[str, ...], lines: tuple[str, ...]
) -> None:
    error = _refusal(language, *given)
    assert error.line == len(TOP[language].splitlines()) + len(given)
    assert error.text is not None
    assert error.text.endswith(given[-1])
    assert error.candidates == lines
    bare = given[-1].rpartition(" con " if language == "it" else " with ")[0]
    for line in lines:  # each of them says it
        (case,) = parse_cases(_file(language, *given[:-1], bare, line), "x.feature")
        replay(case, "2016")


@pytest.mark.parametrize(
    ("given", "clues"),
    [
        (("Roland Banks is at the Study with 2 clues", "the Study has 0 clues"), 2),
        (("the Study is in play", "the Study has 1 clue", "Roland Banks is at the Study with 2 clues"), 2),
        (("Roland Banks is at the Study with 0 clues",), 0),
        (("Roland Banks and Agnes Baker are at the Study with 0 clues",), 0),
        (("Roland Banks is at the Study with 2 damage",), 0),
    ],
)  # fmt: skip
def test_what_another_step_says_is_not_asked(given: tuple[str, ...], clues: int) -> None:
    (case,) = parse_cases(_file("en", *given, clues=clues), "x.feature")
    assert replay(case, "2016").passed


def test_none_is_an_amount() -> None:
    """Whoever has 0 resources is given none for what they play."""
    steps = "Feature: f\n  Scenario: s\n    Given Roland Banks is at the Study with 0 resources\n"
    end = "    When Roland Banks plays Knife\n    Then it is refused under arkham-lcg/costs\n"
    (case,) = parse_cases(steps + end, "x.feature")
    assert replay(case, "2016").passed
    error = _refusal(
        "en", "Roland Banks is at the Study with 0 resources", "Roland Banks has 5 resources"
    )
    assert "has been said already" in error.message


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ("the Study has 2 horror", "it has no sanity"),
        ("Guard Dog has 1 action", "only an investigator has actions"),
        (".45 Automatic has 2 charges", "its uses are ammo"),
        ("Roland Banks has 2 charges", "it bears no uses"),
        ("Knife has 2 resources", "tokens lie on cards in play"),
        ("Ghoul Minion is engaged with Roland Banks with 2 horror", "it has no sanity"),
    ],
)
def test_no_card_has_tokens_that_it_cannot_have(given: str, why: str) -> None:
    laid = (
        "Roland Banks is at the Study",
        "Roland Banks controls Guard Dog and .45 Automatic",
        "Roland Banks has Knife in hand",
    )
    error = _refusal("en", *laid, given)
    assert error.message.endswith(why)


TEST = """\
Feature: f
  Scenario: s
    Given Roland Banks and Agnes Baker are at the Study
    And the chaos bag holds {bag}
    And it is the turn of Roland Banks
    When Roland Banks investigates
    And {who} reveals 0
    Then Roland Banks succeeds by 1
"""


@pytest.mark.parametrize("bag", ["0, -1", "0"])
def test_fate_gives_a_token_to_whoever_reveals_it(bag: str) -> None:
    (case,) = parse_cases(TEST.format(bag=bag, who="Agnes Baker"), "x.feature")
    with pytest.raises(CaseError) as caught:
        replay(case, "2016")
    assert caught.value.line == 7
    (case,) = parse_cases(TEST.format(bag=bag, who="Roland Banks"), "x.feature")
    assert replay(case, "2016").passed

"""What fate decides, and what a test was really made against, as the timeline tells them."""

from __future__ import annotations

from rulesref.places import corpus_folder
from tests.arkham import parse_cases, read_cases, replay

CASES = corpus_folder() / "arkham-lcg" / "cases"
HEAD = "Feature: f\n  Scenario: s\n"


def told(steps: str) -> list[str]:
    ruling = replay(parse_cases(HEAD + steps, "x.feature")[0], "2016")
    return [moment.text for moment in ruling.timeline]


def test_a_card_that_fate_gives_is_told_by_its_name() -> None:
    lines = told(
        "    Given Roland Banks is at the Study\n"
        "    And the shuffled deck of Roland Banks holds Knife, Leather Coat\n"
        "    When Roland Banks takes the draw action\n"
        "    And Roland Banks draws Leather Coat\n"
        "    Then Leather Coat is in hand\n"
    )
    assert "the deck gives Leather Coat" in lines
    assert not [line for line in lines if "Card(" in line]


def test_a_place_that_fate_gives_is_told_by_its_name() -> None:
    lines = [
        moment.text
        for case in read_cases(CASES / "concealed" / "mini-cards.feature")
        for moment in replay(case, "2016").timeline
    ]
    assert "the true mini-card goes to Parlor" in lines
    assert not [line for line in lines if "parlor" in line]


INVESTIGATION = (
    "    Given Roland Banks is at the Study\n"
    "    And Roland Banks has Double or Nothing in hand\n"
    "    And the chaos bag holds 0\n"
    "    When Roland Banks investigates\n"
)


def test_a_difficulty_that_has_changed_is_told_with_the_result() -> None:
    lines = told(
        INVESTIGATION + "    And Roland Banks commits Double or Nothing\n"
        "    Then Roland Banks has 0 clues\n"
    )
    assert "Roland Banks succeeds against a difficulty of 4" in lines


def test_one_that_has_not_is_not_told_again() -> None:
    lines = told(
        INVESTIGATION + "    And nobody commits anything\n    Then Roland Banks has 1 clue\n"
    )
    assert "Roland Banks succeeds by 1" in lines

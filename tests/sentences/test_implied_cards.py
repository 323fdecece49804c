"""A fast card that a step plays is in hand while the steps before it happen, not only afterwards."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import play

TABLE = """\
Given Roland Banks is at the Study
And the Study has 2 clues
And the chaos bag holds 0
And Ghoul Minion is engaged with Roland Banks
"""


@pytest.mark.parametrize(
    "steps",
    [
        "When Ghoul Minion attacks Roland Banks\nAnd Roland Banks plays Dodge\n"
        "Then Roland Banks has 0 damage",
        "When Roland Banks takes a resource\nAnd Roland Banks plays Dodge\n"
        "Then Roland Banks has 0 damage",
        "When Roland Banks draws Grasping Hands from the encounter deck\n"
        "And Roland Banks plays Ward of Protection\nThen Grasping Hands is in the discard pile",
    ],
)
def test_what_is_answered_is_not_over_before_the_card_comes(steps: str) -> None:
    ruling = play(TABLE + steps)
    assert ruling.passed, ruling.unmet


def test_a_fast_event_is_played_in_the_phase_that_the_step_before_it_begins() -> None:
    ruling = play(
        TABLE
        + """\
When the enemy phase begins
And Roland Banks plays Keep Faith
Then in order:
| Roland Banks plays the fast event Keep Faith |
| Ghoul Minion attacks Roland Banks |"""
    )
    assert ruling.passed, ruling.unmet


def test_what_a_step_plays_is_not_offered_for_a_test() -> None:
    ruling = play(
        TABLE
        + """\
When Roland Banks investigates
And Roland Banks assigns 1 damage to Roland Banks
And Roland Banks plays Working a Hunch
Then Roland Banks has 2 clues"""
    )
    assert ruling.passed, ruling.unmet


def test_a_card_that_a_step_draws_is_not_in_hand_before() -> None:
    ruling = play(
        TABLE
        + """\
And the deck of Roland Banks holds Dodge
When Ghoul Minion attacks Roland Banks
And Roland Banks draws 1 card
Then Roland Banks has 1 damage
When Ghoul Minion attacks Roland Banks
And Roland Banks plays Dodge
Then Roland Banks has 1 damage"""
    )
    assert ruling.passed, ruling.unmet


def test_what_is_played_after_a_question_was_not_in_hand_at_its_time() -> None:
    ruling = play(
        TABLE
        + """\
When the enemy phase is resolved
Then Roland Banks has 1 damage
And Roland Banks has 0 cards in hand
When Ghoul Minion attacks Roland Banks
And Roland Banks plays Dodge
Then Roland Banks has 1 damage"""
    )
    assert ruling.passed, ruling.unmet


def test_resources_that_a_step_gives_are_all_that_he_has() -> None:
    with pytest.raises(CaseError):
        play(
            TABLE
            + """\
And Roland Banks has 0 resources
When Ghoul Minion attacks Roland Banks
And Roland Banks plays Dodge
Then Roland Banks has 0 damage"""
        )


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("Roland Banks may play Dodge", "yes"),
        ("Roland Banks may not play Dodge", "no"),
        ("Roland Banks may play Evidence!", "no"),
    ],
)
def test_whoever_is_asked_about_has_the_card(asked: str, answer: str) -> None:
    steps = TABLE + "When Ghoul Minion attacks Roland Banks\n"
    ruling = play(f"{steps}Then it is asked whether {asked}\nAnd the answer is {answer}")
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize("edition", ["2016", "2026"])
def test_whoever_is_asked_about_has_it_at_every_table(edition: str) -> None:
    ruling = play(
        "Given Roland Banks is at the Study\n"
        "Then it is asked whether Roland Banks may play Machete\n"
        f"And in the edition of {edition} the answer is yes"
    )
    assert ruling.passed, ruling.unmet


def test_a_card_that_is_asked_about_is_not_offered_for_a_test() -> None:
    ruling = play(
        """\
Given Roland Banks is at the Study
And the chaos bag holds 0
When Roland Banks investigates
Then it is asked whether Roland Banks may play Old Book of Lore
And the answer is yes"""
    )
    assert ruling.passed, ruling.unmet


COMMITTED = """Given Roland Banks is at the Study
    And the Study has 1 clue
    {given}When Roland Banks investigates
    And Roland Banks commits {card}
    And Roland Banks reveals 0
    Then the Study has 0 clues"""


def test_what_is_committed_is_held() -> None:
    ruling = play(COMMITTED.format(given="", card="Magnifying Glass and Unexpected Courage"))
    assert ruling.passed
    assert any("commits Magnifying Glass" in moment.text for moment in ruling.timeline)


def test_who_has_no_hand_commits_nothing() -> None:
    given = "And Roland Banks has no cards in hand\n    "
    with pytest.raises(CaseError, match="Perception"):
        play(COMMITTED.format(given=given, card="Perception"))


def test_a_place_with_clues_is_in_play() -> None:
    ruling = play(
        """Given the Hallway has 1 clue
        And Roland Banks is at the Study
        Then the Hallway is in play
        And Roland Banks is not at the Hallway"""
    )
    assert ruling.passed

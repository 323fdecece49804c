"""Where play has stopped something is resolving, and nobody knows what may be done once it has."""

from __future__ import annotations

import pytest

from tests.arkham import play

#: Steps that come to a stop: each at a token that no step tells.
STOPS = {
    "its own test": "When Roland Banks investigates",
    "the test of a treachery": "When Roland Banks draws Grasping Hands",
    "the test of somebody else": "When Wendy Adams investigates",
}
LEAVE = (
    "Roland Banks may investigate",
    "Wendy Adams may investigate",
    "Roland Banks may play Emergency Cache",
    "Roland Banks may use First Aid",
    "Roland Banks may fight Ghoul Minion",
    "Roland Banks may evade Ghoul Minion",
)
LAID = """Given Roland Banks and Wendy Adams are at the Study
    And Ghoul Minion is engaged with Roland Banks
    And Roland Banks controls First Aid
    And Roland Banks has Emergency Cache in hand
    And Roland Banks has 1 damage
    """


@pytest.mark.parametrize("leave", LEAVE)
@pytest.mark.parametrize("stop", STOPS)
def test_no_leave_is_given_or_denied_where_play_has_stopped(stop: str, leave: str) -> None:
    ruling = play(f"{LAID}{STOPS[stop]}\n    Then it is asked whether {leave}")
    assert ruling.verdict == "unsupported", ruling.reason


@pytest.mark.parametrize("leave", LEAVE)
def test_it_is_given_or_denied_once_the_test_is_over(leave: str) -> None:
    ruling = play(
        f"{LAID}When Roland Banks investigates, and fails by 1\n    Then it is asked whether {leave}"
    )
    assert ruling.verdict in ("yes", "no"), ruling.reason


def test_cards_are_committed_before_the_token_that_nobody_tells() -> None:
    ruling = play(
        """Given Roland Banks is at the Study
    And Wendy Adams is at the Hallway
    And Wendy Adams has Deduction in hand
    When Roland Banks investigates
    Then it is asked whether Wendy Adams may commit Deduction"""
    )
    assert ruling.verdict == "no"

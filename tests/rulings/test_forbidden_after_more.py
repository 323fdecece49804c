"""What a rule keeps out of a choice is refused with it, however far the step before has run on since."""

from __future__ import annotations

import pytest

from tests.arkham import play

TEST = """\
Given Roland Banks is at the Study
    And Wendy Adams is at the Hallway
    And Roland Banks has Overpower and Overpower and Vicious Blow and Emergency Cache in hand
    And Wendy Adams has Survival Instinct in hand
    And the deck of Roland Banks holds Knife, Knife #2, Knife #3
    And Ghoul Minion is engaged with Roland Banks
    And the chaos bag holds {token}
    When Roland Banks fights Ghoul Minion
    {first}
    And {second}
    Then it is refused under arkham-lcg/{rule}"""


@pytest.mark.parametrize("edition", ["2016", "2026"])
@pytest.mark.parametrize("token", ["+1", "auto-fail"])
@pytest.mark.parametrize(
    ("second", "rule"),
    [
        ("Roland Banks commits Overpower #2", "limits-and-maximums"),
        ("Roland Banks commits Emergency Cache", "steps/st-2"),
        ("Wendy Adams commits Survival Instinct", "steps/st-2"),
    ],
)
def test_a_card_that_cannot_be_committed(second: str, rule: str, token: str, edition: str) -> None:
    """All that may be committed is, and the order of the results decides itself: the test is over."""
    first = "And Roland Banks commits Vicious Blow\n    And Roland Banks commits Overpower"
    told = TEST.format(token=token, first=first, second=second, rule=rule)
    ruling = play(told, edition)
    assert ruling.passed, ruling.unmet

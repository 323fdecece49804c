"""Actions that are left count in what a card gives for anything; where that is not clear it is asked."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import play

TOLD = """Given Roland Banks is at the Study
    And Roland Banks controls Leo De Luca (0)
    And it is the turn of Roland Banks
    And Roland Banks has {told}
    When Leo De Luca is discarded
    Then Roland Banks has {left} actions left
"""


@pytest.mark.parametrize(
    ("told", "left"),
    [
        ("1 action left", 1),
        ("2 actions left", 2),
        ("4 actions left", 3),
        ("3 actions in all", 3),
        ("4 actions in all", 3),
        ("1 action in all", 1),
        ("a total of 0 actions", 0),
    ],
)
def test_the_additional_one_is_spent_first_and_goes_with_its_card(told: str, left: int) -> None:
    assert play(TOLD.format(told=told, left=left)).passed


@pytest.mark.parametrize("number", [0, 3])
def test_as_many_as_a_turn_has_and_none_are_asked_about(number: int) -> None:
    with pytest.raises(CaseError, match="additional action of Leo De Luca is among") as refused:
        play(TOLD.format(told=f"{number} actions left", left=number))
    assert refused.value.candidates == (
        f"Roland Banks has {number} actions in all",
        f"Roland Banks has {number + 1} {'action' if not number else 'actions'} in all",
    )


def test_without_such_a_card_nothing_is_asked() -> None:
    told = TOLD.format(told="3 actions left", left=3)
    assert play(
        told.replace("    And Roland Banks controls Leo De Luca (0)\n", "").replace(
            "When Leo De Luca is discarded", "When Roland Banks takes 1 damage"
        )
    ).passed

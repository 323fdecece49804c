"""A Then step in a player window speaks of that window, where nothing but its use could change it."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError, Undecided
from tests.arkham import play

TABLE = """Given Leo Anderson is at the Study with 3 resources
And Leo Anderson has Beat Cop in hand
And Leo Anderson is engaged with Ghoul Minion
When Leo Anderson begins his turn
And Leo Anderson uses his reaction on Beat Cop
"""
TESTED = """Given Leo Anderson is at the Study
And Leo Anderson controls Beat Cop
And the Study has 2 clues
And Ghoul Minion is engaged with Leo Anderson
And the chaos bag holds 0, -4
When Leo Anderson investigates
"""


def test_what_is_so_in_the_window_and_behind_it_is_so() -> None:
    ruling = play(TABLE + "Then Leo Anderson controls Beat Cop")
    assert (ruling.passed, ruling.verdict) == (True, "ordered")


def test_the_window_is_still_there_for_the_next_step() -> None:
    used = "Then Leo Anderson controls Beat Cop\nWhen Leo Anderson uses ability 2 of Beat Cop\n"
    assert play(TABLE + used + "Then Beat Cop is in the discard pile").passed


@pytest.mark.parametrize(
    "steps",
    [
        TABLE + "Then Beat Cop is in the discard pile",  # not yet, but it may come to be so
        TESTED + "Then Leo Anderson has 0 clues",  # so in the window, but fate decides behind it
    ],
)
def test_what_may_come_otherwise_behind_the_window_is_not_settled(steps: str) -> None:
    with pytest.raises(Undecided, match="not settled"):
        play(steps)


def test_another_choice_than_a_window_has_to_be_made() -> None:
    asked = "Given Wendy Adams is at the Study\nAnd Wendy Adams has Lucky! and Guts in hand\n"
    with pytest.raises(CaseError):
        play(asked + "When Wendy Adams tests willpower (5)\nThen Wendy Adams has 2 cards in hand")

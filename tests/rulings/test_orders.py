"""The order of a test's results: told where it matters, and never where it does not."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import play

SEEKING = """\
Given Agnes Baker is at the Study
And the Study has 4 clues
And Agnes Baker controls Rite of Seeking (4)
And the chaos bag holds 0
When Agnes Baker uses Rite of Seeking
And nobody commits anything
"""
#: Whoever is engaged while they move is followed; not so whoever has evaded first.
RISKY = """\
Given Wendy Adams is at the Study
And the Study is connected to the Hallway
And Ghoul Minion is engaged with Wendy Adams
And Wendy Adams has Survival Instinct (01081) in hand
And the chaos bag holds 0
When Wendy Adams evades Ghoul Minion
And Wendy Adams commits Survival Instinct
"""


def test_orders_that_come_to_the_same_are_nobodys_to_tell():
    assert play(SEEKING + "Then Agnes Baker has 3 clues").passed


def test_a_step_that_follows_goes_past_such_an_order():
    ruling = play(SEEKING + "And Agnes Baker takes a resource\nThen Agnes Baker has 3 clues")
    assert ruling.passed


def test_it_may_be_told_all_the_same():
    told = "And Rite of Seeking is applied first\n"
    assert play(SEEKING + told + "Then Agnes Baker has 3 clues").passed


def test_the_timeline_goes_on_to_the_end_of_what_comes_to_the_same():
    found = play(SEEKING + "Then Agnes Baker has 3 clues")
    assert found.verdict == "ordered"
    assert "the test ends" in str(found.timeline[-1])
    assert play(SEEKING).passed


def test_it_is_still_a_choice_that_can_be_asked_for():
    assert play(SEEKING + "Then the choice is Agnes Baker's").passed


def test_an_order_that_leaves_something_different_behind_has_to_be_told():
    with pytest.raises(CaseError, match="order of a test's results"):
        play(RISKY + "And Wendy Adams moves to the Hallway\nThen Wendy Adams is at the Hallway")


MAP = """\
Given Daisy Walker is at the Study
And Daisy Walker controls Local Map
And the Study is connected to the Hallway
And the Hallway has 1 clue
And the chaos bag holds 0
When Daisy Walker investigates with Local Map
And nobody commits anything
"""


@pytest.mark.parametrize(("told", "place"), [("accepts", "the Hallway"), ("declines", "the Study")])
def test_an_order_with_a_choice_on_the_way_is_gone_past_where_each_answer_comes_to_the_same(
    told: str, place: str
):
    steps = f"And Daisy Walker {told} the effect of Local Map\nThen Daisy Walker is at {place}\n"
    assert play(MAP + steps + "And Daisy Walker has 1 clue").passed

"""What holds now is followed so far and no further."""

from __future__ import annotations

import pytest

from rulesref.engine.reckoning import MOST, InCircles, within
from rulesref.engine.state import State
from tests.engine.toy import TOY


def follow(state: State, further: int) -> int:
    """How many clauses have been looked at, where each goes by ``further`` others."""
    return 1 + within(state, follow, state, further - 1) if further else 1


def test_a_clause_may_go_by_others_and_they_by_others() -> None:
    state = State(TOY)
    assert follow(state, MOST) == MOST + 1
    assert state.reckoning == 0


def test_clauses_that_go_round_are_followed_so_far_and_no_further() -> None:
    state = State(TOY)
    with pytest.raises(InCircles):
        follow(state, MOST + 1)
    assert state.reckoning == 0


def test_what_is_supposed_within_a_clause_counts_on() -> None:
    state = State(TOY)
    with pytest.raises(InCircles):
        within(state, lambda: follow(state.fork(), MOST))
    assert within(state, lambda: follow(state.fork(), MOST - 1)) == MOST

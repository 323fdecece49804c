"""arkham-lcg/qa/time-warp-cards-returned-to-decks: what is kept so that an action can be undone."""

from __future__ import annotations

from rulesref.games.arkham_lcg.actions.undoing import LAST, Moment
from tests.arkham import scene


def test_a_moment_keeps_no_moments_and_is_the_same_with_or_without_them() -> None:
    state = scene().state
    before = Moment(state)
    for _ in range(60):  # each would hold the one before twice
        state.put(LAST, began=Moment(state), ended=Moment(state))
    after = Moment(state)
    assert LAST not in after.things
    assert after == before
    assert hash(after) == hash(before)

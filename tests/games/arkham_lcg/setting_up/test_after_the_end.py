"""arkham-lcg/act-deck-and-agenda-deck: once a scenario has ended nothing more is begun in it."""

from __future__ import annotations

import pytest

from rulesref.games.arkham_lcg import RULES
from rulesref.games.arkham_lcg.playing.closed import _BETWEEN
from rulesref.games.arkham_lcg.table import TABLE, new_game, seat
from tests.arkham import card_named


@pytest.mark.parametrize("opening", sorted(set(RULES.openings) - _BETWEEN))
def test_nothing_is_begun_in_a_scenario_that_is_over(opening: str) -> None:
    state = new_game()
    seat(state, card_named("Roland Banks"), None)
    state.put(TABLE, over=True)
    before = state.position()
    refused = RULES.openings[opening](state)
    assert refused is not None
    assert refused.id == "scenario-over"
    assert state.position() == before

"""arkham-lcg/in-player-order: the lead investigator first, then the others clockwise."""

from __future__ import annotations

import pytest

from rulesref.engine.machine import run
from rulesref.games.arkham_lcg.table import investigators, new_game, seat
from rulesref.games.things import bring
from tests.arkham import card_named

NAMES = ("Roland Banks", "Agnes Baker", "Wendy Adams", "Zoey Samaras")


@pytest.mark.parametrize(("new", "order"), [(1, (1, 2, 3)), (2, (2, 3, 1)), (3, (3, 1, 2))])
def test_the_order_begins_with_a_new_lead(new: int, order: tuple[int, ...]) -> None:
    state = new_game()
    study = bring(state, card_named("Study"), zone="play", revealed=True)
    seated = [seat(state, card_named(name), study) for name in NAMES]
    state.put(seated[0], eliminated=True)
    state.put("table", order=tuple(seated[1:]))
    state.emit(state.event("new-lead", who=seated[new]))
    run(state)
    assert investigators(state) == tuple(seated[one] for one in order)

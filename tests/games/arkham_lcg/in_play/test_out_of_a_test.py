"""arkham-lcg/enters-play: a committed card that comes into play is committed no more (Amanda Sharpe)."""

from __future__ import annotations

import pytest

from rulesref.engine.machine import run
from rulesref.games.arkham_lcg.skill_tests.current import TEST
from rulesref.games.arkham_lcg.table import new_game, seat
from rulesref.games.things import bring
from tests.arkham import card_named


@pytest.mark.parametrize("attached", [False, True])
def test_what_enters_play_out_of_a_test_leaves_it(attached: bool) -> None:
    state = new_game()
    study = bring(state, card_named("Study"), zone="play", revealed=True)
    who = seat(state, card_named("Daisy Walker"), study)
    glass = bring(state, card_named("Magnifying Glass"), zone="committed", controller=who)
    state.put(TEST, who=who, skill="intellect", committed=(glass,))
    if attached:
        state.emit(state.event("attach", card=glass, to=study))
    state.emit(state.event("enter-play", card=glass, who=who))
    run(state)
    assert state.get(glass, "zone") == "play"
    assert not state.get(TEST, "committed", ())

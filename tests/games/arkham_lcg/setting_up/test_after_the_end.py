"""arkham-lcg/act-deck-and-agenda-deck: once a scenario has ended nothing more is begun in it."""

from __future__ import annotations

import pytest

from rulesref.engine.state import State
from rulesref.games.arkham_lcg import RULES
from rulesref.games.arkham_lcg.table import TABLE, new_game, seat
from tests.arkham import card_named

#: What is begun between two scenarios, and the rule that lets it follow the end of the first.
BETWEEN = {
    "clean-up",  # arkham-lcg/qa/prelude-the-final-evening-clean-up
    "clean-up-prelude",  # arkham-lcg/qa/prelude-clean-up-attached-beneath
    "interlude",  # arkham-lcg/qa/bless-curse-removed-when: after the game is cleaned up
    "setup",  # arkham-lcg/campaign-play/advancing-to-next-scenario
}


@pytest.fixture
def over() -> State:
    """One investigator, whose scenario has ended."""
    state = new_game()
    seat(state, card_named("Roland Banks"), None)
    state.put(TABLE, over=True)
    return state


@pytest.mark.parametrize("opening", sorted(RULES.openings.keys() - BETWEEN))
def test_nothing_is_begun_in_a_scenario_that_is_over(over: State, opening: str) -> None:
    before = over.position()
    refused = RULES.openings[opening](over)
    assert refused is not None
    assert refused.id == "scenario-over"
    assert over.position() == before


@pytest.mark.parametrize("opening", sorted(BETWEEN))
def test_what_comes_between_two_scenarios_is_begun_once_one_is_over(
    over: State, opening: str
) -> None:
    if opening == "interlude":
        assert RULES.openings[opening](over) == RULES.refuse("not-cleaned-up")
        over.put(TABLE, over=None)
    assert RULES.openings[opening](over) is None

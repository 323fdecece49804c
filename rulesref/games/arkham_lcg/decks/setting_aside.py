"""arkham-lcg/set-aside: cards that wait outside of the game until something refers to them."""

from __future__ import annotations

from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES

CITE = "arkham-lcg/set-aside"
ZONE = "aside"


@RULES.selector("set-aside")
def _set_aside(state: State, env: Env) -> list[str]:
    """Every set-aside card."""
    return [id for id, thing in state.things.items() if thing.get("zone") == ZONE]


@RULES.selector("your-bonded")
def _your_bonded(state: State, env: Env) -> list[str]:
    """arkham-lcg/bonded: set-aside cards of your own; they are in nobody's deck."""
    you = env["you"]
    return [card for card in _set_aside(state, env) if state.get(card, "owner") == you]

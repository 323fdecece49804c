"""arkham-lcg/drawing-cards: what somebody has drawn since the round began."""

from __future__ import annotations

from rulesref.engine.state import State
from rulesref.engine.tables import Env
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import kind_of


@RULES.test("drew-this-round", type="word")
def _drew_this_round(state: State, env: Env, type: str) -> bool:
    """You have drawn a card of this type this round, from whichever deck."""
    log = state.log
    while log is not None:
        line, log = log
        event = line.event
        if line.stage != "impact" or event is None:
            continue
        if event.type == "round-begin":
            return False
        drawn = event.type in ("draw", "draw-encounter") and event.slots.get("who") == env["you"]
        if drawn and kind_of(state, event.slots["card"]) == type:
            return True
    return False

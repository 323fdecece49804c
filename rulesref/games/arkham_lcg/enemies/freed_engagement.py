"""arkham-lcg/enemy-engagement: enemies engage as soon as nothing keeps them from somebody any more.

The end of a period, or of the card that says so, may end that an investigator cannot be engaged.
"""

from __future__ import annotations

from rulesref.engine.state import State
from rulesref.games.arkham_lcg.enemies.engagement import (
    CANNOT_BE_ENGAGED,
    cannot_be_engaged,
    look_for_engagement,
)
from rulesref.games.arkham_lcg.table import TABLE, investigators


def check(state: State) -> None:
    """Let enemies engage whom they could not engage until now."""
    before = state.get(TABLE, "unengageable", ())
    if not before and ("constant", CANNOT_BE_ENGAGED) not in state.index:
        return
    now = tuple(who for who in investigators(state) if cannot_be_engaged(state, who))
    if now != before:
        state.put(TABLE, unengageable=now)
    if not set(before) <= set(now):
        look_for_engagement(state)

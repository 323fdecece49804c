"""arkham-lcg/enemy-engagement: enemies engage as soon as nothing keeps them from somebody any more.

The end of a period, or of the card that says so, may end that an investigator cannot be engaged.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulesref.engine.state import State
from rulesref.games.arkham_lcg.enemies.engagement import (
    CANNOT_BE_ENGAGED,
    cannot_be_engaged,
    look_for_engagement,
)
from rulesref.games.arkham_lcg.limits.kept_apart import CANNOT_ENGAGE, keeping_apart
from rulesref.games.arkham_lcg.table import TABLE, investigators
from rulesref.games.things import in_play


def check(state: State) -> None:
    """Let enemies engage whom they could not engage until now."""
    _let_free(state, "unengageable", CANNOT_BE_ENGAGED, _unengageable)
    _let_free(state, "kept-apart", CANNOT_ENGAGE, _apart)


def _let_free(
    state: State, kept: str, clause: str, now_kept: Callable[[State], tuple[Any, ...]]
) -> None:
    """Look for engagements where the table has ``kept`` somebody whom ``clause`` keeps no more."""
    before = state.get(TABLE, kept, ())
    if not before and ("constant", clause) not in state.index:
        return
    now = now_kept(state)
    if now != before:
        state.put(TABLE, **{kept: now})
    if not set(before) <= set(now):
        look_for_engagement(state)


def _unengageable(state: State) -> tuple[str, ...]:
    return tuple(who for who in investigators(state) if cannot_be_engaged(state, who))


def _apart(state: State) -> tuple[tuple[str, str], ...]:
    """(Enemy, investigator) of all that cannot engage each other; each investigator is looked at once."""
    kept = {
        who: {enemy for standing in keeping_apart(state, who) for enemy in standing.bound}
        for who in investigators(state)
    }
    return tuple(
        (enemy, who) for enemy in in_play(state, "enemy") for who in kept if enemy in kept[who]
    )

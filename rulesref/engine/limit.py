"""Limits: how often an ability may be used in a period.

A use is kept on the thing itself as ``(ability, you) -> (period number, times)``, so that a copy
that enters play anew starts at zero. The hook ``period`` numbers the periods of the game, and rows
of the game say who keeps the count of a limit that is shared: ``@RULES.limit_scope("group")``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.ability import OWN, Ability
from rulesref.engine.state import State


def exhausted(state: State, ability: Ability, env: Mapping[str, Any]) -> bool:
    """Whether ``ability`` has been used as often as its limit allows."""
    limit = ability.limit
    if limit is None:
        return False
    return _times(state, ability, env) >= limit.times


def count(state: State, ability: Ability, env: Mapping[str, Any]) -> None:
    """Write down one use of ``ability``; a canceled use is a use."""
    limit = ability.limit
    if limit is None:
        return
    keeper, key = _place(state, ability, env)
    period = state.rules.hooks.period(state, limit.period)
    uses = dict(state.get(keeper, "uses-of", ()))
    uses[key] = (period, _times(state, ability, env) + 1)
    state.put(keeper, **{"uses-of": tuple(sorted(uses.items()))})


def uncount(state: State, ability: Ability, env: Mapping[str, Any]) -> None:
    """Take back one use of ``ability`` that has been written down."""
    if ability.limit is None:
        return
    keeper, key = _place(state, ability, env)
    uses = dict(state.get(keeper, "uses-of", ()))
    if key in uses:
        period, times = uses[key]
        uses[key] = (period, max(0, times - 1))
        state.put(keeper, **{"uses-of": tuple(sorted(uses.items()))})


def _times(state: State, ability: Ability, env: Mapping[str, Any]) -> int:
    assert ability.limit is not None
    keeper, key = _place(state, ability, env)
    period = state.rules.hooks.period(state, ability.limit.period)
    for name, (when, times) in state.get(keeper, "uses-of", ()):
        if name == key and when == period:
            return int(times)
    return 0


def _place(state: State, ability: Ability, env: Mapping[str, Any]) -> tuple[str, tuple[str, str]]:
    """Who keeps the count, and under which key."""
    assert ability.limit is not None
    if ability.limit.scope == OWN:
        return env["this"], (ability.id, env["you"])
    return state.rules.limit_scopes[ability.limit.scope](state, ability, env)

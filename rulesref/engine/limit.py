"""Limits: how often an ability may be used in a period.

A use is kept on the thing itself as ``(ability, you) -> (period number, times)``, so that a copy
that enters play anew starts at zero. ``hooks["period"]`` numbers the periods of the game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.ability import Ability
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
    period = state.rules.hooks["period"](state, limit.period)
    uses = dict(state.get(keeper, "uses-of", ()))
    uses[key] = (period, _times(state, ability, env) + 1)
    state.put(keeper, **{"uses-of": tuple(sorted(uses.items()))})


def _times(state: State, ability: Ability, env: Mapping[str, Any]) -> int:
    assert ability.limit is not None
    keeper, key = _place(state, ability, env)
    period = state.rules.hooks["period"](state, ability.limit.period)
    for name, (when, times) in state.get(keeper, "uses-of", ()):
        if name == key and when == period:
            return int(times)
    return 0


def _place(state: State, ability: Ability, env: Mapping[str, Any]) -> tuple[str, tuple[str, str]]:
    """Who keeps the count, and under which key."""
    assert ability.limit is not None
    if ability.limit.scope == "copy":
        return env["this"], (ability.id, env["you"])
    if ability.limit.scope == "group":
        return "table", (ability.id, "")
    if ability.limit.scope == "title":  # every copy of a title, whatever its level
        title = str(state.rules.hooks["title"](state, env["this"]))
        return "table", (title + ability.id.rpartition("/")[1] + ability.id.rpartition("/")[2], "")
    if ability.limit.scope == "location":  # one count for everybody who is there
        return str(state.rules.hooks["place"](state, env["you"])), (ability.id, "")
    return env["you"], (ability.id, "")

"""Effects that outlive the ability that made them: lasting ones, and delayed ones.

Both are things of their own, so that they fork, hash and expire like everything else; the thing
holds the ``ability``, so that positions in which different effects last are different. A lasting
effect binds the targets that it found when it was made; a delayed one looks when it resolves.
How much a lasting effect comes to is counted anew whenever it is read (``standing``).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.ability import Ability, Node, Trigger
from rulesref.engine.kind import CONSTANT, FORCED
from rulesref.engine.select import number
from rulesref.engine.state import State
from rulesref.engine.words import Row


def last(
    state: State, node: Node, env: Mapping[str, Any], until: str, targets: tuple[str, ...]
) -> str:
    """Let the constant ``node`` act on ``targets`` until the end of the period ``until``.

    The id of the effect; an empty one where that period is not running, and nothing lasts.
    """
    if not state.rules.hooks.runs(state, until):
        return ""
    id = _fresh(state)
    ability = Ability(f"{id}/lasting", CONSTANT, effects=(node,), zones=state.rules.zones)
    _set_up(state, id, ability, env, until)
    state.put(id, targets=targets)
    return id


def standing(state: State, env: Mapping[str, Any], value: Any) -> Any:
    """The number ``value`` of an effect that lasts, to be counted whenever it is read.

    Its words go on meaning what they mean in ``env``. What counts something that has happened
    (``Rules.quantity(settled=True)``) is counted now.
    """
    left = _settled(state, env, value)
    if not isinstance(left, Node):
        return left
    bound = {name: meant for name, meant in env.items() if name != "mark"}
    return Node(_STANDING, {"bound": bound, "value": left})


def _settled(state: State, env: Mapping[str, Any], value: Any) -> Any:
    """``value`` with all of it counted that only tells what has happened."""
    if not isinstance(value, Node):
        return value
    if value.row.id in state.rules.settled:
        return number(state, env, value)
    args = {
        name: _settled(state, env, raw) if value.row.args[name].startswith("number") else raw
        for name, raw in value.args.items()
    }
    return Node(value.row, args)


def counted(
    state: State, env: Mapping[str, Any], effects: tuple[Node, ...], now: frozenset[str]
) -> tuple[Node, ...]:
    """``effects`` that resolve later, in which the numbers of the rows ``now`` are counted now."""
    return tuple(Node(one.row, _counted(state, env, one, now)) for one in effects)


def _counted(
    state: State, env: Mapping[str, Any], node: Node, now: frozenset[str]
) -> dict[str, Any]:
    out = {}
    for name, raw in node.args.items():
        if not isinstance(raw, Node):
            out[name] = raw
        elif raw.row.id in now:
            out[name] = number(state, env, raw)
        else:
            out[name] = Node(raw.row, _counted(state, env, raw, now))
    return out


def _count(state: State, env: Mapping[str, Any], bound: Mapping[str, Any], value: Any) -> int:
    return number(state, {**env, **bound}, value)


_STANDING = Row("standing", {"bound": "word", "value": "quantity"}, _count)


def delay(
    state: State,
    trigger: Trigger,
    effects: tuple[Node, ...],
    env: Mapping[str, Any],
    until: str = "",
) -> str:
    """Resolve ``effects`` once, as a Forced ability, when ``trigger`` next occurs.

    The id of the effect; an empty one where the period ``until`` is not running.
    """
    if until and not state.rules.hooks.runs(state, until):
        return ""
    id = _fresh(state)
    ability = Ability(f"{id}/delayed", FORCED, trigger, effects=effects, zones=state.rules.zones)
    _set_up(state, id, ability, env, until)
    state.put(id, once=True)
    return id


def _set_up(state: State, id: str, ability: Ability, env: Mapping[str, Any], until: str) -> None:
    state.put(id, ability=ability, source=env["this"], controller=env["you"], until=until)
    state.enlist(id, (ability,))


def expire(state: State, period: str) -> None:
    """End every effect that lasted until the end of ``period``."""
    over = [id for id, thing in state.things.items() if thing.get("until") == period]
    for id in over:
        state.remove(id)
    if over:
        state.rules.hooks.refresh(state)


def _fresh(state: State) -> str:
    number = 1
    while f"effect/{number}" in state.things:
        number += 1
    return f"effect/{number}"

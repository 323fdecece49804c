"""Using a triggered ability: count it, pay its costs, then its effects as one block."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.block import resolve
from rulesref.engine.limit import count
from rulesref.engine.line import Line
from rulesref.engine.procedure import Procedure
from rulesref.engine.select import arguments
from rulesref.engine.state import State


def initiate(state: State, variables: Mapping[str, Any]) -> None:
    """Write the use down and pay every cost at once."""
    ability = variables["ability"]
    env = variables["env"]
    cites = ability.cites + state.rules.cites["use-" + ability.kind]
    event = env.get("event")
    answers = () if event is None else (event,)
    state.note(Line.use(state.depth, env["you"], env["this"], ability, cites, answers))
    pay(state, variables)


def pay(state: State, variables: Mapping[str, Any]) -> None:
    """Count the use and pay every cost at once."""
    ability = variables["ability"]
    env = variables["env"]
    count(state, ability, env)
    holder = env.get("holder")
    if holder and state.get(holder, "once"):
        state.let(env={**env, "meant": state.get(holder, "targets", ())})
        state.remove(holder)
    for cost in ability.costs:
        cost.row.run(state, env, **arguments(state, env, cost))


def effects(state: State, variables: Mapping[str, Any]) -> None:
    """Resolve the effects; nothing where a cost is unpaid, or its user has left while paying."""
    ability, env = variables["ability"], variables["env"]
    if ability.costs and state.rules.hooks.unpaid(state, env["this"]):
        return
    if state.rules.kinds[ability.kind].forced or not state.rules.hooks.gone(state, env["you"]):
        resolve(state, ability.effects, env)


USE = Procedure("use", initiate, effects, prints=True)

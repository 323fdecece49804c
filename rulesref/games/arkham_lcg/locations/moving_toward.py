"""arkham-lcg/move: effects that move an enemy once toward a place, and what follows if it engages.

An enemy in a threat area is where its investigator is. Whether it leaves there for another place is
open question U-31.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.ability import Node
from rulesref.engine.block import resolve_part
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.scope import fail, measure
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.enemies.engagement import engaged_with
from rulesref.games.arkham_lcg.locations.connections import connecting, distances, map_unknown
from rulesref.games.arkham_lcg.locations.entering_locations import barred
from rulesref.games.arkham_lcg.locations.moving import CITE, moves, stays_engaged
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import deciding_lead, location_of


def ways(state: State, enemy: str, goal: str) -> list[str]:
    """The locations that are one step nearer to ``goal``; none where it is there, or held."""
    place = location_of(state, enemy)
    if place is None or place == goal or stays_engaged(state, enemy):
        return []
    if map_unknown(state, place, enemy):
        return []
    away = distances(state, place, enemy).get(goal)
    return [
        there
        for there in connecting(state, place, enemy)
        if away is not None
        and distances(state, there, enemy).get(goal) == away - 1
        and not barred(state, enemy, there)
    ]


def _some_way(
    state: State, env: Env, enemy: tuple[str, ...], to: tuple[str, ...], **rest: Any
) -> bool:
    goal = location_of(state, to[0]) if to else None
    if goal is None:
        return False
    by = env["this"]
    return any(moves(state, one, there, by) for one in enemy for there in ways(state, one, goal))


@RULES.verb(
    "move-toward",
    CITE,
    able=_some_way,
    enemy="cards",
    to="cards",
    engaging="effects?",
    all_the_way="flag?",
)
def _verb(
    state: State,
    env: Env,
    enemy: tuple[str, ...],
    to: tuple[str, ...],
    engaging: tuple[Node, ...] = (),
    all_the_way: bool = False,
) -> None:
    """Each of ``enemy`` moves once toward ``to``; ``engaging`` follows if it engages by that.

    Toward what is no location means toward where it is. With ``all_the_way`` it goes on, one
    location at a time, until it is there: whoever it engages on the way it leaves again (U-31).
    """
    for one in enemy:
        if goal := location_of(state, to[0]) if to else None:
            means = {"enemy": one, "goal": goal, "effects": engaging, "on": all_the_way}
            state.call(TOWARD, env={**env, "it": (one,)}, **means)


def _whither(state: State, variables: Mapping[str, Any]) -> None:
    enemy = variables["enemy"]
    state.let(before=engaged_with(state, enemy))
    found = ways(state, enemy, variables["goal"])
    if not found:
        fail(state)
        state.end()
        return
    options = tuple(Option("way", {"card": enemy, "to": there}, there) for there in found)
    state.ask(Choice("way", deciding_lead(state), options, (CITE,), "to"))


def _go(state: State, variables: Mapping[str, Any]) -> None:
    by = variables["env"]["this"]
    steps = moves(state, variables["enemy"], variables["to"], by)
    measure(state, len(steps), 1)
    state.emit(*steps)


def _engaged(state: State, variables: Mapping[str, Any]) -> None:
    now = engaged_with(state, variables["enemy"])
    if any(one not in variables["before"] for one in now):
        resolve_part(state, variables["effects"], variables["env"])
    if variables["on"] and ways(state, variables["enemy"], variables["goal"]):
        state.goto(TOWARD, _whither)


TOWARD = RULES.procedure(Procedure("move-toward", _whither, _go, _engaged))


@RULES.selector("engaged-with-it")
def _engaged_with_it(state: State, env: Env) -> tuple[str, ...]:
    """The investigators that "it" is engaged with."""
    return tuple(who for one in env.get("it", ()) for who in engaged_with(state, one))

"""arkham-lcg/move: effects that move something away from somebody, one location at a time.

Away is where it takes more connections to get back to them than it took before the move.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.outcome import Choice, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.scope import fail, measure
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.locations.connections import connecting, distances, map_unknown
from rulesref.games.arkham_lcg.locations.entering_locations import barred
from rulesref.games.arkham_lcg.locations.moving import CITE, moves, stays_engaged
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import investigators, location_of


def _ways(state: State, who: str, origin: str) -> list[str]:
    """The locations to which ``who`` gets with one move, and that are farther from ``origin``."""
    place = location_of(state, who)
    if place is None or stays_engaged(state, who) or map_unknown(state, place, who):
        return []
    away = distances(state, origin)
    return [
        there
        for there in connecting(state, place, who)
        if away.get(there, 0) > away.get(place, 0) and not barred(state, who, there)
    ]


def _some_way(
    state: State, env: Env, who: tuple[str, ...], origin: tuple[str, ...], **rest: Any
) -> bool:
    place = location_of(state, origin[0]) if origin else None
    by = env["this"]
    return place is not None and any(
        moves(state, one, there, by) for one in who for there in _ways(state, one, place)
    )


@RULES.verb(
    "move-away", CITE, able=_some_way, who="cards", origin="cards", times="number?", up_to="flag?"
)
def _verb(
    state: State,
    env: Env,
    who: tuple[str, ...],
    origin: tuple[str, ...],
    times: int = 1,
    up_to: bool = False,
) -> None:
    """Each of ``who`` moves away from where ``origin`` is, ``times`` over, one location at a time.

    You choose where to; with ``up_to`` you may stop after each move.
    """
    place = location_of(state, origin[0]) if origin else None
    if place is None or not who:
        fail(state)
        return
    for one in who:
        means = {"who": one, "origin": place, "left": times, "up_to": up_to}
        state.call(AWAY, env=env, by=env["this"], first=True, **means)


def _whither(state: State, variables: Mapping[str, Any]) -> None:
    you, who, first = variables["env"]["you"], variables["who"], variables["first"]
    found = _ways(state, who, variables["origin"]) if variables["left"] else []
    if not found or you not in investigators(state):
        if variables["left"] and not (variables["up_to"] and not first):
            fail(state)
        state.end()
        return
    options = [Option("way", {"card": who, "to": there}, there) for there in found]
    if variables["up_to"] and not first:
        options.append(Option("no-action", {"who": you}, None))
    state.ask(Choice("way", you, tuple(options), (CITE,), "to"))


def _go(state: State, variables: Mapping[str, Any]) -> None:
    if variables["to"] is None:
        state.end()
        return
    steps = moves(state, variables["who"], variables["to"], variables["by"])
    measure(state, len(steps), 1)
    state.emit(*steps)
    state.let(left=variables["left"] - 1 if steps else 0, first=False)
    state.goto(AWAY, _whither)


AWAY = RULES.procedure(Procedure("move-away", _whither, _go))

"""arkham-lcg/location-cards: locations whose place on the table counts, in columns and rows.

A spot is free unless a location lies there. Empty space marks distances, and is where something may
spawn or move through: no spot needs to hold one for a location to be placed there (FAQ v2.5,
question on Before the Black Throne).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.scope import fail
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import TABLE
from rulesref.games.things import in_play

CITE = "arkham-lcg/qa/before-the-black-throne-empty-space"
#: Direction → how far a step in it goes, in columns (to the right) and rows (downward).
DIRECTIONS: Mapping[str, tuple[int, int]] = {
    "above": (0, -1),
    "right": (1, 0),
    "below": (0, 1),
    "left": (-1, 0),
}


def free(state: State, place: str) -> list[str]:
    """The directions in which the spot beside ``place`` holds no location."""
    spot = state.get(place, "spot", None)
    if spot is None:
        return []
    taken = {state.get(location, "spot", None) for location in in_play(state, "location")}
    return [way for way in DIRECTIONS if beside(spot, way) not in taken]


def beside(spot: tuple[int, int] | None, way: str) -> tuple[int, int] | None:
    """The spot next to ``spot`` in the direction ``way``; none where no step says where it is."""
    if spot is None:
        return None
    columns, rows = DIRECTIONS[way]
    return (spot[0] + columns, spot[1] + rows)


def empty_spaces(state: State) -> tuple[tuple[int, int], ...]:
    """The spots that hold empty space."""
    found: tuple[tuple[int, int], ...] = state.get(TABLE, "empty-spaces", ())
    return found


@RULES.event(
    "move-placement",
    CITE,
    location="card",
    direction="word",
    en="the placement of {location} moves once: {direction}",
    it="la posizione di {location} si sposta di una volta: {direction}",
)
def _move(state: State, events: tuple[Event, ...]) -> None:
    """Empty space takes the spot that it leaves; whoever is there goes with it."""
    for event in events:
        place = event.slots["location"]
        left = state.get(place, "spot")
        spot = beside(left, event.slots["direction"])
        state.put(place, spot=spot)
        kept = (space for space in empty_spaces(state) if space != spot)
        state.put(TABLE, **{"empty-spaces": (*kept, left)})


def _anywhere(state: State, env: Env, of: tuple[str, ...]) -> bool:
    return any(free(state, place) for place in of[:1])


@RULES.verb("move-placement", CITE, able=_anywhere, of="cards")
def _verb(state: State, env: Env, of: tuple[str, ...]) -> None:
    """The location moves to an adjacent spot that you choose."""
    if _anywhere(state, env, of[:1]):
        state.call(PLACE, who=env["you"], by=env["this"], place=of[0])
    else:
        fail(state)


def _where(state: State, variables: Mapping[str, Any]) -> None:
    place, who = variables["place"], variables["who"]
    options = tuple(
        Option("direction", {"location": place, "direction": way}, way)
        for way in free(state, place)
    )
    state.ask(Choice("direction", who, options, (CITE,), "way"))


def _go(state: State, variables: Mapping[str, Any]) -> None:
    slots = {"location": variables["place"], "direction": variables["way"]}
    state.emit(state.event("move-placement", by=variables["by"], **slots))


PLACE = RULES.procedure(Procedure("move-placement", _where, _go))


@RULES.selector("scenario-reference")
def _reference(state: State, env: Env) -> list[str]:
    """The reference card of the scenario, which lies beside the agenda."""
    return in_play(state, "scenario")

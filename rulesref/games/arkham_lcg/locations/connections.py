"""arkham-lcg/location-cards: what leads where, by the map and by what cards say.

``connects`` of a location is what it leads to by the map.
"""

from __future__ import annotations

from collections import deque

from rulesref.engine.outcome import Refused
from rulesref.engine.select import things
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.playing.supposing import place_for
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import location_of
from rulesref.games.arkham_lcg.values.in_force import binding, in_force

CONNECT = RULES.constant(
    "connect",
    "arkham-lcg/location-cards",
    of="cards",
    to="cards",
    says="Each of ``of`` leads to each of ``to`` and back.",
)
WHILE_MOVING = RULES.constant(
    "connect-while-moving",
    "arkham-lcg/location-cards",
    of="cards",
    to="cards",
    origin="cards?",
    says="For whoever of ``of`` moves, where it is (or each of ``origin``) leads to each of ``to``.",
)
LEAD_TO = RULES.constant(
    "lead-to",
    "arkham-lcg/location-cards",
    of="cards",
    to="cards",
    says="Each of ``of`` leads to each of ``to``, and not back.",
)


def connecting(state: State, place: str | None, mover: str = "") -> list[str]:
    """The locations in play that ``place`` leads to, for ``mover`` where somebody moves."""
    if place is None:
        return []
    known = list(state.get(place, "connects", ()))
    if ("constant", CONNECT) in state.index:
        for standing in in_force(state, CONNECT):
            others = things(state, standing.env, standing.node.args["to"])
            if place in standing.bound:
                known += others
            elif place in others:
                known += standing.bound
    if mover:
        known += _for_mover(state, place, mover)
    if ("constant", LEAD_TO) in state.index:
        for standing in binding(state, LEAD_TO, place):
            known += things(state, standing.env, standing.node.args["to"])
    return [
        one
        for one in dict.fromkeys(known)
        if one != place and state.get(one, "zone") == "play" and state.get(place, "zone") == "play"
    ]


def _for_mover(state: State, place: str, mover: str) -> list[str]:
    """What ``place`` leads to while ``mover`` moves, and at no other time."""
    found: list[str] = []
    for standing in binding(state, WHILE_MOVING, mover):
        args = standing.node.args
        origin = things(state, standing.env, args["origin"]) if "origin" in args else ()
        if place in origin or ("origin" not in args and place == location_of(state, mover)):
            found += things(state, standing.env, args["to"])
    return found


RULES.stop(
    "connections-unknown",
    en="what this location is connected to: no step says it",
    it="a che cosa è collegato questo luogo: nessun passo lo dice",
)


def ways_untold(state: State, place: str | None, mover: str = "", to: str = "") -> bool:
    """Whether no step and no card says where ``place`` leads, nor that it leads nowhere, or not ``to``.

    What is printed on a location of the other ones is no fact that is at hand.
    """
    if place is None or state.get(place, "ways-told") or "spot" in state.things[place]:
        return False
    if to and to in state.get(place, "cut-off", ()):
        return False
    return not connecting(state, place, mover)


def map_unknown(state: State, place: str | None, mover: str = "") -> bool:
    """Stop where something must find its way from ``place`` and nobody has said where it leads."""
    if place is None or not ways_untold(state, place, mover):
        return False
    state.give_up(place, "connections-unknown")
    return True


RULES.refusal(
    "ways-untold",
    "arkham-lcg/location-cards",
    location="card",
    en="what {location} is connected to, on which it depends, no step says",
    it="a che cosa è collegato {location}, da cui dipende, nessun passo lo dice",
    lacks="connections-unknown",
)


def untold_ways(state: State, place: str | None, mover: str = "", to: str = "") -> Refused | None:
    """That something hangs on where ``place`` leads (or whether ``to``), where nobody has said that."""
    if place is None or not ways_untold(state, place, mover, to):
        return None
    return RULES.refuse("ways-untold", location=place)


def distances(state: State, place: str, mover: str = "") -> dict[str, int]:
    """How many connections it takes (``mover``) from ``place`` to all that can be reached."""
    found = {place: 0}
    waiting = deque([place])
    while waiting:
        here = waiting.popleft()
        for there in connecting(state, here, mover):
            if there not in found:
                found[there] = found[here] + 1
                waiting.append(there)
    return found


@RULES.selector("connecting-location")
def _connecting_location(state: State, env: Env) -> list[str]:
    """Every location that is connected to yours."""
    return connecting(state, place_for(state, env))


@RULES.selector("connecting-to-this")
def _connecting_to_this(state: State, env: Env) -> list[str]:
    """The locations that connect to where this card is, or what it is attached to."""
    return connecting(state, location_of(state, env["this"]))


@RULES.selector("near-this")
def _near_this(state: State, env: Env) -> list[str]:
    """Where this card is, or what it is attached to, and every location connecting to that."""
    place = location_of(state, env["this"])
    return [place, *connecting(state, place)] if place else []

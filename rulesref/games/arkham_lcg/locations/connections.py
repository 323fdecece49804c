"""arkham-lcg/location-cards: what leads where, by the map and by what cards say."""

from __future__ import annotations

from rulesref.engine.select import things
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.values.in_force import in_force

CONNECT = RULES.constant(
    "connect",
    "arkham-lcg/location-cards",
    of="cards",
    to="cards",
    says="Each of ``of`` leads to each of ``to`` and back.",
)


def connecting(state: State, place: str | None) -> list[str]:
    """The locations in play that ``place`` leads to."""
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
    return [
        one
        for one in dict.fromkeys(known)
        if one != place and state.get(one, "zone") == "play" and state.get(place, "zone") == "play"
    ]

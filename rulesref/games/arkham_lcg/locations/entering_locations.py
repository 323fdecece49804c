"""arkham-lcg/cannot: locations that some may not enter, and what that means for them.

Who may not enter a location neither moves nor spawns there, and does not go after whoever is there
(FAQ v2.5, question on Dream-Gate). The constant clause names whom it binds and the locations.
"""

from __future__ import annotations

from rulesref.engine.outcome import Refused
from rulesref.engine.select import things
from rulesref.engine.state import State
from rulesref.engine.words import Constant
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.values.in_force import binding

CITE = "arkham-lcg/cannot"
CANNOT_ENTER = RULES.constant(
    "cannot-enter",
    CITE,
    of="cards",
    to="cards",
    says="``of`` neither move to the locations ``to`` nor spawn there.",
)
CANNOT_MOVE_INTO = RULES.constant(
    "cannot-move-into",
    CITE,
    of="cards",
    to="cards",
    says="``of`` do not move to the locations ``to``; they may still spawn there.",
)

CANNOT_SPAWN_AT = RULES.constant(
    "cannot-spawn-at",
    CITE,
    of="cards",
    to="cards",
    says="``of`` do not spawn at the locations ``to``; they may still move there.",
)


def kept_out(state: State, who: str, place: str | None) -> str | None:
    """The card because of which ``who`` cannot enter ``place`` in any way, or ``None``."""
    return _forbidder(state, CANNOT_ENTER, who, place)


def shut_out(state: State, who: str, place: str | None) -> str | None:
    """The card because of which the enemy ``who`` cannot spawn at ``place``, or ``None``."""
    return kept_out(state, who, place) or _forbidder(state, CANNOT_SPAWN_AT, who, place)


def barred(state: State, who: str, place: str | None) -> str | None:
    """The card because of which ``who`` cannot move to ``place``, or ``None``."""
    return kept_out(state, who, place) or _forbidder(state, CANNOT_MOVE_INTO, who, place)


def _forbidder(state: State, verb: Constant, who: str, place: str | None) -> str | None:
    if place is None:
        return None
    for standing in binding(state, verb, who):
        if place in things(state, standing.env, standing.node.args["to"]):
            return standing.holder
    return None


RULES.refusal(
    "kept-out",
    CITE,
    location="card",
    en="{location} may not be entered by this card",
    it="questa carta non può entrare in {location}",
)


def keeps_out(state: State, who: str, place: str | None) -> Refused | None:
    """The refusal where ``who`` may not enter ``place``."""
    holder = barred(state, who, place)
    if holder is None or place is None:
        return None
    return RULES.refuse("kept-out", location=place)

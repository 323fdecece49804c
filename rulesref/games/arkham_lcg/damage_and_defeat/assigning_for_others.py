"""Assets that may be assigned what is dealt to somebody else (arkham-lcg/dealing-damage-horror)."""

from __future__ import annotations

from rulesref.engine.state import State
from rulesref.games.arkham_lcg.locations.connections import connecting
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import location_of
from rulesref.games.arkham_lcg.values.in_force import binding
from rulesref.games.things import in_play

SHIELDS = RULES.constant(
    "may-be-assigned-for-others",
    "arkham-lcg/dealing-damage-horror",
    of="cards",
    next_door="flag?",
    tokens="words?",
    says="What is dealt to other investigators at their location (or ``next_door``, at one that it "
    "is connected to) may be assigned to ``of``; only ``tokens`` of it, where they are named.",
)


def eligible(state: State, who: str, token: str) -> list[str]:
    """The assets that ``token`` dealt to the investigator ``who`` may be assigned to."""
    found = []
    for id in in_play(state, "asset"):
        controller = state.get(id, "controller", None)
        if controller == who or (controller and _shields(state, id, controller, who, token)):
            found.append(id)
    return found


def _shields(state: State, asset: str, controller: str, who: str, token: str) -> bool:
    """Whether ``asset`` takes ``token`` that is dealt to ``who``, who does not control it."""
    here, there = location_of(state, controller), location_of(state, who)
    for standing in binding(state, SHIELDS, asset):
        of_it = token in standing.node.args.get("tokens", (token,))
        if of_it and here and there:
            near = standing.node.args.get("next_door") and there in connecting(state, here)
            if near or here == there:
                return True
    return False

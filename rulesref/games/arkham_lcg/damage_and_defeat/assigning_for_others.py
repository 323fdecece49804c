"""Assets that may be assigned what is dealt to somebody else (arkham-lcg/dealing-damage-horror)."""

from __future__ import annotations

from rulesref.engine.state import State
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import location_of
from rulesref.games.arkham_lcg.values.in_force import binds
from rulesref.games.things import in_play

SHIELDS = RULES.constant(
    "may-be-assigned-for-others",
    "arkham-lcg/dealing-damage-horror",
    of="cards",
    says="What is dealt to other investigators at their location may be assigned to ``of``.",
)


def eligible(state: State, who: str) -> list[str]:
    """The assets that what is dealt to the investigator ``who`` may be assigned to."""
    found = []
    for id in in_play(state, "asset"):
        controller = state.get(id, "controller", None)
        if controller == who or (
            controller
            and location_of(state, controller) == location_of(state, who)
            and binds(state, SHIELDS, id)
        ):
            found.append(id)
    return found

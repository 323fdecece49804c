"""Assets that may be assigned what is dealt to somebody else (arkham-lcg/dealing-damage-horror)."""

from __future__ import annotations

from rulesref.engine.state import State
from rulesref.games.arkham_lcg.limits.forbidding import prohibition
from rulesref.games.arkham_lcg.table import location_of
from rulesref.games.things import in_play

#: Constant verb of such an asset: its controller's own damage goes by the ordinary rule.
_shields = prohibition("may-be-assigned-for-others")


def eligible(state: State, who: str) -> list[str]:
    """The assets that what is dealt to the investigator ``who`` may be assigned to."""
    found = []
    for id in in_play(state, "asset"):
        controller = state.get(id, "controller", None)
        if controller == who or (
            controller
            and location_of(state, controller) == location_of(state, who)
            and _shields(state, id)
        ):
            found.append(id)
    return found

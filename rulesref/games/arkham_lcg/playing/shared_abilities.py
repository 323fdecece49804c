"""arkham-lcg/triggered-abilities: abilities of player cards that say who else may use them.

What an attachment gives to a location is used as the location's own: by anybody there.
"""

from __future__ import annotations

from rulesref.engine.state import State
from rulesref.games.arkham_lcg.limits.forbidding import prohibition

_shared = prohibition("open-to-all-here")


def open_to_all(state: State, card: str) -> bool:
    """Whether everybody at the location of ``card`` may use its abilities."""
    if ("constant", "open-to-all-here") not in state.index:
        return False
    return _shared(state, card) is not None

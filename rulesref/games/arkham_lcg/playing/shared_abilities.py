"""arkham-lcg/triggered-abilities: abilities of player cards that say who else may use them.

What an attachment gives to a location is used as the location's own: by anybody there.
"""

from __future__ import annotations

from rulesref.engine.state import State
from rulesref.games.arkham_lcg.limits.forbidding import prohibition

_shared = prohibition("open-to-all-here")
_shared_from_afar = prohibition("open-to-everybody")


def open_to_all(state: State, card: str) -> bool:
    """Whether everybody at the location of ``card`` may use its abilities."""
    if open_from_afar(state, card):
        return True
    if ("constant", "open-to-all-here") not in state.index:
        return False
    return _shared(state, card) is not None


def open_from_afar(state: State, card: str) -> bool:
    """Whether everybody may use the abilities of ``card``, wherever they are."""
    return _shared_from_afar(state, card) is not None

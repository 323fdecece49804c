"""arkham-lcg/keys-cardtype: key cards, which stay with their bearer as long as it is in play.

Whoever bears one may shift it: that is a free ability of the side that lies open.
"""

from __future__ import annotations

from rulesref.engine.state import State
from rulesref.games.things import kind_of

CITE = "arkham-lcg/keys-cardtype"


def stays(state: State, card: str) -> bool:
    """A key leaves play only when its bearer does."""
    if kind_of(state, card) != "key" or state.get(card, "zone") != "play":
        return False
    return bool(state.get(str(state.get(card, "attached", "")), "zone") == "play")


def goes_to(state: State, card: str, zone: str) -> str:
    """Where ``card`` goes that would go to ``zone``: a key is set aside, and stays bound."""
    return "aside" if kind_of(state, card) == "key" else zone

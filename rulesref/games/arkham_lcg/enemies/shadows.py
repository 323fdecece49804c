"""arkham-lcg/concealed-x: the shadows, and mini-cards that say where their enemies may be.

An enemy in the shadows is in play at no location (``shadows``). A mini-card is a thing of its own
type at a location; ``hides`` is the enemy that it belongs to, and a decoy hides nobody. Mini-cards
at one location were shuffled: which of them is turned is up to fate.
"""

from __future__ import annotations

from collections.abc import Iterable

from rulesref.engine.state import State
from rulesref.games.arkham_lcg.table import TABLE, is_encounter
from rulesref.games.card import Card
from rulesref.games.things import bring, in_play, kind_of

CITE = "arkham-lcg/concealed-x"
MINI_CARD = Card(
    "concealed-mini-card", "concealed mini-card", "mini-card", italian="mini carta celata"
)


def in_shadows(state: State, enemy: str) -> bool:
    """Whether ``enemy`` is in play and at no location."""
    return bool(state.get(enemy, "shadows"))


def sheltered(state: State, enemy: str, by: str | None) -> bool:
    """Whether ``by`` is a player's card, which neither hurts nor removes what is in the shadows."""
    return in_shadows(state, enemy) and bool(by) and not is_encounter(state, str(by))


def mini_cards(state: State, places: Iterable[str | None] | None = None) -> list[str]:
    """The mini-cards in play, or those at ``places``. Costs nothing where nobody is concealed."""
    if not state.get(TABLE, "mini-cards"):
        return []
    found = in_play(state, MINI_CARD.type)
    if places is None:
        return found
    wanted = tuple(places)
    return [id for id in found if state.get(id, "at") in wanted]


def is_mini_card(state: State, id: str) -> bool:
    """Whether ``id`` is a mini-card."""
    return kind_of(state, id) == MINI_CARD.type


def lay(state: State, place: str, hides: str | None) -> str:
    """Put a facedown mini-card at ``place``: that of the enemy ``hides``, or a decoy."""
    state.put(TABLE, **{"mini-cards": True})
    return bring(state, MINI_CARD, zone="play", at=place, hides=hides)

"""Which ability of a card a number means: they are counted as they stand on the card."""

from __future__ import annotations

from rulesref.catalogue import said
from rulesref.errors import UnresolvedReference
from rulesref.games.things import card_of
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene


def ability_numbered(scene: Scene, card: Reference, number: int) -> str:
    """The id of that ability of ``card``. Raises ``UnresolvedReference`` where it has no such one."""
    abilities = card_of(scene.state, scene.thing(card)).abilities
    if not 1 <= number <= len(abilities):
        raise UnresolvedReference(
            said("{} has {} abilities, none is {}").format(card.text, len(abilities), number)
        )
    return abilities[number - 1].id

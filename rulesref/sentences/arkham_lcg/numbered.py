"""Which ability of a card a number means: they are counted as they stand on the card."""

from __future__ import annotations

from collections.abc import Sequence

from rulesref.catalogue import said
from rulesref.engine.ability import Ability
from rulesref.errors import UnresolvedReference
from rulesref.games.things import card_of
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene


def ability_numbered(scene: Scene, card: Reference, number: int) -> str:
    """The id of that ability of ``card``. Raises ``UnresolvedReference`` where nobody uses any such one."""
    abilities = card_of(scene.state, scene.thing(card)).abilities
    if not 1 <= number <= len(abilities):
        raise UnresolvedReference(
            said("{} has {} abilities, none is {}").format(card.text, len(abilities), number)
        )
    if abilities[number - 1].kind == "constant":
        raise UnresolvedReference(
            said("ability {} of {} is constant: nobody uses it").format(number, card.text),
            remedy=_usable(abilities),
        )
    return abilities[number - 1].id


def _usable(abilities: Sequence[Ability]) -> str:
    """Which numbers the abilities have that are not constant; "" where all of them are."""
    numbers = [str(at) for at, one in enumerate(abilities, 1) if one.kind != "constant"]
    return said("name ability {}").format(", ".join(numbers)) if numbers else ""

"""A table that tells cards of one name apart, where several of them are at hand."""

from __future__ import annotations

from typing import Any

from rulesref.games.card import Card
from rulesref.rulings.scene import Scene


class _Exact(Scene):
    """A scene that tells a card by its code where another printing of that name is at hand."""

    def name(self, value: Any) -> Any:
        """As ``Scene.name``, so that a step can mean no other card by it."""
        card = self.state.get(value, "card", None) if isinstance(value, str) else None
        if card is None or not self._namesakes(card):
            return super().name(value)
        return f"{self.printed(card)} ({card.code})"

    def _namesakes(self, card: Card) -> bool:
        cards = (thing["card"] for thing in self.state.things.values() if "card" in thing)
        return any(other.name == card.name and other.code != card.code for other in cards)


def exact(scene: Scene) -> Scene:
    """The present moment of ``scene``, told so that no name means several cards."""
    other = object.__new__(_Exact)
    vars(other).update(vars(scene.at(scene.state)))
    return other

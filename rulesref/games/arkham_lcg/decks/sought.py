"""arkham-lcg/search: what a card must be to be found by a search."""

from __future__ import annotations

from rulesref.games.card import Card
from rulesref.record import NamedTuple


class Sought(NamedTuple):
    """What a search is for; a field that is left out admits any card.

    ``trait`` may name several of which one is enough (``"Tome|Relic"``). ``weakness`` says that it
    must be a weakness, or that it must be none; ``titles`` that it must have one of them.
    """

    type: str = ""
    trait: str = ""
    title: str = ""
    weakness: bool | None = None
    without_trait: str = ""
    titles: frozenset[str] | None = None

    def admits(self, card: Card) -> bool:
        """Whether ``card`` is eligible."""
        return (
            self.type in ("", card.type)
            and self.title in ("", card.name)
            and (self.titles is None or card.name in self.titles)
            and self.weakness in (None, card.weakness)
            and self.without_trait not in card.traits
            and (not self.trait or any(trait in card.traits for trait in self.trait.split("|")))
        )

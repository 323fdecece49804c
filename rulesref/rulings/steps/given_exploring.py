"""Given: the exploration deck."""

from __future__ import annotations

from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.decks.piles import fill
from rulesref.games.arkham_lcg.locations.exploring import DECK
from rulesref.rulings.slot import Reference
from rulesref.rulings.stage import Stage
from rulesref.rulings.step import step


@step(
    "given",
    "exploration-deck",
    cards="cards",
    en="the exploration deck holds {cards}",
    it="il mazzo esplorazione contiene {cards}",
)
def exploration_deck(case: Stage, cards: tuple[Reference, ...]) -> None:
    """The exploration deck, top first; its locations are not in play yet."""
    if ("deck", DECK) in case.declared:
        raise UnresolvedReference("this deck has been described already")
    case.declared.add(("deck", DECK))
    for card in cards:
        if card.card.type == "location":
            case.bring(card, zone=DECK)
    fill(case.state, DECK, tuple(card.card for card in cards))

"""Given: the exploration deck."""

from __future__ import annotations

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
    it="il mazzo (di esplorazione|esplorazione) contiene {cards}",
)
def exploration_deck(case: Stage, cards: tuple[Reference, ...]) -> None:
    """The exploration deck, top first; its locations are not in play yet."""
    case.declare("deck", DECK, "what this deck holds")
    for card in cards:
        if card.card.type == "location":
            case.bring(card, zone=DECK)
    fill(case.state, DECK, tuple(card.card for card in cards))

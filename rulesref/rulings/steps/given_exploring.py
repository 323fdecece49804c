"""Given: the exploration deck."""

from __future__ import annotations

from rulesref.games.arkham_lcg.decks.piles import fill
from rulesref.games.arkham_lcg.locations.exploring import DECK
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.wording.sentence import step


@step(
    "given",
    "exploration-deck",
    cards="cards",
    en="the exploration deck holds {cards}",
    it="il mazzo (di esplorazione|esplorazione) contiene {cards}",
)
def exploration_deck(scene: Scene, cards: tuple[Reference, ...]) -> None:
    """The exploration deck, top first; its locations are not in play yet."""
    scene.declare("deck", DECK, "what this deck holds")
    for card in cards:
        if card.card.type == "location":
            scene.bring(card, zone=DECK)
    fill(scene.state, DECK, tuple(card.card for card in cards))

"""Then: how many cards a deck holds, what is set aside."""

from __future__ import annotations

from rulesref.games.arkham_lcg.decks.piles import cards_in, deck_of
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.wording.sentence import step


@step(
    "then",
    "deck-has",
    who="investigator",
    amount="number",
    en="the deck of {who} has {amount} (card|cards)",
    it="il mazzo di {who} ha {amount} (carta|carte)",
)
def deck_has(scene: Scene, who: Reference, amount: int) -> list[Unmet]:
    """How many cards are left in an investigator deck."""
    found = len(cards_in(scene.state, deck_of(scene.thing(who))))
    return [] if found == amount else [Unmet(0, f"{amount} cards", f"{found} cards")]


@step(
    "then",
    "is-set-aside",
    card="card",
    en="{card} is set aside",
    it="{card} è da parte",
)
def is_set_aside(scene: Scene, card: Reference) -> list[Unmet]:
    """Out of play, where effects may find it."""
    found = scene.state.get(scene.thing(card), "zone", "nowhere")
    return [] if found == "aside" else [Unmet(0, f"{card.text}: set aside", str(found))]

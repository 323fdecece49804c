"""Then: how many cards a deck holds, what is set aside."""

from __future__ import annotations

from rulesref.games.arkham_lcg.decks.piles import cards_in, deck_of
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.slot import Reference
from rulesref.rulings.stage import Stage
from rulesref.rulings.step import step


@step(
    "then",
    "deck-has",
    who="investigator",
    amount="number",
    en="the deck of {who} has {amount} (card|cards)",
    it="il mazzo di {who} ha {amount} (carta|carte)",
)
def deck_has(case: Stage, who: Reference, amount: int) -> list[Unmet]:
    """How many cards are left in an investigator deck."""
    found = len(cards_in(case.state, deck_of(case.thing(who))))
    return [] if found == amount else [Unmet(0, f"{amount} cards", f"{found} cards")]


@step(
    "then",
    "is-set-aside",
    card="card",
    en="{card} is set aside",
    it="{card} è da parte",
)
def is_set_aside(case: Stage, card: Reference) -> list[Unmet]:
    """Out of play, where effects may find it."""
    found = case.state.get(case.thing(card), "zone", "nowhere")
    return [] if found == "aside" else [Unmet(0, f"{card.text}: set aside", str(found))]

"""arkham-lcg/limits-and-maximums: "Limit X per deck", judged as the decks are assembled.

Such a limit is each player's own: it counts what one deck holds, never what others do.
"""

from __future__ import annotations

from collections import Counter

from rulesref.engine.outcome import Refused
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.decks.piles import cards_in, deck_of
from rulesref.games.arkham_lcg.table import investigators
from rulesref.games.things import card_of

CITE = "arkham-lcg/limits-and-maximums"


def refused(state: State) -> Refused | None:
    """Why some deck may not be played with, or ``None``."""
    for who in investigators(state):
        cards = cards_in(state, deck_of(who))
        copies = Counter(card.name for card in cards)
        for card in cards:
            limit = card.stats.get("per-deck")
            if limit is not None and copies[card.name] > limit:
                name = card_of(state, who).name
                return Refused(f"{name} has {copies[card.name]} of {card.name}", (CITE,))
    return None

"""arkham-lcg/limits-and-maximums: "Limit X per deck", judged as the decks are assembled.

Such a limit is each player's own: it counts what one deck holds, never what others do.
"""

from __future__ import annotations

from collections import Counter

from rulesref.engine.outcome import Refused
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.decks.piles import cards_in, deck_of
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import investigators

CITE = "arkham-lcg/limits-and-maximums"


RULES.refusal(
    "too-many-copies",
    CITE,
    who="card",
    amount="number",
    card="name",
    en="{who} has {amount} of {card}",
    it="{who} ha {amount} copie di {card}",
)


def refused(state: State) -> Refused | None:
    """Why some deck may not be played with, or ``None``."""
    for who in investigators(state):
        cards = cards_in(state, deck_of(who))
        copies = Counter(card.name for card in cards)
        for card in cards:
            limit = card.stats.get("per-deck")
            if limit is not None and copies[card.name] > limit:
                amount = copies[card.name]
                return RULES.refuse("too-many-copies", who=who, amount=amount, card=card.name)
    return None

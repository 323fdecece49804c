"""arkham-lcg/drawing-cards: draws of which a card says that weaknesses among them are not resolved.

They have been drawn all the same; where they go the card says, before anything else of the draw is
resolved.
"""

from __future__ import annotations

from rulesref.engine.event import Event
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.things import card_of

#: What becomes of them, and the event by which it comes.
FATES = {"discard": "discard", "shuffle": "shuffle-in"}
RULES.words["unresolved"] = frozenset(FATES)
#: (What becomes of them, their title or "" for all weaknesses, the card that says so.)
Unresolved = tuple[str, str, str]


def put_away(state: State, cards: tuple[str, ...], unresolved: Unresolved) -> list[Event]:
    """The events by which the weaknesses among the drawn ``cards`` go without being resolved."""
    fate, title, by = unresolved
    return [
        state.event(FATES[fate], by=by, card=card)
        for card in cards
        if state.get(card, "zone") == "hand" and card_of(state, card).weakness
        if not title or card_of(state, card).name == title
    ]

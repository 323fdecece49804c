"""arkham-lcg/tekeli-li: decks that a scenario keeps beside the encounter deck, by their names."""

from __future__ import annotations

from rulesref.engine.event import Event
from rulesref.engine.state import State
from rulesref.engine.tables import Env
from rulesref.games.arkham_lcg.decks.piles import known, put_on_bottom
from rulesref.games.arkham_lcg.in_play.leaving_play import leave
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import card_of

CITE = "arkham-lcg/tekeli-li"


def scenario_deck(name: str) -> str:
    """The id of the deck that the scenario calls ``name``."""
    return f"{name}-deck"


@RULES.event(
    "place-under-deck",
    CITE,
    card="card",
    deck="word",
    en="{card} is placed on the bottom of the {deck} deck",
    it="{card} viene messa in fondo al mazzo {deck}",
    leaves=True,
)
def _place(state: State, events: tuple[Event, ...]) -> None:
    """Out of the deck it came from for good: it belongs to that of the scenario again."""
    for event in events:
        card, deck = event.slots["card"], scenario_deck(event.slots["deck"])
        leave(state, card, deck)
        state.put(card, owner=None)
        if known(state, deck):
            put_on_bottom(state, deck, card_of(state, card))


@RULES.verb("place-under-deck", CITE, card="cards", deck="word")
def _verb(state: State, env: Env, card: tuple[str, ...], deck: str) -> None:
    """Each card goes to the bottom of a deck of the scenario."""
    for one in card:
        state.emit(state.event("place-under-deck", by=env["this"], card=one, deck=deck))

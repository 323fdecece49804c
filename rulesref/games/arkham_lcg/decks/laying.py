"""arkham-lcg/ownership-and-control: cards laid on or under the deck that they belong to.

That is the deck in which they lie already, else their owner's, or one that the scenario keeps beside
the encounter deck under a name of its own (arkham-lcg/tekeli-li).
"""

from __future__ import annotations

from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.decks.piles import deck_of, lay, take_off
from rulesref.games.arkham_lcg.in_play.leaving_play import leave
from rulesref.games.arkham_lcg.in_play.staying_in_play import held_in
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import owner_of
from rulesref.games.things import card_of

CITE = "arkham-lcg/ownership-and-control"


def scenario_deck(name: str) -> str:
    """The id of the deck that the scenario calls ``name``."""
    return f"{name}-deck"


@RULES.event(
    "lay-on-deck",
    CITE,
    card="card",
    place="word",
    deck="word",
    en=(
        "{card} is placed on the {place} of the {deck} deck",
        "{card} is placed on the {place} of its deck",
    ),
    it=(
        "{card} viene mess(a|o) nel mazzo {deck} ({place})",
        "{card} viene mess(a|o) nel suo mazzo ({place})",
    ),
    leaves=True,
    lapses=held_in("deck"),
)
def _lay(state: State, events: tuple[Event, ...]) -> None:
    """In a deck it only changes its place. A card of a scenario's deck is nobody's again."""
    for event in events:
        card, named = event.slots["card"], event.slots.get("deck")
        was = str(state.get(card, "zone"))
        if was.endswith("deck"):
            take_off(state, was, card_of(state, card))
            state.put(card, laid=True)
            deck = was
        else:
            deck = scenario_deck(named) if named else deck_of(owner_of(state, card))
            leave(state, card, deck, event.by)
        if named:
            state.put(card, owner=None)
        if state.get(card, "zone") == deck:  # else it cannot leave
            lay(state, deck, card_of(state, card), top=event.slots["place"] == "top")


@RULES.verb("lay-on-deck", CITE, card="cards", place="word", deck="word?")
def _verb(
    state: State, env: Env, card: tuple[str, ...], place: str, deck: str | None = None
) -> None:
    """Cards go to the "top" or the "bottom" of their deck, or of the one that a scenario calls so."""
    slots: dict[str, Any] = {"place": place, "deck": deck}
    state.emit(*(state.event("lay-on-deck", by=env["this"], card=one, **slots) for one in card))

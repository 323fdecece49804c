"""arkham-lcg/leaves-play: cards in play that go back to their owner's hand."""

from __future__ import annotations

from rulesref.engine.event import Event
from rulesref.engine.state import State
from rulesref.engine.tables import Env
from rulesref.games.arkham_lcg.leaving_play import leave
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import card_of

CITE = "arkham-lcg/leaves-play"


@RULES.event(
    "return-to-hand",
    CITE,
    card="card",
    en="{card} returns to hand",
    it="{card} torna in mano",
)
def _return(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        card = event.slots["card"]
        owner = state.get(card, "owner") or state.get(card, "controller")
        leave(state, card, "hand")
        if state.get(card, "zone") == "hand":
            state.put(card, controller=owner)


@RULES.verb("return-to-hand", CITE, card="cards")
def _return_verb(state: State, env: Env, card: tuple[str, ...]) -> None:
    """Those of ``card`` that are in play go to the hand of their owner."""
    there = [one for one in card if state.get(one, "zone") == "play"]
    state.emit(*(state.event("return-to-hand", by=env["this"], card=one) for one in there))


@RULES.filter("type", value="word")
def _type(state: State, env: Env, thing: str, value: str) -> bool:
    """arkham-lcg/cardtypes: the type that is printed on the card."""
    return card_of(state, thing).type == value

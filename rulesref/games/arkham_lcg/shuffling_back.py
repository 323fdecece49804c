"""arkham-lcg/encounter-deck: cards that go back into it without being defeated or discarded."""

from __future__ import annotations

from rulesref.engine.event import Event
from rulesref.engine.state import State
from rulesref.engine.tables import Env
from rulesref.games.arkham_lcg.leaving_play import leave
from rulesref.games.arkham_lcg.piles import ENCOUNTER_DECK, cards_in, fill, known
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import card_of

CITE = "arkham-lcg/encounter-deck"


@RULES.event(
    "shuffle-back",
    CITE,
    card="card",
    en="{card} is shuffled into the encounter deck",
    it="{card} viene mescolata nel mazzo incontri",
)
def _shuffle_back(state: State, events: tuple[Event, ...]) -> None:
    """It leaves play; where nothing is known of the deck, nothing is known of it afterwards."""
    for event in events:
        card = event.slots["card"]
        leave(state, card, ENCOUNTER_DECK)
        if known(state, ENCOUNTER_DECK):
            cards = (*cards_in(state, ENCOUNTER_DECK), card_of(state, card))
            fill(state, ENCOUNTER_DECK, cards, shuffled=len(set(cards)) > 1)


@RULES.verb("shuffle-into-encounter-deck", CITE, card="cards")
def _verb(state: State, env: Env, card: tuple[str, ...]) -> None:
    state.emit(*(state.event("shuffle-back", by=env["this"], card=one) for one in card))

"""arkham-lcg/encounter-deck: cards that go back into it without being defeated or discarded."""

from __future__ import annotations

from rulesref.engine.event import Event
from rulesref.engine.scope import fail
from rulesref.engine.state import State
from rulesref.engine.tables import Env
from rulesref.games.arkham_lcg.piles import ENCOUNTER_DECK
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.shuffling_in import alone_in_empty, resting, shuffle_into

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
    shuffle_into(state, ENCOUNTER_DECK, tuple(event.slots["card"] for event in events))


def _can(state: State, env: Env, card: tuple[str, ...]) -> bool:
    return bool(card) and not alone_in_empty(state, ENCOUNTER_DECK, 1)


@RULES.verb("shuffle-into-encounter-deck", CITE, able=_can, card="cards")
def _verb(state: State, env: Env, card: tuple[str, ...]) -> None:
    """FAQ 1.13: one card alone cannot be shuffled into an empty deck."""
    if alone_in_empty(state, ENCOUNTER_DECK, len(card)):
        fail(state)
        resting(state, card[0])
        return
    state.emit(*(state.event("shuffle-back", by=env["this"], card=one) for one in card))

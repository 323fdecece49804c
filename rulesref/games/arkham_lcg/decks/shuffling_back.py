"""arkham-lcg/encounter-deck: cards that go back into it without being defeated or discarded."""

from __future__ import annotations

from rulesref.engine.event import Event
from rulesref.engine.scope import fail
from rulesref.engine.state import State
from rulesref.engine.tables import Env
from rulesref.games.arkham_lcg.decks.piles import ENCOUNTER_DECK, cards_in, deck_of, fill, known
from rulesref.games.arkham_lcg.decks.shuffling_in import alone_in_empty, resting, shuffle_into
from rulesref.games.arkham_lcg.in_play.leaving_play import leave
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import card_of, is_encounter

CITE = "arkham-lcg/encounter-deck"


@RULES.event(
    "shuffle-back",
    CITE,
    card="card",
    en="{card} is shuffled into the encounter deck",
    it="{card} viene mescolata nel mazzo incontri",
    leaves=True,
)
def _shuffle_back(state: State, events: tuple[Event, ...]) -> None:
    """It leaves play; where nothing is known of the deck, nothing is known of it afterwards."""
    shuffle_into(state, ENCOUNTER_DECK, tuple(event.slots["card"] for event in events))


@RULES.event(
    "lay-on-deck",
    CITE,
    card="card",
    place="word",
    en="{card} is laid on the {place} of the deck that it belongs to",
    it="{card} viene messa nel mazzo a cui appartiene ({place})",
    leaves=True,
)
def _lay(state: State, events: tuple[Event, ...]) -> None:
    """arkham-lcg/ownership-and-control: a card that somebody owns lies in his deck instead."""
    for event in events:
        card, top = event.slots["card"], event.slots["place"] == "top"
        owner = str(state.get(card, "owner") or _holder(state, card))
        deck = deck_of(owner)
        held, described = cards_in(state, deck), known(state, deck)
        leave(state, card, deck)
        if not described or state.get(card, "zone") != deck:
            continue
        if held and state.get(deck, "shuffled"):
            state.give_up(card, "a card of known place in a deck whose order nobody knows")
        new = card_of(state, card)
        fill(state, deck, (new, *held) if top else (*held, new))


def _holder(state: State, card: str) -> str:
    """Whose a player card is that no step says anything else of: whoever has or had it."""
    return "" if is_encounter(state, card) else str(state.get(card, "controller", ""))


def _somewhere_else(state: State, env: Env, card: tuple[str, ...], place: str) -> bool:
    return any(not str(state.get(one, "zone")).endswith("deck") for one in card)


@RULES.verb("lay-on-deck", CITE, able=_somewhere_else, card="cards", place="word")
def _on_deck(state: State, env: Env, card: tuple[str, ...], place: str) -> None:
    """Cards out of play or in it go to the "top" or the "bottom" of the deck of their owner."""
    by = env["this"]
    state.emit(*(state.event("lay-on-deck", by=by, card=one, place=place) for one in card))


def _any(state: State, env: Env, card: tuple[str, ...], place: str) -> bool:
    return any(state.get(one, "zone") == "play" for one in card)


@RULES.verb("lay-on-encounter-deck", CITE, able=_any, card="cards", place="word")
def _lay_verb(state: State, env: Env, card: tuple[str, ...], place: str) -> None:
    """Cards in play go to the "top" or the "bottom" of the encounter deck, or of their owner's."""
    by = env["this"]
    state.emit(*(state.event("lay-on-deck", by=by, card=one, place=place) for one in card))


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

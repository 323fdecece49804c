"""arkham-lcg/discard-piles: player cards that are shuffled into a deck, and the discard pile.

One card alone cannot be shuffled into an empty deck (FAQ 1.13): what is being played or revealed is
discarded instead, anything else stays where it is.
"""

from __future__ import annotations

from rulesref.engine.event import Event
from rulesref.engine.scope import fail
from rulesref.engine.state import State
from rulesref.engine.tables import Env
from rulesref.games.arkham_lcg.decks.piles import (
    ENCOUNTER_DECK,
    cards_in,
    deck_of,
    discarded,
    fill,
    known,
)
from rulesref.games.arkham_lcg.in_play.leaving_play import leave
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import card_of

CITE = "arkham-lcg/discard-piles"


def alone_in_empty(state: State, deck: str, cards: int) -> bool:
    """FAQ 1.13: whether that would be one card shuffled into an empty deck."""
    return cards == 1 and known(state, deck) and not cards_in(state, deck)


def shuffle_into(state: State, deck: str, cards: tuple[str, ...]) -> None:
    """``cards`` leave where they are; nothing is known afterwards of an unknown deck."""
    for card in cards:
        leave(state, card, deck)
    there = [card for card in cards if state.get(card, "zone") == deck]
    if known(state, deck):
        held = (*cards_in(state, deck), *(card_of(state, card) for card in there))
        fill(state, deck, held, shuffled=len(set(held)) > 1)


@RULES.event(
    "shuffle-in",
    CITE,
    card="card",
    en="{card} is shuffled into the deck of its owner",
    it="{card} viene mescolata nel mazzo del suo proprietario",
    leaves=True,
)
def _shuffle_in(state: State, events: tuple[Event, ...]) -> None:
    into: dict[str, list[str]] = {}
    for event in events:
        card = event.slots["card"]
        owner = state.get(card, "owner") or state.get(card, "controller")
        into.setdefault(deck_of(owner) if owner else ENCOUNTER_DECK, []).append(card)
    for deck, cards in into.items():
        shuffle_into(state, deck, tuple(cards))


def _whose(state: State, card: str) -> str:
    return str(state.get(card, "owner") or state.get(card, "controller") or "")


def _can(state: State, env: Env, card: tuple[str, ...]) -> bool:
    return bool(card) and not alone_in_empty(state, deck_of(_whose(state, card[0])), len(card))


@RULES.verb("shuffle-into-deck", CITE, able=_can, card="cards")
def _verb(state: State, env: Env, card: tuple[str, ...]) -> None:
    """Each card is shuffled into the deck of its owner, all of them at once."""
    if not card:
        return
    if not _can(state, env, card):
        fail(state)
        resting(state, card[0])
        return
    state.emit(*(state.event("shuffle-in", by=env["this"], card=one) for one in card))


def resting(state: State, card: str) -> None:
    """What becomes of a card that cannot be shuffled away: out of limbo it is discarded."""
    if state.get(card, "zone") == "limbo":
        state.emit(state.event("discard", cites=(CITE,), card=card))


def _any_discarded(state: State, env: Env, of: tuple[str, ...]) -> bool:
    return any(discarded(state, one) for one in of)


@RULES.verb("reshuffle", CITE, able=_any_discarded, of="cards")
def _reshuffle(state: State, env: Env, of: tuple[str, ...]) -> None:
    """Discard piles go into their decks; where a pile is empty its deck is not shuffled."""
    for one in of:
        pile = discarded(state, one)
        if pile and not alone_in_empty(state, deck_of(one), len(pile)):
            state.emit(state.event("reshuffle", by=env["this"], who=one))
        else:
            fail(state)

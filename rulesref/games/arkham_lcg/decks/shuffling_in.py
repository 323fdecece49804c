"""arkham-lcg/discard-piles: cards that are shuffled into their owner's deck, and discard piles.

What nobody owns belongs into the encounter deck. One card alone cannot be shuffled into an empty deck
(FAQ 1.13): what is being played or revealed is discarded instead, anything else stays where it is.
"""

from __future__ import annotations

from collections.abc import Iterable

from rulesref.engine.event import Event
from rulesref.engine.scope import fail
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.decks.piles import (
    cards_in,
    deck_of,
    discarded,
    known,
    mix_in,
    shuffle,
)
from rulesref.games.arkham_lcg.in_play.leaving_play import leave
from rulesref.games.arkham_lcg.in_play.staying_in_play import held_in, stays
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import owner_of
from rulesref.games.things import card_of

CITE = "arkham-lcg/discard-piles"


def alone_in_empty(state: State, deck: str, cards: int) -> bool:
    """FAQ 1.13: whether that would be one card shuffled into an empty deck."""
    return cards == 1 and known(state, deck) and not cards_in(state, deck)


@RULES.event(
    "shuffle-in",
    CITE,
    card="card",
    en="{card} is shuffled into the deck of its owner",
    it="{card} viene mescolat(a|o) nel mazzo del suo proprietario",
    leaves=True,
    lapses=held_in("deck"),
)
def _shuffle_in(state: State, events: tuple[Event, ...]) -> None:
    """They leave where they are; nothing is known afterwards of an unknown deck."""
    for event in events:
        card = event.slots["card"]
        deck = deck_of(owner_of(state, card))
        leave(state, card, deck, event.by)
        if state.get(card, "zone") == deck:
            mix_in(state, deck, (card_of(state, card),))
            shuffle(state, deck)


@RULES.event(
    "shuffle-back",
    "arkham-lcg/encounter-deck",
    card="card",
    en="{card} is shuffled into the encounter deck",
    it="{card} viene mescolat(a|o) nel mazzo (degli incontri|incontri)",
    leaves=True,
    lapses=held_in("deck"),
)
def _shuffle_back(state: State, events: tuple[Event, ...]) -> None:
    """Nobody owns it; it is neither defeated nor discarded."""
    _shuffle_in(state, events)


def kept_out(state: State, cards: Iterable[str]) -> list[str]:
    """FAQ 1.13: those of ``cards``, each alone of its owner, that meet an empty deck."""
    decks: dict[str, list[str]] = {}
    for card in cards:
        decks.setdefault(deck_of(owner_of(state, card)), []).append(card)
    return [own[0] for deck, own in decks.items() if alone_in_empty(state, deck, len(own))]


def _can(state: State, env: Env, card: tuple[str, ...]) -> bool:
    free = [one for one in card if not stays(state, one, "deck", env["this"])]
    return len(kept_out(state, free)) < len(free)


def shuffle_in(state: State, cards: Iterable[str], by: str | None = None) -> None:
    """Let each of ``cards`` be shuffled into the deck that it belongs to, all of them at once.

    The one way for a card into a deck that is shuffled: what FAQ 1.13 keeps out is not shuffled in,
    and the effect falls short (arkham-lcg/then).
    """
    cards = tuple(dict.fromkeys(cards))
    out = kept_out(state, cards)
    for card in out:
        fail(state)
        resting(state, card)
    state.emit(
        *(
            state.event("shuffle-in" if owner_of(state, card) else "shuffle-back", by=by, card=card)
            for card in cards
            if card not in out
        )
    )


def into_deck(state: State, card: str) -> Event:
    """The event that shuffles ``card`` in; FAQ 1.13 has it discarded where its deck is empty."""
    return state.event("discard" if kept_out(state, (card,)) else "shuffle-in", card=card)


RULES.stop(
    "deck-of-weakness-unknown",
    en="whose deck this weakness comes from: no step says it",
    it="dal mazzo di chi viene questa debolezza: nessun passo lo dice",
)


@RULES.verb("shuffle-into-deck", CITE, able=_can, card="cards")
def _verb(state: State, env: Env, card: tuple[str, ...]) -> None:
    """Each card is shuffled into the deck that it belongs to, all of them at once."""
    if not card:
        return
    for one in card:
        if card_of(state, one).weakness and not owner_of(state, one):
            state.give_up(one, "deck-of-weakness-unknown")
            return
    shuffle_in(state, card, env["this"])


def resting(state: State, card: str) -> None:
    """What becomes of a card that cannot be shuffled away: out of limbo it is discarded."""
    if state.get(card, "zone") == "limbo":
        state.emit(state.event("discard", cites=(CITE,), card=card))


def _any_discarded(state: State, env: Env, of: tuple[str, ...]) -> bool:
    return any(discarded(state, who) for who in of)


@RULES.verb("reshuffle", CITE, able=_any_discarded, of="cards")
def _reshuffle(state: State, env: Env, of: tuple[str, ...]) -> None:
    """Discard piles go into their decks; where a pile is empty its deck is not shuffled."""
    for who in of:
        pile = discarded(state, who)
        if pile and not alone_in_empty(state, deck_of(who), len(pile)):
            state.emit(state.event("reshuffle", by=env["this"], who=who))
        else:
            fail(state)

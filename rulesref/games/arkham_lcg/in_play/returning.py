"""arkham-lcg/leaves-play: cards in play that go back to their owner's hand.

arkham-lcg/ownership-and-control: a card goes to its owner's area of the same kind. The scenario has
no hand; that its cards go to the encounter discard pile, and that they count as returned, is derived
from a ruling on a story asset.
"""

from __future__ import annotations

from rulesref.engine.event import Event
from rulesref.engine.scope import measure
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.decks.resolving_drawn import REVEAL_DRAWN
from rulesref.games.arkham_lcg.in_play.leaving_play import leave
from rulesref.games.arkham_lcg.in_play.staying_in_play import held_in, stays
from rulesref.games.arkham_lcg.playing.limbo import FACEDOWN
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import owner_of
from rulesref.games.things import card_of

CITE = "arkham-lcg/leaves-play"
OWNERSHIP = "arkham-lcg/ownership-and-control"


@RULES.event(
    "return-to-hand",
    CITE,
    card="card",
    settles=True,
    en="{card} returns to hand",
    it="{card} torna in mano",
    leaves=True,
    lapses=held_in("hand"),
)
def _return(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        card = event.slots["card"]
        owner = owner_of(state, card)
        leave(state, card, "hand", event.by)
        if state.get(card, "zone") == "hand":
            state.put(card, controller=owner)


def _any_returns(state: State, env: Env, card: tuple[str, ...]) -> bool:
    return any(
        state.get(one, "zone") == "play" and not stays(state, one, "hand", env["this"])
        for one in card
    )


@RULES.verb("return-to-hand", CITE, able=_any_returns, card="cards")
def _return_verb(state: State, env: Env, card: tuple[str, ...]) -> None:
    """Those of ``card`` that are in play go to the hand of their owner."""
    there = tuple(one for one in card if state.get(one, "zone") == "play")
    measure(state, len(there), len(card))
    _to_hand(state, env, there)


def _all_return(state: State, env: Env, card: tuple[str, ...]) -> bool:
    return all(
        state.get(one, "zone") == "play" and not stays(state, one, "hand", env["this"])
        for one in card
    )


@RULES.cost("return", CITE, able=_all_return, card="cards")
def _return_cost(state: State, env: Env, card: tuple[str, ...]) -> None:
    """The card leaves play for the hand of its owner."""
    state.emit(*(returning(state, one, env["this"]) for one in card))


_BACK = ("play", "discard", "committed", "limbo", "beneath", FACEDOWN)


def _any_back(state: State, env: Env, card: tuple[str, ...]) -> bool:
    return any(state.get(one, "zone") in _BACK for one in card)


@RULES.verb("take-back", "arkham-lcg/drawing-cards", able=_any_back, card="cards")
def take_back(state: State, env: Env, card: tuple[str, ...]) -> None:
    """Cards in play, attached facedown, in a discard pile, committed or in limbo go to their owner.

    FAQ v2.5, question on Cheap Shot: from wherever a card can be found and told from others, hence
    not out of a deck, not from under an enemy as a swarm card, and not back into the game.
    """
    reached = tuple(
        one for one in card if state.get(one, "zone") in _BACK and not state.get(one, "swarm")
    )
    measure(state, len(reached), len(card))
    _to_hand(state, env, reached)


def returning(state: State, card: str, by: str | None = None) -> Event:
    """The event by which ``card`` goes to the hand of its owner, or where the scenario has its own."""
    if owner_of(state, card):
        return state.event("return-to-hand", by=by, card=card)
    return state.event("discard", by=by, cites=(OWNERSHIP,), card=card)


RULES.stop(
    "hand-of-nobody",
    en="whose hand this weakness returns to: no step says it",
    it="in quale mano torna questa debolezza: nessun passo lo dice",
)


def _to_hand(state: State, env: Env, card: tuple[str, ...]) -> None:
    """No draw; and yet a weakness that comes to hand is resolved (arkham-lcg/weakness)."""
    for one in card:
        if card_of(state, one).weakness and not owner_of(state, one):
            state.give_up(one, "hand-of-nobody")
            return
    going = [one for one in card if owner_of(state, one) or state.get(one, "zone") != "discard"]
    owners = {one: owner_of(state, one) for one in going}
    state.emit(*(returning(state, one, env["this"]) for one in going))
    for who in dict.fromkeys(owner for owner in owners.values() if owner):
        mine = tuple(one for one in going if owners[one] == who)
        state.call(REVEAL_DRAWN, who=who, waiting=mine)

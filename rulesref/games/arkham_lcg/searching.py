"""arkham-lcg/search: searching a deck, or its top cards, for something.

While they are searched the cards are where they were (a resting thing whose zone is the deck); one
that is eligible must be found. An entire deck is shuffled afterwards.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.ability import Node
from rulesref.engine.block import resolve
from rulesref.engine.event import Event
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.state import State
from rulesref.engine.tables import Env, Procedure
from rulesref.games.arkham_lcg.card import Card
from rulesref.games.arkham_lcg.drawing import REVEAL_DRAWN
from rulesref.games.arkham_lcg.piles import cards_in, deck_of, known, take
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import bring, card_of

CITE = "arkham-lcg/search"


@RULES.event(
    "search",
    CITE,
    who="card",
    amount="number",
    en=(
        "{who} searches the top {amount} (card|cards) of the deck",
        "{who} searches the whole deck",
    ),
    it=(
        "{who} cerca nella prima carta o nelle prime {amount} carte del mazzo",
        "{who} cerca in tutto il mazzo",
    ),
)
def _search(state: State, events: tuple[Event, ...]) -> None:
    """The effect goes on in ``SEARCH``."""


@RULES.event("shuffle", CITE, who="card", en="{who} shuffles the deck", it="{who} mescola il mazzo")
def _shuffle(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        deck = deck_of(event.slots["who"])
        state.put(deck, shuffled=len(set(cards_in(state, deck))) > 1)


@RULES.verb(
    "search",
    CITE,
    of="cards",
    effects="effects",
    top="number?",
    type="word?",
    trait="word?",
    shuffle="flag?",
)
def search(
    state: State,
    env: Env,
    of: tuple[str, ...],
    effects: tuple[Node, ...],
    top: int = 0,
    type: str = "",
    trait: str = "",
    shuffle: bool = False,
) -> None:
    """Each of ``of`` searches his deck (``top`` cards of it) and resolves ``effects`` for "it"."""
    for who in of:
        state.call(
            SEARCH,
            who=who,
            env=env,
            effects=effects,
            top=top,
            wanted=(type, trait),
            shuffle=shuffle or not top,
        )


def _begin(state: State, variables: Mapping[str, Any]) -> None:
    who, top = variables["who"], variables["top"]
    deck = deck_of(who)
    if not known(state, deck):
        state.give_up(who, "what is in this investigator's deck: no step says it")
        return
    if top and top < len(cards_in(state, deck)) and state.get(deck, "shuffled"):
        state.give_up(who, "which cards of a shuffled deck are on top")
        return
    state.emit(state.event("search", by=variables["env"]["this"], who=who, amount=top))


def eligible(card: Card, wanted: tuple[str, str]) -> bool:
    """Whether ``card`` is of the type and has a trait (``"Tome|Relic"``) that are searched for."""
    type, trait = wanted
    has = not trait or any(one in card.traits for one in trait.split("|"))
    return (not type or card.type == type) and has


def _find(state: State, variables: Mapping[str, Any]) -> None:
    who, top = variables["who"], variables["top"]
    deck = deck_of(who)
    area = cards_in(state, deck)[: top or None]
    found = [_resting(state, deck, card) for card in dict.fromkeys(area)]
    found = [id for id in found if eligible(card_of(state, id), variables["wanted"])]
    if not found:
        state.let(found=None)
        return
    options = tuple(
        Option("find", {"who": who, "card": id, "facts": card_of(state, id)}, id) for id in found
    )
    state.ask(Choice("find", who, options, (CITE,), "found"))


def _resting(state: State, deck: str, card: Card) -> str:
    """A thing for ``card`` that lies in ``deck`` all the same."""
    for id, thing in state.things.items():
        if thing.get("zone") == deck and thing["card"] == card:
            return id
    return bring(state, card, zone=deck)


def _use(state: State, variables: Mapping[str, Any]) -> None:
    if variables["found"]:
        env = {**variables["env"], "it": (variables["found"],), "searcher": variables["who"]}
        resolve(state, variables["effects"], env)


def _end(state: State, variables: Mapping[str, Any]) -> None:
    if variables["shuffle"]:
        state.emit(state.event("shuffle", cites=(CITE,), who=variables["who"]))


SEARCH = RULES.procedure(Procedure("search", _begin, _find, _use, _end))


def _out(state: State, env: Env, card: str) -> str:
    """Take the found ``card`` out of the deck in which it still lies; who gets it."""
    who = str(env.get("searcher", env["you"]))
    deck = deck_of(who)
    if state.get(card, "zone") == deck:
        take(state, deck, card_of(state, card), zone="drawn", owner=who, controller=who)
    return who


@RULES.verb("draw-found", CITE, card="cards")
def _draw_found(state: State, env: Env, card: tuple[str, ...]) -> None:
    """The card that was searched for is drawn."""
    for one in card:
        who = _out(state, env, one)
        state.emit(state.event("draw", by=env["this"], who=who, card=one))
        state.call(REVEAL_DRAWN, who=who, waiting=(one,))


@RULES.event(
    "add-to-hand",
    "arkham-lcg/drawing-cards",
    who="card",
    card="card",
    en="{who} adds {card} to hand",
    it="{who} aggiunge {card} alla mano",
)
def _add(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        who = event.slots["who"]
        state.put(event.slots["card"], zone="hand", controller=who, owner=who)


@RULES.verb("add-to-hand", "arkham-lcg/drawing-cards", card="cards")
def _add_verb(state: State, env: Env, card: tuple[str, ...]) -> None:
    """FAQ 2.14: that is no draw, and yet what must be resolved as it comes to hand is resolved."""
    for one in card:
        who = _out(state, env, one)
        state.emit(state.event("add-to-hand", by=env["this"], who=who, card=one))
        state.call(REVEAL_DRAWN, who=who, waiting=(one,))

"""arkham-lcg/collection: the cards that decks were built from, outside of the game.

A search of it reaches no card that is in the game: no deck, hand or discard pile, nothing set aside.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.ability import Node
from rulesref.engine.block import resolve_part
from rulesref.engine.event import Event
from rulesref.engine.procedure import Procedure
from rulesref.engine.scope import fail
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.in_play.leaving_play import leave
from rulesref.games.arkham_lcg.in_play.staying_in_play import held_in
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import TABLE, investigators
from rulesref.games.card import Card
from rulesref.games.things import bring

CITE = "arkham-lcg/collection"
ZONE = "collection"


@RULES.event(
    "search-collection",
    CITE,
    who="card",
    en="{who} searches the collection",
    it="{who} cerca nella collezione",
)
def _search(state: State, events: tuple[Event, ...]) -> None:
    """It is no search of a deck; what is found is what the effect names."""


@RULES.verb("search-collection", CITE, named="text", effects="effects")
def _verb(state: State, env: Env, named: str, effects: tuple[Node, ...]) -> None:
    """For the card called ``named``, which is "it" for ``effects``; whoever is out searches nothing."""
    if env["you"] not in investigators(state):
        fail(state)
        return
    state.emit(state.event("search-collection", by=env["this"], who=env["you"]))
    state.call(FIND, env=env, named=named, effects=effects)


def _find(state: State, variables: Mapping[str, Any]) -> None:
    held: tuple[Card, ...] = state.get(TABLE, "collection", ())
    found = next((card for card in held if card.name == variables["named"]), None)
    if found is None:
        fail(state)
        return
    rest = list(held)
    rest.remove(found)
    state.put(TABLE, collection=tuple(rest))
    env = variables["env"]
    id = bring(state, found, zone=ZONE, owner=env["you"])
    resolve_part(state, variables["effects"], {**env, "it": (id,)})


FIND = RULES.procedure(Procedure("search-collection", _find))


@RULES.event(
    "place-in-discard",
    "arkham-lcg/discard-piles",
    card="card",
    en="{card} is placed in the discard pile",
    it="{card} viene mess(a|o) nella pila degli scarti",
    lapses=held_in("discard"),
)
def _place(state: State, events: tuple[Event, ...]) -> None:
    """Not discarded, only put there."""
    for event in events:
        leave(state, event.slots["card"], "discard")


@RULES.verb("place-in-discard", "arkham-lcg/discard-piles", card="cards")
def _place_verb(state: State, env: Env, card: tuple[str, ...]) -> None:
    """The cards go to their owners' discard piles from wherever they are."""
    state.emit(*(state.event("place-in-discard", by=env["this"], card=one) for one in card))

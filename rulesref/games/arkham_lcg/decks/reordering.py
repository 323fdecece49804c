"""arkham-lcg/search/looking-at-searching-and-finding: looked-at cards go back on top in any order."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations
from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.decks.piles import on_top
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.things import card_of

CITE = "arkham-lcg/search/looking-at-searching-and-finding"


@RULES.verb("put-back", CITE, cards="cards")
def _put_back(state: State, env: Env, cards: tuple[str, ...]) -> None:
    """You return ``cards``, which lie on top of a deck, to its top in any order.

    Where you are out of the game they stay as they lie.
    """
    if cards and not state.get(env["you"], "eliminated"):
        state.call(PUTTING, who=env["you"], by=env["this"], cards=cards)


def _which(state: State, variables: Mapping[str, Any]) -> None:
    """Copies of one card are no two orders."""
    who = variables["who"]
    ways: dict[Any, Option] = {}
    for way in permutations(variables["cards"]):
        facts = tuple(card_of(state, one) for one in way)
        slots = {"who": who, "cards": way, "facts": facts}
        ways.setdefault(facts, Option("put-back", slots, way))
    state.ask(Choice("put-back", who, tuple(ways.values()), (CITE,), "order"))


def _order(state: State, variables: Mapping[str, Any]) -> None:
    deck = str(state.get(variables["order"][0], "zone"))
    slots = {"who": variables["who"], "deck": deck, "cards": variables["order"]}
    state.emit(state.event("put-back", by=variables["by"], **slots))


PUTTING = RULES.procedure(Procedure("put-back", _which, _order))


@RULES.event(
    "put-back",
    CITE,
    who="card",
    deck="word",
    cards="cards",
    en="{who} puts cards back in an order",
    it="{who} rimette le carte in un ordine",
)
def _reorder(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        deck = event.slots["deck"]
        top = tuple(card_of(state, card) for card in event.slots["cards"])
        state.put(deck, cards=(*top, *on_top(state, deck)[len(top) :]))

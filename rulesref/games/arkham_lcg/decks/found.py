"""arkham-lcg/search: what a search finds, and how it comes out of the deck or stays there.

What is found is on its way ("drawn") until an effect puts it somewhere.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations, islice
from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.scope import measure
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.decks.drawing import resolving
from rulesref.games.arkham_lcg.decks.piles import deck_of, on_top, take
from rulesref.games.arkham_lcg.decks.resolving_drawn import REVEAL_DRAWN
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import owner_when_drawn
from rulesref.games.things import card_of

CITE = "arkham-lcg/search"


def _so_many(
    state: State, eligible: list[str], most: int, up_to: bool, different: bool
) -> Iterator[tuple[str, ...]]:
    """The groups of ``eligible`` cards that may be found together, as in ``ask_what_is_found``."""
    sizes = range(1, min(most, len(eligible)) + 1)
    of_size = (
        [way for way in combinations(eligible, size) if not different or _differ(state, way)]
        for size in (sizes if up_to else reversed(sizes))
    )
    found = filter(None, of_size)
    yield from chain.from_iterable(found if up_to else islice(found, 1))


def _differ(state: State, cards: tuple[str, ...]) -> bool:
    return len({card_of(state, id).name for id in cards}) == len(cards)


def ask_what_is_found(
    state: State,
    who: str,
    eligible: list[str],
    targets: int,
    up_to: bool = False,
    different: bool = False,
) -> None:
    """Let ``who`` choose what they find: as many as ``targets``, while there are as many.

    Copies that lie in one place are one choice. ``up_to`` and ``different`` as in ``search``.
    """
    ways: dict[tuple[Any, ...], Option] = {}
    for way in _so_many(state, eligible, targets, up_to, different):
        facts = tuple(card_of(state, id) for id in way)
        lying = tuple((card_of(state, id), state.get(id, "zone")) for id in way)
        ways.setdefault(lying, Option("find", {"who": who, "cards": way, "facts": facts}, way))
    state.ask(Choice("find", who, tuple(ways.values()), (CITE,), "found"))


def lie_again(state: State, deck: str, card: str, place: int) -> None:
    """``card`` lies in ``deck`` again, where it was: it has never left it."""
    lying = on_top(state, deck)
    state.put(deck, cards=(*lying[:place], card_of(state, card), *lying[place:]))
    state.put(card, zone=deck, owner=None, controller=None)


def out_of_deck(state: State, env: Env, card: str) -> str:
    """Take the found ``card`` out of the deck in which it still lies; who gets it."""
    who = str(env.get("searcher", env["you"]))
    deck = deck_of(who)
    if state.get(card, "zone") == deck:
        printed = card_of(state, card)
        owner = owner_when_drawn(printed, who)
        take(state, deck, printed, zone="drawn", owner=owner, controller=who)
    return who


@RULES.verb("draw-found", CITE, card="cards")
def _draw_found(state: State, env: Env, card: tuple[str, ...]) -> None:
    """The cards that were searched for are drawn, all at once; none of them is in play."""
    card = tuple(one for one in card if state.get(one, "zone") != "play")
    if card:
        for one in card:
            who = out_of_deck(state, env, one)
        draws = (state.event("draw", by=env["this"], who=who, card=one) for one in card)
        state.emit(*draws, resolving(state, who, card))


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
        who, card = event.slots["who"], event.slots["card"]
        owner = owner_when_drawn(card_of(state, card), who)
        state.put(card, zone="hand", controller=who, owner=owner)


@RULES.verb("add-to-hand", "arkham-lcg/drawing-cards", card="cards")
def _add_verb(state: State, env: Env, card: tuple[str, ...]) -> None:
    """FAQ 2.14: that is no draw, and yet what must be resolved as it comes to hand is resolved.

    A card in play returns to hand, and is not added to it.
    """
    out = tuple(one for one in card if state.get(one, "zone") != "play")
    measure(state, len(out), len(card))
    for one in out:
        who = out_of_deck(state, env, one)
        state.emit(state.event("add-to-hand", by=env["this"], who=who, card=one))
        state.call(REVEAL_DRAWN, who=who, waiting=(one,))

"""arkham-lcg/phase-sequence: what has happened since the round, or the turn, began, for what asks.

It is part of the position, as what was drawn is; nothing is remembered for which no card asks.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from rulesref.engine.ability import Ability, words
from rulesref.engine.select import things
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import TABLE
from rulesref.games.arkham_lcg.values.text_box import as_printed
from rulesref.games.card import Card

#: What can be remembered: the filter that asks for it.
ATTACKED, DEFEATED, ENTERED = "attacked-this-round", "defeated-this-turn", "entered-play-this-turn"
FALLEN = "defeated-this-round"


def note(state: State, what: str, card: str, who: str | None) -> None:
    """Remember ``what`` (the filter that asks for it) of ``card``, and whom it concerns."""
    if what in state.laid(_asked_of_all):
        entry = (what, card, who or "", int(state.get(TABLE, "turns")))
        state.put(TABLE, happened=tuple(sorted({*state.get(TABLE, "happened", ()), entry})))


def asked(card: Card) -> frozenset[str]:
    """The words of the notation in the text of ``card``."""
    return _words_of(card.abilities)


@lru_cache(maxsize=4096)
def _words_of(abilities: tuple[Ability, ...]) -> frozenset[str]:
    """Of abilities and not of a card: another one may bear its code, such as what a user describes."""
    parts = ((one.tests, one.costs, one.effects, one.trigger) for one in abilities)
    return frozenset(word.row.id for part in parts for word in words(part))


def _asked_of_all(state: State) -> frozenset[str]:
    """The words of the notation in the texts of all cards, wherever they lie."""
    return frozenset().union(*[asked(card) for card in _cards(state)])


def _cards(state: State) -> Iterator[Card]:
    for id, thing in state.things.items():
        if "card" in thing:
            printed = as_printed(state, id)
            if printed is not None:
                yield printed
        yield from thing.get("cards", ())


def so_far(state: State, what: str) -> Iterator[tuple[str, str, int]]:
    """What is remembered of ``what``: the card, whom it concerns, in which turn it was."""
    for one, card, who, turn in state.get(TABLE, "happened", ()):
        if one == what:
            yield card, who, turn


def this_turn(state: State, turn: int) -> bool:
    """Whether ``turn`` is the one that is being taken."""
    return bool(state.get(TABLE, "active", None)) and turn == state.get(TABLE, "turns")


@RULES.filter(ATTACKED, value="cards")
def _attacked(state: State, env: Env, thing: str, value: Any) -> bool:
    """Enemies that have attacked any of these since the round began."""
    whom = things(state, env, value)
    return any(card == thing and who in whom for card, who, _ in so_far(state, ATTACKED))


@RULES.filter(DEFEATED, value="cards")
def _defeated(state: State, env: Env, thing: str, value: Any) -> bool:
    """Cards that any of these has defeated in the turn that is being taken."""
    by = things(state, env, value)
    return any(
        card == thing and who in by and this_turn(state, turn)
        for card, who, turn in so_far(state, DEFEATED)
    )


@RULES.filter(ENTERED, value="flag")
def _entered(state: State, env: Env, thing: str, value: bool) -> bool:
    """Cards that have entered play in the turn that is being taken, or those that have not."""
    found = any(
        card == thing and this_turn(state, turn) for card, _, turn in so_far(state, ENTERED)
    )
    return found is value


@RULES.filter(FALLEN, value="flag")
def _fallen(state: State, env: Env, thing: str, value: bool) -> bool:
    """Cards that have been defeated since the round began, whoever has defeated them, or others."""
    return any(card == thing for card, _, _ in so_far(state, FALLEN)) is value

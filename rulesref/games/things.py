"""The things of a table: copies of cards by id, what is printed on them, which are in play."""

from __future__ import annotations

from typing import Any

from rulesref.engine.state import State
from rulesref.entries import slug
from rulesref.games.card import Card


def bring(state: State, card: Card, **attributes: Any) -> str:
    """Put a copy of ``card`` among the things and return its id."""
    base = slug(card.name)
    id, number = base, 1
    while id in state.things:
        number += 1
        id = f"{base}#{number}"
    state.put(id, card=card, **attributes)
    if card.abilities:
        state.enlist(id, card.abilities)
    state.rules.hooks.brought(state, id)
    return id


def card_of(state: State, id: str) -> Card:
    """The printed card of the thing ``id``."""
    card: Card = state.things[id]["card"]
    return card


def kind_of(state: State, id: str) -> str:
    """The card type of the thing ``id``, or an empty string where it is no card."""
    card = state.get(id, "card", None)
    return card.type if card else ""


def in_play(state: State, kind: str) -> list[str]:
    """Every card of type ``kind`` in play, in the order in which it came to the table."""
    return [*state.laid(lying).get(("play", kind), ())]


def lying(state: State) -> dict[tuple[str, str], list[str]]:
    """(zone, card type) → the cards of it there, in the order in which they came to the table."""
    found: dict[tuple[str, str], list[str]] = {}
    for id, thing in state.things.items():
        if "zone" in thing and "card" in thing:
            found.setdefault((thing["zone"], thing["card"].type), []).append(id)
    return found

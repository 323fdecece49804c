"""arkham-lcg/for-each-or-for-every (FAQ 2.23): cards that an effect discards at once are one effect.

What answers that an effect would discard from a hand answers all that goes from it together, whoever
picks the cards; that each of them is discarded is an event of its own, as for any card.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.rules import RULES

CITE = "arkham-lcg/for-each-or-for-every"
EVENT = "discard-from-hand"
#: The procedure in which fate picks the cards.
PICKING = "discard-at-random"


@RULES.event(
    EVENT,
    CITE,
    "arkham-lcg/discard-piles",
    who="card",
    amount="number",
    cards="cards",
    silent=True,
    en="{who} discards {amount} (card|cards) from hand",
    it="{who} scarta {amount} (carta|carte) dalla mano",
)
def _from_hand(state: State, events: tuple[Event, ...]) -> None:
    """Where no cards are named, fate picks them now."""
    for event in events:
        cards = event.slots.get("cards")
        if cards is None:
            who, amount = event.slots["who"], event.slots["amount"]
            state.call(RULES.procedures[PICKING], who=who, amount=amount, by=event.by)
        else:
            state.emit(*_each(state, cards, event.by))


def at_random(state: State, who: str, amount: int, by: str) -> None:
    """Let an effect of ``by`` discard so many cards of ``who``, which fate picks once it does."""
    if _answered(state):
        state.emit(state.event(EVENT, by=by, who=who, amount=amount))
    else:
        state.call(RULES.procedures[PICKING], who=who, amount=amount, by=by)


def discard(state: State, cards: Iterable[str], by: str | None) -> None:
    """Let an effect of ``by`` discard ``cards`` at once, wherever they are."""
    hands: dict[str, list[str]] = {}
    others: list[str] = []
    for card in cards:
        holder = state.get(card, "controller", "") if state.get(card, "zone") == "hand" else ""
        (hands.setdefault(holder, []) if holder else others).append(card)
    events = list(_each(state, others, by))
    heard = _answered(state)
    for who, held in hands.items():
        slots: dict[str, Any] = {"who": who, "amount": len(held), "cards": tuple(held)}
        events += [state.event(EVENT, by=by, **slots)] if heard else _each(state, held, by)
    state.emit(*events)


def _answered(state: State) -> bool:
    return any((stage.id, EVENT) in state.index for stage in state.rules.stages)


def _each(state: State, cards: Iterable[str], by: str | None) -> Iterable[Event]:
    return (state.event("discard", by=by, card=card) for card in cards)

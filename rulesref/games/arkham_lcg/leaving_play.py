"""arkham-lcg/leaves-play: tokens return, attachments are discarded, the card goes out of play."""

from __future__ import annotations

from rulesref.engine.event import Event
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.rules import RULES

_KEPT = ("card", "owner")


@RULES.event(
    "discard",
    "arkham-lcg/leaves-play",
    card="card",
    en="{card} is discarded",
    it="{card} viene scartato",
)
def _discard(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        _leave(state, event.slots["card"], "discard")


@RULES.event(
    "victory",
    "arkham-lcg/victory-display-victory-points",
    card="card",
    en="{card} goes to the victory display",
    it="{card} va nell'area vittoria",
)
def _victory(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        _leave(state, event.slots["card"], "victory")


def _leave(state: State, card: str, zone: str) -> None:
    """``card`` goes to ``zone`` as a new copy of itself, and what was attached is discarded."""
    attached = [id for id, thing in state.things.items() if thing.get("attached") == card]
    old = state.things[card]
    state.put(card, **{name: None for name in old if name not in _KEPT})
    state.put(card, zone=zone, gen=old.get("gen", 0) + 1)
    if attached:
        state.emit(*(state.event("discard", card=id) for id in attached))

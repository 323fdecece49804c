"""arkham-lcg/limbo: until its playing commences, a card that is being played lies where it was.

What has left that place meanwhile is not there to be played; what was paid for it stays paid. That
is derived from arkham-lcg/initiation/step-3 and from arkham-lcg/limbo: no entry says so itself.
"""

from __future__ import annotations

from rulesref.engine.event import Event
from rulesref.engine.state import State

#: On a card that is being played: the zone in which it lies until then. Leaving it ends that.
FROM = "played-from"
#: On a card that is being played: the parts of it that reactions to its playing have changed.
CHANGED = "parts-changed"


def begin(state: State, card: str) -> None:
    """``card`` is about to be played from where it lies now, and says what is printed on it."""
    state.put(card, **{FROM: state.get(card, "zone"), CHANGED: None})


def over(state: State, card: str) -> None:
    """``card`` has been played, or is not played after all."""
    state.put(card, **{FROM: None})


def is_off(state: State, who: str, card: str) -> bool:
    """Whether ``who`` cannot play ``card`` any more: eliminated, or the card is elsewhere."""
    origin = state.get(card, FROM)
    return bool(state.get(who, "eliminated")) or state.get(card, "zone") != origin


def lapses(state: State, event: Event) -> bool:
    """Whether the playing that ``event`` is about to be can happen no more."""
    return is_off(state, event.slots["who"], event.slots["card"])

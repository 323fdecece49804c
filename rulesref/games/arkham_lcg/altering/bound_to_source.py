"""arkham-lcg/lasting-effects: effects that last as long as the card that made them is in play, or exhausted."""

from __future__ import annotations

from rulesref.engine.state import State, Thing

#: The periods that end with the card itself, and not with a part of the round.
IN_PLAY, EXHAUSTED = "in-play", "exhausted"


def left(state: State, card: str, old: Thing) -> None:
    """What lasted while ``card`` was in play is over, and what lasted while it was exhausted there."""
    _end(state, card, (IN_PLAY, EXHAUSTED))


def readied(state: State, card: str) -> None:
    """What lasted until ``card`` readies is over."""
    _end(state, card, (EXHAUSTED,))


def _end(state: State, card: str, periods: tuple[str, ...]) -> None:
    over = [
        id
        for id, thing in state.things.items()
        if thing.get("until") in periods and thing.get("source") == card
    ]
    for id in over:
        state.remove(id)
    if over:
        state.rules.hooks.refresh(state)

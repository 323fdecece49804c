"""arkham-lcg/cannot: what no clue can be placed on, be it as a location is revealed or later."""

from __future__ import annotations

from rulesref.engine.event import Event
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.limits.forbidding import prohibition
from rulesref.games.arkham_lcg.values.stats import stat

#: The card because of which no clue can be placed on another.
cannot_bear_clues = prohibition("cannot-bear-clues")


def bears_none(state: State, event: Event) -> bool:
    """Whether ``event`` would place clues where none can be placed."""
    return cannot_bear_clues(state, event.slots["at"]) is not None


def with_its_clues(state: State, place: str) -> int:
    """How many clues lie on ``place`` once it is revealed: what it is worth joins what is there."""
    own = 0 if cannot_bear_clues(state, place) else stat(state, place, "clues")
    return int(state.get(place, "clues")) + (own or 0)

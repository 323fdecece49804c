"""Whose deck cards come from: those of the scenario are drawn in their own way, and to no hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

#: What is done with cards that were looked at, or found, if they are of an investigator's deck.
_OWN = frozenset({"draw-found", "add-to-hand", "shuffle-deck"})
#: What brings cards of the encounter deck to light, whatever else it tells.
_OF_SCENARIO = frozenset({"search-encounters", "discard-encounters-until"})


def taken_as_own(value: Any) -> bool:
    """Whether cards of the encounter deck are drawn, taken or shuffled like those of an own deck.

    Whoever draws one of the encounter cards that they looked at resolves it; it comes to no hand.
    """
    if isinstance(value, Mapping):
        of_scenario = value.get("verb") in _OF_SCENARIO or value.get("encounter") is True
        if of_scenario and _done(value.get("effects")):
            return True
        return any(map(taken_as_own, value.values()))
    return isinstance(value, list | tuple) and any(map(taken_as_own, value))


def _done(effects: Any) -> bool:
    if isinstance(effects, Mapping):
        return effects.get("verb") in _OWN or any(map(_done, effects.values()))
    return isinstance(effects, list | tuple) and any(map(_done, effects))

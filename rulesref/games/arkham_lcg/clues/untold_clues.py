"""arkham-lcg/clues: a location of which no step says how many clues lie there."""

from __future__ import annotations

from rulesref.engine.state import State
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import TABLE

RULES.stop(
    "clues-untold",
    en="how many clues lie at a location where some are discovered: no step says it",
    it="quanti indizi ci sono in un luogo in cui se ne scoprono: nessun passo lo dice",
)


def untold(state: State, place: str) -> bool:
    """Whether clues may lie at ``place``, and nobody knows of any."""
    return bool(state.get(place, "clues-untold")) and not state.get(place, "clues")


def may_lie(state: State, place: str) -> bool:
    """Whether clues lie at ``place``; where nobody knows, whether a step has to do with them."""
    return bool(
        state.get(place, "clues") or (untold(state, place) and state.get(TABLE, "clues-sought"))
    )


def stop_at_untold(state: State, place: str) -> bool:
    """Give up at ``place`` where it matters how many clues are there, and nobody knows; whether it did.

    It does not where no ability answers a discovery, and no step has to do with clues.
    """
    if not untold(state, place):
        return False
    if not state.get(TABLE, "clues-asked") and "discover" not in state.index.heard:
        return False
    state.give_up(place, "clues-untold")
    return True

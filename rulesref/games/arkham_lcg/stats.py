"""Values as they stand now: the printed base, then every modifier in force."""

from __future__ import annotations

from rulesref.engine.state import State
from rulesref.games.arkham_lcg.table import card_of, investigators


def base(state: State, id: str, stat: str) -> int | None:
    """The printed value, multiplied where it is "per investigator"; ``None`` where it has none."""
    value = card_of(state, id).stats.get(stat)
    if value is None:
        return None
    if stat in card_of(state, id).stats.get("per-investigator", ()):
        return int(value) * int(state.get("table", "started") or len(investigators(state)))
    return int(value)


def stat(state: State, id: str, name: str) -> int | None:
    """The value that functions now, never below zero; ``None`` where the card has none."""
    value = base(state, id, name)
    return None if value is None else max(0, value)


def remaining(state: State, id: str, name: str, token: str) -> int | None:
    """How much more of ``token`` fits under the value ``name`` ("health" and "damage")."""
    value = stat(state, id, name)
    return None if value is None else max(0, value - int(state.get(id, token)))

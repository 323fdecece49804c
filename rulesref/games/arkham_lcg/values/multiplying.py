"""arkham-lcg/modifiers: numbers that are so many times another, and halves, which are rounded up."""

from __future__ import annotations

from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES


@RULES.quantity("multiplied", of="number", times="number")
def _multiplied(state: State, env: Env, of: int, times: int) -> int:
    """A number so many times over; below zero it counts down."""
    return of * times


@RULES.quantity("half", of="number")
def _half(state: State, env: Env, of: int) -> int:
    """arkham-lcg/modifiers: half of a number, rounded up."""
    return -(-of // 2)

"""Scopes: while one effect is being resolved, what comes "after" its parts waits for its end.

``state.deferred`` is a stack of scopes, each ``(batches, rest)``. ``None`` for batches is the
scope of a framework event, in which nothing waits. A failed part leaves its mark in the scope.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulesref.engine.state import State

_FAILED = ("failed", ())


def open_effect(state: State) -> None:
    """From here on "after" stages wait."""
    state.deferred = ((), state.deferred)


def open_framework(state: State) -> None:
    """From here on "after" stages come at once, whatever effect this is part of."""
    state.deferred = (None, state.deferred)


def collecting(state: State) -> bool:
    """Whether "after" stages wait now for the end of some effect."""
    return state.deferred is not None and state.deferred[0] is not None


def close(state: State) -> tuple[Any, ...]:
    """Leave the innermost scope; the batches ``(stage, events, leaving)`` that waited in it."""
    batches, state.deferred = state.deferred
    if not batches:
        return ()
    return tuple(batch for batch in batches if batch is not _FAILED)


def move_beneath(state: State, moved: int, others: int) -> None:
    """Put the ``moved`` innermost scopes beneath the ``others`` that come right after them."""
    scopes = []
    rest = state.deferred
    for _ in range(moved + others):
        batches, rest = rest
        scopes.append(batches)
    for batches in reversed((*scopes[moved:], *scopes[:moved])):
        rest = (batches, rest)
    state.deferred = rest


def put_off(state: State, stage: str, events: Any, leaving: tuple[Any, ...] = ()) -> bool:
    """Let ``stage`` of ``events`` wait for the end of the effect; ``False`` outside of one.

    ``leaving`` are the abilities of cards that left with the events (``trigger.leavers``).
    """
    if state.deferred is None or state.deferred[0] is None:
        return False
    batches, rest = state.deferred
    state.deferred = ((*batches, (stage, events, leaving)), rest)
    return True


def amend(state: State, stage: str, change: Callable[[Any], Any]) -> bool:
    """Change an event that waits for ``stage`` in this effect or in one around it.

    ``change(event)`` gives what it becomes, or ``None`` where it is not the one that is meant. The
    innermost and latest such event changes; ``False`` where there is none.
    """
    passed: list[Any] = []
    scopes = state.deferred
    while scopes is not None:
        batches, rest = scopes
        changed = _amended(batches or (), stage, change)
        if changed is not None:
            scopes = (changed, rest)
            for outer in reversed(passed):
                scopes = (outer, scopes)
            state.deferred = scopes
            return True
        passed.append(batches)
        scopes = rest
    return False


def _amended(batches: Any, stage: str, change: Callable[[Any], Any]) -> Any:
    """``batches`` with the latest event for ``stage`` that ``change`` changes; ``None`` for none."""
    for number in reversed(range(len(batches))):
        name, events, *more = batches[number]
        found = [(at, change(one)) for at, one in enumerate(events) if name == stage and one]
        for at, new in reversed(found):
            if new is not None:
                batch = (name, (*events[:at], new, *events[at + 1 :]), *more)
                return (*batches[:number], batch, *batches[number + 1 :])
    return None


def fail(state: State) -> None:
    """Write down that a part of the effect did not resolve in full."""
    if state.deferred is not None and state.deferred[0] is not None:
        batches, rest = state.deferred
        state.deferred = ((*batches, _FAILED), rest)


def measure(state: State, done: int, asked: int) -> None:
    """Write down that the effect fell short where less was ``done`` than it ``asked`` for.

    What asks for nothing at all does nothing, and nothing is not done in full.
    """
    if done < max(asked, 1):
        fail(state)


def failed(state: State) -> bool:
    """Whether any part of the effect so far did not resolve in full."""
    return bool(state.deferred) and any(batch is _FAILED for batch in state.deferred[0] or ())

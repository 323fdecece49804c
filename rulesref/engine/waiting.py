"""What must wait until something that is running has ended: a frame put beneath another."""

from __future__ import annotations

from collections.abc import Container
from typing import Any

from rulesref.engine.state import Frame, State


def wait_for(state: State, kind: Any, around: Container[str], then: Any, **variables: Any) -> bool:
    """Run ``then`` once the running frame of ``kind`` has ended, and what it is part of.

    ``around`` are ids of frames that are waited for too, where they lie right around it. ``False``
    where no such frame is running.
    """
    frames = _frames(state)
    found = [number for number, frame in enumerate(frames) if frame[0] is kind]
    if not found:
        return False
    inner = found[-1]
    outer = (n for n in range(inner + 1, len(frames)) if frames[n][0].id in around)
    _put_beneath(state, frames, next(outer, inner), then, variables)
    return True


def after_answers(state: State, then: Any, block: Any, **variables: Any) -> None:
    """Run ``then`` once what the running sequence has caused is answered.

    Inside an effect the answers wait for the end of its ``block``, or of the event that is one
    effect with its parts, and ``then`` with them.
    """
    frames = _frames(state)
    last = 0
    if state.deferred is not None and state.deferred[0] is not None:
        ends = (n for n, frame in enumerate(frames) if _ends_an_effect(frame, block))
        last = next(ends, len(frames) - 1)
    _put_beneath(state, frames, last, then, variables)


def _ends_an_effect(frame: Frame, block: Any) -> bool:
    ran, _, known, _ = frame
    return ran is block or (ran.id == "sequence" and bool(known.get("whole")))


def _frames(state: State) -> list[Frame]:
    """What is running, the innermost first."""
    frames: list[Frame] = []
    stack = state.stack
    while stack is not None:
        frames.append(stack[0])
        stack = stack[1]
    return frames


def _put_beneath(
    state: State, frames: list[Frame], last: int, then: Any, variables: dict[str, Any]
) -> None:
    """Let ``then`` run as soon as ``frames`` up to number ``last`` have ended."""
    stack = state.stack
    for _ in range(last + 1):
        stack = stack[1]
    stack = ((then, 0, variables, frames[last][3]), stack)
    for frame in reversed(frames[: last + 1]):
        stack = (frame, stack)
    state.stack = stack

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
    frames: list[Frame] = []
    stack = state.stack
    while stack is not None:
        frames.append(stack[0])
        stack = stack[1]
    found = [number for number, frame in enumerate(frames) if frame[0] is kind]
    if not found:
        return False
    inner = found[-1]
    outer = (n for n in range(inner + 1, len(frames)) if frames[n][0].id in around)
    last = next(outer, inner)
    depth = frames[last][3]
    rest: Any = None
    for frame in reversed(frames[last + 1 :]):
        rest = (frame, rest)
    rest = ((then, 0, variables, depth), rest)
    for frame in reversed(frames[: last + 1]):
        rest = (frame, rest)
    state.stack = rest
    return True


def after_answers(state: State, then: Any, block: Any, **variables: Any) -> None:
    """Run ``then`` once what the running sequence has caused is answered.

    Inside an effect the answers wait for the end of its ``block``, or of the event that is one
    effect with its parts, and ``then`` with them.
    """
    frames: list[Frame] = []
    stack = state.stack
    waits = state.deferred is not None and state.deferred[0] is not None
    while stack is not None:
        frames.append(stack[0])
        stack = stack[1]
        ran, _, known, _ = frames[-1]
        if not waits or ran is block or (ran.id == "sequence" and known.get("whole")):
            break
    stack = ((then, 0, variables, frames[-1][3]), stack)
    for frame in reversed(frames):
        stack = (frame, stack)
    state.stack = stack

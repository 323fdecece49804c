"""What must wait until something that is running has ended: a frame put beneath another."""

from __future__ import annotations

from collections.abc import Container
from typing import Any

from rulesref.engine.frames import Frame
from rulesref.engine.state import State


def wait_for(state: State, kind: Any, around: Container[str], then: Any, **variables: Any) -> bool:
    """Run ``then`` once the running frame of ``kind`` has ended, and what it is part of.

    ``around`` are ids of frames that are waited for too, where they lie right around it. ``False``
    where no such frame is running.
    """
    frames = list(state.frames())
    found = [number for number, frame in enumerate(frames) if frame.kind is kind]
    if not found:
        return False
    inner = found[-1]
    outer = (n for n in range(inner + 1, len(frames)) if frames[n].kind.id in around)
    state.call_beneath(next(outer, inner), then, variables)
    return True


def after_answers(state: State, then: Any, block: Any, **variables: Any) -> None:
    """Run ``then`` once what the running sequence has caused is answered.

    Inside an effect the answers wait for the end of its ``block``, or of the event that is one
    effect with its parts, and ``then`` with them.
    """
    last = 0
    if state.deferred is not None and state.deferred[0] is not None:
        frames = list(state.frames())
        ends = (n for n, frame in enumerate(frames) if _ends_an_effect(frame, block))
        last = next(ends, len(frames) - 1)
    state.call_beneath(last, then, variables)


def _ends_an_effect(frame: Frame, block: Any) -> bool:
    if frame.kind is block:
        return True
    return bool(frame.kind.id == "sequence" and frame.variables.get("whole"))

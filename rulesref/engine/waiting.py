"""What must wait until something that is running has ended: frames put beneath another."""

from __future__ import annotations

from collections.abc import Container
from typing import Any

from rulesref.engine.frames import Frame
from rulesref.engine.scope import move_beneath
from rulesref.engine.state import State


def wait_for(
    state: State, kind: Any, around: Container[str] = (), upto: int = 0, last: bool = True
) -> bool:
    """Let the running frame begin anew once the frame of ``kind`` around it has ended.

    The frames down to ``upto`` wait with it. ``around`` are ids of frames that are waited for too,
    where they lie around that one. What waits already comes first, unless this is not to be
    ``last``. ``False`` where no frame of ``kind`` is running.
    """
    frames = list(state.frames())
    running = [number for number, frame in enumerate(frames) if number and frame.kind is kind]
    if not running:
        return False
    inner = running[-1]
    outer = (n for n in range(inner + 1, len(frames)) if frames[n].kind.id in around)
    place = next(outer, inner)
    if last:
        place = _behind(frames, place)
    state.goto(0)
    state.let(waits=upto + 1)
    opened = [
        sum(map(_opened, part)) for part in (frames[: upto + 1], frames[upto + 1 : place + 1])
    ]
    move_beneath(state, *opened)
    state.move_beneath(upto, place)
    return True


def is_queue(state: State) -> bool:
    """Whether anything waits already for a frame to end."""
    return any(_waits(frame) for frame in state.frames())


def _waits(frame: Frame) -> bool:
    return frame.pc == 0 and bool(frame.variables.get("waits"))


def _behind(frames: list[Frame], place: int) -> int:
    """The outermost frame beyond ``place`` of all that waits there; ``place`` where nothing does."""
    for number in range(place + 1, len(frames)):
        if _waits(frames[number]):
            place = number + frames[number].variables["waits"] - 1
    return place


def _opened(frame: Frame) -> bool:
    """Whether the frame is to close a scope of effects when it ends."""
    variables = frame.variables
    return bool(
        variables.get("scoped")
        or variables.get("whole")
        or (frame.kind.id == "block" and frame.pc > 0)
    )


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

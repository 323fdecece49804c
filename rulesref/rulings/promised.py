"""What a step has told of what is still to come: it comes so, or the step was wrong."""

from __future__ import annotations

from rulesref.catalogue import said
from rulesref.engine.line import Line
from rulesref.rulings.faults import Faults
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.rulings.telling import Promise
from rulesref.rulings.timeline import tell


def stop_at_broken(scene: Scene, faults: Faults) -> None:
    """Raise ``CaseError`` where what was promised has come otherwise.

    Where it would have come so, and what a step tells behind it has made something else of it, that
    is meant, and said.
    """
    promise = scene.telling.promise
    if promise is None:
        return
    came, would = None, False
    log = scene.state.log
    while log is not None and log is not promise.since:
        event = log[0].event
        would = would or _would_come(log[0], promise)
        if log[0].stage == "impact" and event is not None and event.type in promise.types:
            came = event if promise.whose.items() <= event.slots.items() else came
        log = log[1]
    if came is None:
        return
    scene.telling.promise = None
    if came.type != promise.type or not promise.slots.items() <= came.slots.items():
        line, column = promise.place
        if would and scene.telling.line != line:
            remark = in_words(scene, "would-come-so", event=tell(scene, came))
            scene.telling.remarks.append((line, remark))
            return
        raise faults.error(
            said("it comes otherwise: {event}").format(event=tell(scene, came)),
            line=line,
            column=column,
            remedy=said("tell the token that is revealed, or what would come of it: … would …"),
        )


def _would_come(line: Line, promise: Promise) -> bool:
    """Whether ``line`` says that what was promised would happen, before anybody answered it."""
    event = line.event if line.stage == "would" else None
    return (
        event is not None
        and event.type == promise.type
        and promise.slots.items() <= event.slots.items()
        and promise.whose.items() <= event.slots.items()
    )

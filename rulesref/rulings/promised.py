"""What a step has told of what is still to come: it comes so, or the step was wrong."""

from __future__ import annotations

from rulesref.catalogue import said
from rulesref.rulings.faults import Faults
from rulesref.rulings.scene import Scene
from rulesref.rulings.timeline import tell


def stop_at_broken(scene: Scene, faults: Faults) -> None:
    """Raise ``CaseError`` where what was promised has come otherwise."""
    promise = scene.telling.promise
    if promise is None:
        return
    came = None
    log = scene.state.log
    while log is not None and log is not promise.since:
        event = log[0].event
        if log[0].stage == "impact" and event is not None and event.type in promise.types:
            came = event if promise.whose.items() <= event.slots.items() else came
        log = log[1]
    if came is None:
        return
    scene.telling.promise = None
    if came.type != promise.type or not promise.slots.items() <= came.slots.items():
        line, column = promise.place
        raise faults.error(
            said("it comes otherwise: {event}").format(event=tell(scene, came)),
            line=line,
            column=column,
            remedy=said("tell the token that is revealed, or what would come of it: … would …"),
        )

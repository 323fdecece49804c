"""Where less comes of a step than it tells, such as clues that do not lie there: it is said beside it."""

from __future__ import annotations

from typing import Any

from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.wording.sentence import Intent

#: The slots of an effect that say how much of something it is about.
_AMOUNTS = ("amount", "damage", "horror")


def remark_less(scene: Scene, before: Any, intent: Intent) -> None:
    """Remark that less has come about since ``before`` than ``intent``, an effect of nobody, tells.

    Of one that is not over nothing is said yet.
    """
    if intent.id != "happens" or scene.state.pending is not None:
        return
    kind, slots = intent.slots["event"], dict(intent.slots["slots"])
    told = sum(slots[slot] for slot in _AMOUNTS if isinstance(slots.get(slot), int))
    came, log = 0, scene.state.log
    while log is not None and log is not before:
        line, log = log
        if line.event is not None and line.stage == "impact" and line.event.type == kind:
            came += sum(line.event.slots.get(slot, 0) or 0 for slot in _AMOUNTS)
    if came < told:
        words = in_words(scene, "less-than-told", came=came, told=told)
        scene.telling.remarks.append((scene.telling.line, words))

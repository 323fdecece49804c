"""A target that a step has told with what it begins, where that ended before anything was chosen."""

from __future__ import annotations

from typing import Any

from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.wording.sentence import Intent


def never_aimed(scene: Scene, mark: Any, begun: Intent, target: Intent) -> bool:
    """Whether nothing resolved of what ``begun`` opened at the ``mark`` of the log; it is said then.

    Where anything was chosen since, the ``target`` should have been.
    """
    if not scene.tongue.speech.unsaid.came_to_nothing(scene, mark, begun):
        return False
    log = scene.state.log
    while log is not None and log is not mark:
        line, log = log
        if line.stage == "choice" and line.chosen.id == target.id:
            return False
    cards = ", ".join(scene.name(card) for card in target.slots.get("cards", ()))
    words = in_words(scene, "never-aimed", cards=cards)
    scene.telling.remarks.append((scene.telling.line, words))
    return True

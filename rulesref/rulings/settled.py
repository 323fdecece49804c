"""Steps that say what came about by itself: the only option, the only token."""

from __future__ import annotations

from typing import Any

from rulesref.engine.outcome import Option
from rulesref.engine.state import State
from rulesref.rulings.chances import meant
from rulesref.rulings.options import fits
from rulesref.rulings.scene import Scene
from rulesref.wording.sentence import Intent


def went_without_saying(scene: Scene, mark: Any, intent: Intent) -> bool:
    """Whether what ``intent`` wants has happened in the log since ``mark``, unasked.

    An option counts that was taken as the only one; a value that fate could not but give; and what
    the rules of the game take for granted.
    """
    speech = scene.tongue.speech
    log, whose = scene.state.log, None
    while log is not None and log is not mark:
        line = log[0]
        theirs = whose is None or intent.slots.get("who", whose) == whose
        if line.stage == "choice" and len(line.options) == 1:
            certain = line.chosen.slots.get("value")
            given = meant(scene, line.chosen.id, [certain], intent)
            if fits(speech, line.chosen, intent) or (given and theirs):
                return True
        if line.stage == "chance" and line.source == intent.id:
            return bool(meant(scene, intent.id, [line.chosen], intent)) and theirs
        if speech.unsaid.happened(line, intent):
            return True
        if line.stage == "impact" and line.event is not None:
            whose = line.event.slots.get("who", whose)
        log = log[1]
    return False


def only_target(state: State, mark: Any) -> Option | None:
    """What was chosen since ``mark`` because nothing else could be."""
    log = state.log
    while log is not None and log is not mark:
        line = log[0]
        if line.stage == "choice" and len(line.options) == 1 and line.options[0].id == "target":
            only: Option = line.options[0]
            return only
        log = log[1]
    return None

"""Steps that say what came about by itself: the only option, the only token, nothing to commit."""

from __future__ import annotations

from typing import Any

from rulesref.engine.outcome import Option
from rulesref.engine.state import State
from rulesref.rulings.options import fits
from rulesref.wording.sentence import Intent

#: The step by which nobody commits anything.
NOTHING_COMMITTED = "commit-done"


def went_without_saying(state: State, mark: Any, intent: Intent) -> bool:
    """Whether what ``intent`` wants has happened in the log since ``mark``, unasked.

    An option counts that was taken as the only one; a value that fate could not but give; and that
    nobody commits anything to a test where nobody could have.
    """
    log = state.log
    committing_over = False
    while log is not None and log is not mark:
        line = log[0]
        if line.stage == "choice" and len(line.options) == 1 and fits(line.chosen, intent):
            return True
        if line.stage == "chance" and line.source == intent.id:
            return bool(line.chosen == intent.slots.get("value"))
        step = line.event.slots.get("step") if line.event is not None else None
        committing_over = committing_over or step == "st-3"
        log = log[1]
    return intent.id == NOTHING_COMMITTED and committing_over


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

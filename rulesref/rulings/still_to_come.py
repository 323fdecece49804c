"""What nobody is asked about at this moment, but is on some way on from it, before play rests."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.found import Budget
from rulesref.engine.outcome import Choice, Endless, Unsupported
from rulesref.engine.state import State
from rulesref.rulings.past import is_option
from rulesref.rulings.question import Question
from rulesref.rulings.scene import Scene
from rulesref.rulings.verdict import TooMuch, explored

#: How many positions are looked at before something counts as still to come.
FAR = Budget(2_000)


def still_to_come(scene: Scene, id: str, slots: Mapping[str, Any]) -> bool:
    """Whether an option ``id`` with ``slots`` is offered further on, as far as anybody can know."""
    since = scene.state.log

    def offered(state: State) -> bool:
        waiting = state.pending
        if isinstance(waiting, Choice) and any(
            is_option(one, id, slots) for one in waiting.options
        ):
            return True
        log = state.log
        while log is not None and log is not since:
            line = log[0]
            if line.stage == "choice" and any(is_option(one, id, slots) for one in line.options):
                return True
            log = log[1]
        return False

    try:
        answers = explored(scene, Question("", offered, bool, lasts=True), FAR).chances
    except TooMuch:
        return True
    return any(one is True or isinstance(one, Unsupported | Endless) for one in answers)

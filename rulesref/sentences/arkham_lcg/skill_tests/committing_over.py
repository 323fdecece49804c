"""arkham-lcg/steps/st-2: committing is over once a step tells the token of ST.3."""

from __future__ import annotations

from rulesref.engine.machine import answer, run
from rulesref.engine.outcome import Choice
from rulesref.rulings.options import PLAYER_WINDOW, declined
from rulesref.rulings.scene import Scene
from rulesref.wording.sentence import Intent


def committing_over(scene: Scene) -> list[Intent]:
    """That nobody commits anything more, where a choice of it comes before the token that is told."""
    ahead = scene.ahead().state
    waiting = ahead.pending
    while isinstance(waiting, Choice) and waiting.id == PLAYER_WINDOW:
        passing = declined(waiting.options)
        if passing is None:
            return []
        answer(ahead, passing)
        run(ahead)
        waiting = ahead.pending
    asked = isinstance(waiting, Choice) and waiting.id == "commit"
    return [Intent("commit-done", {})] if asked else []

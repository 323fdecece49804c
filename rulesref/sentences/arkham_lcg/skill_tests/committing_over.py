"""arkham-lcg/steps/st-2: committing is over once a step tells what comes behind it.

That is the token of ST.3, or what somebody uses that only then can be used.
"""

from __future__ import annotations

from rulesref.engine.machine import answer, run
from rulesref.engine.outcome import Choice
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.skill_tests.current import TEST
from rulesref.rulings.options import PLAYER_WINDOW, declined, fits
from rulesref.rulings.scene import Scene
from rulesref.wording.sentence import Intent


def committing_over(scene: Scene) -> list[Intent]:
    """That nobody commits anything more, where a choice of it comes before the token that is told.

    Where a card has had ST.3 performed before ST.2, that token is there already.
    """
    ahead = scene.ahead().state
    if ahead.get(TEST, "revealed-early"):
        return []
    return [Intent("commit-done", {})] if _committing(ahead) is not None else []


def committing_over_for(scene: Scene, used: Intent) -> list[Intent]:
    """The same where ``used`` is offered once nobody commits anything more, and not before."""
    ahead = scene.ahead().state
    if _offers(scene, ahead, used) or (waiting := _committing(ahead)) is None:
        return []
    answer(ahead, next(option for option in waiting.options if option.id == "commit-done"))
    run(ahead)
    return [Intent("commit-done", {})] if _offers(scene, ahead, used) else []


def _offers(scene: Scene, state: State, used: Intent) -> bool:
    speech, waiting = scene.tongue.speech, state.pending
    options = waiting.options if isinstance(waiting, Choice) else ()
    return any(fits(speech, option, used) for option in options)


def _committing(state: State) -> Choice | None:
    """The choice what to commit, if windows that nobody uses are all that comes before it."""
    waiting = state.pending
    while isinstance(waiting, Choice) and waiting.id == PLAYER_WINDOW:
        passing = declined(waiting.options)
        if passing is None:
            return None
        answer(state, passing)
        run(state)
        waiting = state.pending
    return waiting if isinstance(waiting, Choice) and waiting.id == "commit" else None

"""arkham-lcg/qa/quick-learner-mythos-phase: which action of one's turn something falls into.

Before the first action is from the beginning of the turn on, never outside of it.
"""

from __future__ import annotations

from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.actions.actions_taken import so_far
from rulesref.games.arkham_lcg.keywords import keyword
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.whose_turn import on_turn


def acting(state: State) -> bool:
    """Whether an action is being performed at this moment."""
    for frame in state.frames():
        if frame.kind.id in ("act", "use-action"):
            return True
        if frame.kind.id == "play" and not keyword(state, frame.variables["card"], "fast"):
            return True
    return False


@RULES.condition("during-or-before-action", number="number")
def _before(state: State, env: Env, number: int) -> bool:
    """In your turn, while your action of this number is not over."""
    return on_turn(state, env["you"]) and so_far(state, env["you"]) < number


@RULES.condition("during-or-after-action", number="number")
def _after(state: State, env: Env, number: int) -> bool:
    """In your turn, once your action of this number has begun."""
    done = so_far(state, env["you"])
    begun = done >= number or (done == number - 1 and acting(state))
    return on_turn(state, env["you"]) and begun


@RULES.condition("between-actions")
def _between(state: State, env: Env) -> bool:
    """No action is being performed at this moment."""
    return not acting(state)

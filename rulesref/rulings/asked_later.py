"""Whether what a step goes on to say will be asked for, once what waits has been chosen in some way."""

from __future__ import annotations

from collections import deque

from rulesref.engine.machine import answer, decide, run
from rulesref.engine.outcome import Chance, Choice, Unsupported
from rulesref.engine.state import State
from rulesref.rulings.options import fits
from rulesref.rulings.scene import Scene
from rulesref.wording.sentence import Intent

#: So many positions are looked at; each choice and chance is followed in so many ways.
_POSITIONS, _WAYS = 60, 6


def asked_later(scene: Scene, choice: Choice, intent: Intent) -> bool:
    """Whether ``intent`` fits something that is asked for in a way in which ``choice`` can be made.

    The choices of whoever is to act next are none of them: what the step has begun is over by then.
    """
    waiting: deque[State] = deque(_after(scene.state, choice))
    for _ in range(_POSITIONS):
        if not waiting:
            return False
        state = waiting.popleft()
        pending = state.pending
        if isinstance(pending, Choice):
            if pending.id in scene.tongue.game.rests:
                continue
            if any(fits(scene.tongue.speech, option, intent) for option in pending.options):
                return True
        if isinstance(pending, Unsupported):
            return True  # nobody knows what comes behind it
        if isinstance(pending, Choice | Chance):
            waiting += _after(state, pending)
    return bool(waiting)  # too much to be looked through: it may be asked for


def _after(state: State, pending: Choice | Chance) -> list[State]:
    """The positions to which the first few ways lead that are open at ``pending``."""
    found = []
    if isinstance(pending, Choice):
        for option in pending.options[:_WAYS]:
            after = state.fork()
            answer(after, option)
            found.append(after)
    else:
        for _, value in pending.outcomes[:_WAYS]:
            after = state.fork()
            decide(after, value)
            found.append(after)
    for after in found:
        run(after)
    return found

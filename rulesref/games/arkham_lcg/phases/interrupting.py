"""What comes about while an investigator thinks of their next action, by nobody's doing."""

from __future__ import annotations

from rulesref.engine.outcome import Choice
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.phases import investigation_phase, turn

#: The question of a phase or of a turn → the procedure, and its step before it is asked.
_ASKED_BY = {
    "turn": (investigation_phase.INVESTIGATION, investigation_phase.between_turns),
    "action": (turn.TURN, turn.between_actions),
}


def interrupt(state: State) -> bool:
    """Take back the question for the next action or turn; whether that is what waits.

    It is asked anew, behind the player window before it, once what comes first has resolved
    (arkham-lcg/steps/2.2.1).
    """
    choice = state.pending
    if not isinstance(choice, Choice) or choice.id not in _ASKED_BY:
        return False
    state.pending = None
    state.goto(*_ASKED_BY[choice.id])
    return True

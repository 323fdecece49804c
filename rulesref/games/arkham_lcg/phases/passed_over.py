"""arkham-lcg/phase-sequence: a phase begins once the one before it has ended, also where a case leaps.

Derived: whoever says that the next phase begins, while a turn is running, says that this turn and its
phase are over. Turns and phases in between, of which nothing is told, are passed over.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.outcome import Refused
from rulesref.engine.procedure import Procedure
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.phases import phase
from rulesref.games.arkham_lcg.phases.turn import END_TURN
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import TABLE, active, investigators
from rulesref.games.arkham_lcg.whose_turn import give_actions, had_turn, on_turn


def end_what_runs(state: State) -> None:
    """Let the turn that is running end first, and the investigation phase of which a turn is told."""
    who = active(state)
    if on_turn(state, who):
        state.call(END_TURN, who=who, by=None)
    elif not _turns_were_taken(state):
        return
    state.call(END_INVESTIGATION)


def end_the_round(state: State) -> None:
    """Let the round end before the mythos phase of the next one begins."""
    state.call(END_ROUND)


def end_the_round_of_turns(state: State) -> None:
    """Turns that were told, or the enemy phase, belong to a round that is over as turns are to come again."""
    if a_round_ends_before_turns(state):
        end_what_runs(state)
        end_the_round(state)


def a_round_ends_before_turns(state: State) -> bool:
    """Whether the investigation phase that begins now is that of another round.

    What is drawn or dealt before anybody's turn says nothing of one: it may be the mythos phase's.
    """
    phase: str | None = state.get(TABLE, "phase")
    if phase == "investigation":
        return any(
            had_turn(state, one) or bool(state.get(one, "taken")) for one in investigators(state)
        )
    return phase == "enemy"


def _turns_were_taken(state: State) -> bool:
    """Whether the investigation phase is on, with nobody's turn any more."""
    if state.get(TABLE, "phase") != "investigation" or state.get(TABLE, "phase-over"):
        return False
    return any(had_turn(state, one) for one in investigators(state))


def _ends(state: State, variables: Mapping[str, Any]) -> None:
    phase.end(state, "investigation", "2.3")


END_INVESTIGATION = RULES.procedure(Procedure("end-investigation", _ends))


def round_ends(state: State, variables: Mapping[str, Any]) -> None:
    """4.6 ends the round as well, once: a phase that was gone through again has ended it."""
    if not state.get(TABLE, "round-over"):
        state.emit(state.event("round-end", number=state.get(TABLE, "round")))


def _leap(state: State, variables: Mapping[str, Any]) -> None:
    """What the round that was passed over has brought for the next one is there."""
    if not state.get(TABLE, "round-over"):
        give_actions(state)
        round_ends(state, variables)


END_ROUND = RULES.procedure(Procedure("end-round", _leap))


@RULES.opening("round-end")
def _open(state: State) -> Refused | None:
    """What runs ends first; what is left of the round is passed over."""
    end_what_runs(state)
    end_the_round(state)
    return None

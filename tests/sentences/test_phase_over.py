"""An effect of nobody that is told behind the beginning of a phase could be meant in it or after it."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import play

PHASE = """Given Roland Banks is at the Study
        And Ghoul Minion is engaged with Roland Banks
        When the enemy phase {begins}
        And Ghoul Minion is defeated
        Then Roland Banks has {amount} damage"""
IN_IT = """Given Roland Banks is at the Study
        And it is the enemy phase
        And Ghoul Minion is engaged with Roland Banks
        When Ghoul Minion is defeated
        Then Roland Banks has 0 damage"""


def test_what_comes_in_a_phase_or_behind_it_is_asked() -> None:
    with pytest.raises(CaseError) as caught:
        play(PHASE.format(begins="begins", amount=1))
    assert caught.value.line == 6
    assert "the enemy phase is resolved" in str(caught.value.remedy)
    assert "Given it is the enemy phase" in str(caught.value.remedy)


@pytest.mark.parametrize("steps", [PHASE.format(begins="is resolved", amount=1), IN_IT])
def test_both_of_what_the_remedy_says_can_be_written(steps: str) -> None:
    ruling = play(steps)
    assert ruling.passed, ruling.unmet


def test_what_has_been_judged_in_between_is_over() -> None:
    told = PHASE.format(begins="begins", amount=1)
    seen = "Then Ghoul Minion is engaged with Roland Banks\n        When Ghoul Minion is defeated"
    assert play(told.replace("And Ghoul Minion is defeated", seen)).passed


ANSWERED = """Given Roland Banks is at the Study
        And Roland Banks has Mind Wipe in hand
        And Ghoul Minion is engaged with Roland Banks
        When the {phase} phase begins
        And Roland Banks plays Mind Wipe on Ghoul Minion
        And Ghoul Minion is defeated"""


@pytest.mark.parametrize("phase", ["enemy", "upkeep"])
def test_a_beginning_that_something_has_answered_is_not_left_out(phase: str) -> None:
    steps = ANSWERED.format(phase=phase)
    with pytest.raises(CaseError) as caught:
        play(steps)
    assert "leave the beginning out" not in str(caught.value.remedy)
    assert f"the {phase} phase is resolved" in str(caught.value.remedy)


def test_the_remedy_for_an_answered_beginning_can_be_written() -> None:
    steps = ANSWERED.format(phase="enemy").replace("phase begins", "phase is resolved")
    assert play(f"{steps}\n        Then Ghoul Minion is in the encounter discard pile").passed

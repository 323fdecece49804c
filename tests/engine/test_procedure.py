"""Procedures: a step is gone to by itself, and only within the procedure that is running."""

from __future__ import annotations

from typing import Any

import pytest

from rulesref.engine.machine import run
from rulesref.engine.outcome import DONE
from rulesref.engine.procedure import Procedure
from rulesref.engine.state import State
from tests.engine.toy import TOY


def _first(state: State, variables: Any) -> None:
    state.put("ann", first=True)


def _second(state: State, variables: Any) -> None:
    state.put("ann", second=True)


def _elsewhere(state: State, variables: Any) -> None:
    raise AssertionError("nobody goes here")


def run_of(*steps: Any) -> State:
    state = State(TOY)
    state.call(Procedure("errand", *steps))
    assert run(state) is DONE
    return state


def test_what_lies_between_is_passed_over() -> None:
    def skip(state: State, variables: Any) -> None:
        state.goto(state.frame.kind, _second)

    state = run_of(skip, _first, _second)
    assert state.get("ann", "second")
    assert not state.get("ann", "first")


def test_a_step_of_another_procedure_is_an_error_at_once() -> None:
    def stray(state: State, variables: Any) -> None:
        state.goto(state.frame.kind, _elsewhere)

    with pytest.raises(ValueError, match=r"Procedure\('errand'\) has no step _elsewhere"):
        run_of(stray, _first)


def test_a_procedure_that_is_not_running_is_an_error_at_once() -> None:
    other = Procedure("other", _first, _elsewhere)

    def stray(state: State, variables: Any) -> None:
        state.goto(other, _elsewhere)

    with pytest.raises(ValueError, match="'errand' is running, not 'other'"):
        run_of(stray, _first)


def test_no_procedure_has_a_step_twice() -> None:
    """Going to it would mean either of the two."""
    with pytest.raises(ValueError, match=r"Procedure\('errand'\) has the step _second twice"):
        Procedure("errand", _first, _second, _elsewhere, _second)

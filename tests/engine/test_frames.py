"""Frames by name: nobody but the state and the machine knows how they lie in memory."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any, TypeGuard

import pytest

import rulesref
from rulesref.engine.frames import Frame
from rulesref.engine.machine import run, step
from rulesref.engine.outcome import DONE, Choice, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.state import State
from tests.calls import tree_of, walked
from tests.engine.toy import TOY

PACKAGE = Path(rulesref.__file__).parent
#: Where a frame is a tuple. Frames.py knows linked pairs alone and asks no state for its own.
INSIDE = {"engine/state.py", "engine/machine.py"}


def _rest(state: State, variables: Any) -> None:
    options = (Option("go", {}, 0), Option("stay", {}, 1))
    state.ask(Choice("rest", "ann", options, (), "rest"))


INNER = Procedure("inner", _rest)
OUTER = Procedure("outer", lambda state, variables: state.call(INNER, who="bob"), prints=True)


def nested() -> State:
    """A state that waits within the inner of two frames."""
    state = State(TOY)
    state.call(OUTER, who="ann")
    run(state)
    return state


def kinds(state: State) -> list[str]:
    return [frame.kind.id for frame in state.frames()]


def test_frames_are_given_with_names_the_running_one_first() -> None:
    state = nested()
    assert [*state.frames()] == [
        Frame(kind=INNER, pc=1, variables={"who": "bob"}, depth=1),
        Frame(kind=OUTER, pc=1, variables={"who": "ann"}, depth=0),
    ]
    assert state.frame == next(state.frames())
    assert state.variables == {"who": "bob"}
    assert state.resolving


def test_nothing_runs_in_a_state_at_rest() -> None:
    state = State(TOY)
    assert not state.resolving
    assert [*state.frames()] == []


def test_what_is_forgotten_was_never_set() -> None:
    state = nested()
    before = state.fork()
    state.let(meal="bread", drink="tea")
    assert state != before
    state.forget("meal", "drink")
    assert state == before
    assert hash(state) == hash(before)


@pytest.mark.parametrize(
    ("number", "order", "depth"),
    [(0, ["inner", "late", "outer"], 1), (1, ["inner", "outer", "late"], 0)],
)
def test_a_frame_beneath_another_runs_right_after_it(
    number: int, order: list[str], depth: int
) -> None:
    state = nested()
    state.call_beneath(number, Procedure("late"), {"who": "eve"})
    assert kinds(state) == order
    late = [*state.frames()][number + 1]
    assert (late.pc, late.variables, late.depth) == (0, {"who": "eve"}, depth)


def test_every_frame_can_be_revised_and_the_forks_stay_as_they_are() -> None:
    state = nested()
    fork = state.fork()
    state.revise(lambda frame: {**frame.variables, "at": frame.depth})
    assert [frame.variables for frame in state.frames()] == [
        {"who": "bob", "at": 1},
        {"who": "ann", "at": 0},
    ]
    assert kinds(state) == ["inner", "outer"]
    assert [frame.pc for frame in state.frames()] == [1, 1]
    assert fork.variables == {"who": "bob"}


def test_nothing_of_what_is_abandoned_still_comes() -> None:
    state = nested()
    state.pending = None
    state.call(OUTER)
    state.deferred = ((), None)
    state.abandon()
    assert run(state) is DONE
    assert state.deferred is None
    assert state.log is None


def test_a_place_is_left_by_going_on_and_not_by_a_variable() -> None:
    state = nested()
    place = state.place()
    state.let(meal="bread")
    assert state.variables_at(place) == {"who": "bob", "meal": "bread"}
    state.goto(0)
    assert state.variables_at(place) is None
    state.goto(1)
    assert state.variables_at(place) is not None
    state.end()
    assert state.variables_at(place) is None


def test_what_lies_beneath_changes_the_place() -> None:
    state = nested()
    place = state.place()
    state.call_beneath(0, Procedure("late"), {})
    assert state.variables_at(place) is None


def test_the_machine_steps_over_a_frame_with_its_number() -> None:
    state = State(TOY)
    state.call(OUTER)
    step(state)
    assert state.frame.pc == 0
    step(state)
    assert [frame.pc for frame in state.frames()] == [0, 1]


def taken_apart(tree: ast.AST) -> list[int]:
    """The lines that reach for the stack, for a step by its name, or into a frame by position."""
    return [
        node.target.lineno if isinstance(node, ast.comprehension) else node.lineno
        for node in walked(tree)
        if reaches_in(node)
    ]


def reaches_in(node: ast.AST) -> TypeGuard[ast.expr | ast.stmt | ast.comprehension]:
    """Whether ``node`` takes the stack or a frame for a tuple, or the steps for a dict."""
    if isinstance(node, ast.Attribute):
        return node.attr == "stack"
    if isinstance(node, ast.Subscript):
        return is_frame(node.value) or getattr(node.value, "attr", "") == "labels"
    if isinstance(node, ast.Assign):
        return is_frame(node.value) and any(isinstance(to, ast.Tuple) for to in node.targets)
    return isinstance(node, ast.For | ast.comprehension) and unpacks(node.target, node.iter)


def is_frame(node: ast.expr) -> bool:
    """``state.frame``, a variable ``frame``, or the next of ``state.frames()``."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "next":
        return any(is_frames(argument) for argument in node.args)
    return (isinstance(node, ast.Attribute) and node.attr == "frame") or (
        isinstance(node, ast.Name) and node.id == "frame"
    )


def is_frames(node: ast.expr) -> bool:
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "frames"
    )


def unpacks(target: ast.expr, source: ast.expr) -> bool:
    """Whether a loop over ``source`` takes frames apart, also through ``enumerate``."""
    if not isinstance(target, ast.Tuple):
        return False
    if is_frames(source):
        return True
    within = isinstance(source, ast.Call) and any(map(is_frames, source.args))
    return within and any(isinstance(part, ast.Tuple) for part in target.elts)


@pytest.mark.parametrize(
    "line",
    [
        "(kind, pc, variables, depth), rest = state.stack",
        "state.let(env=state.stack[0][2])",
        "state.goto(ENEMY.labels['_massive'])",
        "kind, pc, variables, depth = state.frame",
        "kind, *_ = next(state.frames())",
        "kind, *_ = frame",
        "variables = state.frame[2]",
        "for kind, pc, variables, depth in state.frames(): pass",
        "for number, (kind, *_) in enumerate(state.frames()): pass",
        "kinds = [kind for kind, *_ in state.frames()]",
    ],
)
def test_the_walk_sees_a_frame_taken_apart(line: str) -> None:
    assert taken_apart(ast.parse(line)) == [1]


@pytest.mark.parametrize(
    "line",
    [
        "for number, frame in enumerate(state.frames()): pass",
        "variables = state.frame.variables",
        "labels[:2]",
    ],
)
def test_the_walk_lets_names_pass(line: str) -> None:
    assert taken_apart(ast.parse(line)) == []


def test_nobody_outside_takes_frames_apart() -> None:
    offences = [
        f"{path.relative_to(PACKAGE.parent)}:{line}"
        for path in sorted(PACKAGE.rglob("*.py"))
        if path.relative_to(PACKAGE).as_posix() not in INSIDE
        for line in taken_apart(tree_of(path))
    ]
    assert offences == [], "ask the state: frame, frames(), variables, forget, revise, goto"

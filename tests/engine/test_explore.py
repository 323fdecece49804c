"""Exploring: every branch once, exact chances, loops stopped."""

from __future__ import annotations

from fractions import Fraction

import pytest

from rulesref.engine.explore import explore
from rulesref.engine.found import Budget, Decider, TooMany
from rulesref.engine.outcome import Chance, Choice, Endless, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.state import State
from tests.engine.toy import TOY


def _ask(state: State, variables: dict) -> None:
    options = tuple(Option("take", {"number": n}, n) for n in (0, 1))
    state.ask(Choice("which", "ann", options, ("toy/choose",), "which"))


def _roll(state: State, variables: dict) -> None:
    sides = 4 if variables["which"] else 2
    outcomes = tuple((Fraction(1, sides), n) for n in range(sides))
    state.draw(Chance("roll", outcomes, ("toy/roll",), "roll"))


def _keep(state: State, variables: dict) -> None:
    state.put("ann", zero=variables["roll"] == 0, picks=variables["which"] + 1)


def _again(state: State, variables: dict) -> None:
    state.goto(0)


def started(*steps: object) -> State:
    state = State(TOY)
    state.call(Procedure("toy", *steps))  # type: ignore[arg-type]
    return state


def test_the_chance_depends_on_the_choice() -> None:
    state = started(_ask, _roll, _keep)
    found = explore(state, lambda one: bool(one.get("ann", "zero")))
    assert found.chance(True) == (Fraction(1, 4), Fraction(1, 2))
    assert found.chance(False) == (Fraction(1, 2), Fraction(3, 4))
    assert {one.id for one in found.deciders} == {"which", "roll"}
    assert state.pending is None, "the explored state stays as it is"
    assert state.log is None


def test_what_makes_no_difference_decides_nothing() -> None:
    state = started(_ask, _roll, _keep)
    found = explore(state, lambda one: one.get("ann", "picks"))
    assert found.deciders == {Decider("which", "ann", ("toy/choose",))}
    assert found.chance(1) == (Fraction(0), Fraction(1))
    assert found.ways[2][0].value == 1


def test_a_loop_is_an_outcome_of_its_own() -> None:
    found = explore(started(_ask, _again), lambda one: True)
    assert any(isinstance(one, Endless) for one in found.chances)


def test_more_positions_than_anybody_reads_are_refused() -> None:
    def count(state: State, variables: dict) -> None:
        state.put("ann", n=state.get("ann", "n") + 1)
        state.goto(0)

    with pytest.raises(TooMany):
        explore(started(_ask, count), lambda one: True, budget=Budget(50))


def test_positions_with_deep_stacks_are_compared_without_recursion() -> None:
    def deep() -> State:
        state = started(_ask)
        for _ in range(5_000):
            state.stack = ((Procedure("toy"), 0, {}, 0), state.stack)
        return state

    one, other = deep(), deep()
    assert (one == other) is False  # the frames run other procedures
    other.stack = one.stack
    assert one == other
    twin = one.stack
    rows = []
    while twin is not None:
        rows.append(twin[0])
        twin = twin[1]
    again = None
    for row in reversed(rows):
        again = (row, again)
    other.stack = again
    assert one == other
    assert hash(one) == hash(other)

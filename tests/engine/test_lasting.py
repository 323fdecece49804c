"""Lasting and delayed effects as things: what lasts is part of the position."""

from __future__ import annotations

from rulesref.engine.ability import Node, Trigger
from rulesref.engine.explore import explore
from rulesref.engine.lasting import delay, last
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.state import State
from tests.engine.toy import TOY

ENV = {"this": "card", "you": "ann"}


def _pair(name: str) -> tuple[Option, Option]:
    return Option(name, {"number": 0}, 0), Option(name, {"number": 1}, 1)


def _lasting(state: State, number: int) -> None:
    verb = TOY.verbs["if"]
    last(state, Node(verb, {"tests": (), "effects": (), "number": number}), ENV, "round", ("ann",))


def _delayed(state: State, number: int) -> None:
    delay(state, Trigger("after", ("hit", "heal")[number]), (), ENV)


def _set_up(make: object) -> State:
    """A game in which ann sets up one of two effects; then something else is to be chosen."""

    def ask(state: State, variables: dict) -> None:
        state.ask(Choice("which", "ann", _pair("which"), (), "which"))

    def make_it(state: State, variables: dict) -> None:
        make(state, variables["which"])  # type: ignore[operator]

    def later(state: State, variables: dict) -> None:
        state.ask(Choice("later", "ann", _pair("later"), (), "later"))

    state = State(TOY)
    state.call(Procedure("first", ask, make_it))
    state.call(Procedure("second", later))
    return state


def _number(state: State) -> object:
    """Which of the two effects lasts at the end; nothing before."""
    if state.resolving:
        return None
    ((_, ability),) = next(iter(state.index.values()))
    return ability.effects[0].args["number"] if ability.effects else ability.trigger.event


def test_positions_with_different_lasting_effects_are_different() -> None:
    found = explore(_set_up(_lasting), _number)
    assert set(found.chances) == {0, 1}


def test_positions_with_different_delayed_effects_are_different() -> None:
    found = explore(_set_up(_delayed), _number)
    assert set(found.chances) == {"hit", "heal"}

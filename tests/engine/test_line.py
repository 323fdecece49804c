"""Lines of the log are made by their constructors alone."""

from __future__ import annotations

import ast
from fractions import Fraction
from pathlib import Path

import rulesref
from rulesref.engine.line import Line
from rulesref.engine.machine import answer, decide, run
from rulesref.engine.outcome import Chance, Choice, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.state import State
from tests.calls import tree_of, walked
from tests.engine.toy import TOY, gain, game

PACKAGE = Path(rulesref.__file__).parent
GO, STAY = Option("go", {}, 0), Option("stay", {}, 1)


def asked(*options: Option) -> State:
    choice = Choice("walk", "ann", options, ("toy/walk",), "walk")
    state = State(TOY)
    state.call(Procedure("walk", lambda state, variables: state.ask(choice)))
    run(state)
    return state


def drawn(*values: str) -> State:
    share = Fraction(1, len(values))
    chance = Chance("token", tuple((share, value) for value in values), ("toy/bag",), "token")
    state = State(TOY)
    state.call(Procedure("draw", lambda state, variables: state.draw(chance)))
    run(state)
    return state


def test_a_choice_keeps_who_chose_and_what_else_there_was() -> None:
    state = asked(GO, STAY)
    answer(state, STAY)
    (line,) = state.lines()
    assert line == Line(
        depth=0,
        stage="choice",
        source="walk",
        chooser="ann",
        options=(GO, STAY),
        chosen=STAY,
        cites=("toy/walk",),
    )


def test_an_only_option_is_told_as_the_same_choice() -> None:
    (line,) = asked(GO).lines()
    assert (line.stage, line.chooser, line.options, line.chosen) == ("choice", "ann", (GO,), GO)


def test_a_chance_keeps_what_fate_gave() -> None:
    state = drawn("skull", "cultist")
    decide(state, "skull")
    (line,) = state.lines()
    assert line == Line(depth=0, stage="chance", source="token", chosen="skull", cites=("toy/bag",))


def test_a_certain_outcome_is_told_as_a_choice_of_nobody() -> None:
    (line,) = drawn("skull").lines()
    only = Option("token", {"value": "skull"}, "skull")
    assert line == Line(
        depth=0,
        stage="choice",
        source="token",
        options=(only,),
        chosen=only,
        cites=("toy/bag",),
    )


def test_an_ability_is_told_under_the_stage_that_it_answers() -> None:
    does = {"verb": "gain", "to": "this", "amount": 2}
    state = game(idol={"kind": "forced", "on": {"when": "gain", "amount": 1}, "do": [does]})
    gain(state)
    run(state)
    order, heading, use, told, _ = state.lines()
    happening = state.event("gain", to="player-a", amount=1)
    ((_, ability),) = state.index["when", "gain"]
    assert order.stage == "choice"
    assert heading == Line(0, "when", happening, cites=("toy/stage-when",))
    assert use == Line(
        depth=1,
        stage="use",
        source="idol",
        chooser="player-a",
        chosen=ability.id,
        cites=("toy/forced",),
        batch=(happening,),
    )
    given = state.event("gain", by="idol", to="idol", amount=2)
    assert told == Line(depth=2, stage="impact", event=given, source="idol", cites=("toy/gain",))
    assert type(told) is Line


def test_nobody_else_makes_a_line() -> None:
    """Eight values by position is what the constructors are there for."""
    offences = []
    for path in sorted(PACKAGE.rglob("*.py")):
        tree = tree_of(path)
        imported = any(
            isinstance(node, ast.ImportFrom)
            and node.module == "rulesref.engine.line"
            and any(name.name == "Line" for name in node.names)
            for node in walked(tree)
        )
        offences += [
            f"{path.relative_to(PACKAGE.parent)}:{node.lineno}"
            for node in walked(tree)
            if imported
            and isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id == "Line"
        ]
    assert offences == []

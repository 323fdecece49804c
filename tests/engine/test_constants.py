"""Constant clauses are declared: in force they act, anywhere else they are refused."""

from __future__ import annotations

from typing import Any

import pytest

from rulesref.engine.notation import NotationError, read_ability
from rulesref.engine.rules import Rules
from rulesref.engine.state import State
from rulesref.engine.words import Env
from tests.engine.toy import TOY

LIMIT = {"verb": "limit", "times": 2}
RAISE = {"verb": "raise", "times": 2}


def rules() -> Rules:
    """A game with a clause that is only constant, and one that is an effect too."""
    new = Rules("toy", TOY.stages, TOY.sequence)
    new.kinds.update(TOY.kinds)
    new.constant("limit", "toy/limit", times="number", says="So many of it.")
    higher = new.constant("raise", "toy/raise", times="number", says="So much more.")

    @new.effect(higher)
    def raised(state: State, env: Env, times: int) -> None:
        """Until the end."""

    return new


def read(kind: str, clause: dict[str, Any]) -> str:
    effects = read_ability({"kind": kind, "do": [clause]}, rules(), "x/1").effects
    return effects[0].row.says


def test_in_a_constant_ability_it_says_something() -> None:
    assert read("constant", LIMIT) == "So many of it."
    assert read("constant", RAISE) == "So much more."


def test_as_an_effect_it_is_refused_unless_it_is_one() -> None:
    assert read("free", RAISE) == "So much more."
    with pytest.raises(NotationError, match="'limit' means something in a constant ability only"):
        read("free", LIMIT)


def test_what_is_no_constant_clause() -> None:
    with pytest.raises(NotationError, match="'gain' is no constant effect"):
        read_ability(
            {"kind": "constant", "do": [{"verb": "gain", "to": "this", "amount": 1}]}, TOY, "x"
        )


def test_it_never_runs() -> None:
    row = rules().verbs["limit"]
    with pytest.raises(RuntimeError, match="it does not run"):
        row.run(None, {}, times=2)


def test_it_is_declared_once_and_has_one_effect() -> None:
    new = rules()
    with pytest.raises(ValueError, match="two rows are called 'limit'"):
        new.constant("limit", says="Again.")
    higher = new.constant("once", says="Once.")
    new.effect(higher)(lambda state, env: None)
    with pytest.raises(ValueError, match="no constant clause 'once' is still without its effect"):
        new.effect(higher)(lambda state, env: None)

"""What the kernel asks of a game: a mistake in filling a hook is an error as the game is loaded."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rulesref.engine.complete import check
from rulesref.engine.hooks import REQUIRED, Hooks
from rulesref.engine.rules import Rules
from rulesref.engine.sequence import SEQUENCE
from rulesref.engine.state import State
from tests.engine.toy import TOY

#: The same hooks for a type checker to pass over: the tests make the mistakes that it would find.
ASKED: Any = Hooks


@pytest.fixture
def rules() -> Rules:
    return Rules("empty", TOY.stages, SEQUENCE)


def nobody(state: State, thing: str, ability: Any) -> tuple[str, ...]:
    return ()


def test_a_hook_answers_with_what_fills_it(rules: Rules) -> None:
    rules.hook(Hooks.users)(nobody)
    assert rules.hooks.users is nobody


def test_a_misspelt_hook(rules: Rules) -> None:
    with pytest.raises(AttributeError, match="usres"):
        rules.hook(ASKED.usres)(nobody)


@pytest.mark.parametrize("asked", [nobody, "users"])
def test_what_is_no_hook(rules: Rules, asked: Any) -> None:
    with pytest.raises(ValueError, match=r"there is no hook '(nobody|users)'"):
        rules.hook(asked)(nobody)


def test_a_hook_that_is_filled_twice(rules: Rules) -> None:
    rules.hook(Hooks.users)(nobody)
    with pytest.raises(ValueError, match=r"'users' is filled twice: .*\.nobody and by .*\.nobody"):
        rules.hook(Hooks.users)(nobody)


def _fewer(state: State) -> tuple[str, ...]:
    return ()


def _more(state: State, thing: str, ability: Any, other: str) -> tuple[str, ...]:
    return ()


def _more_by_name(state: State, thing: str, ability: Any, *, other: str) -> tuple[str, ...]:
    return ()


@pytest.mark.parametrize("function", [_fewer, _more, _more_by_name])
def test_a_hook_with_other_parameters(rules: Rules, function: Callable[..., Any]) -> None:
    told = rf"'users' takes state, thing, ability; .*\.{function.__name__} takes state"
    with pytest.raises(ValueError, match=told):
        rules.hook(ASKED.users)(function)
    assert "users" not in vars(rules.hooks)


def test_a_hook_that_is_not_filled(rules: Rules) -> None:
    rules.hook(Hooks.users)(nobody)
    with pytest.raises(ValueError, match="'empty'") as caught:
        check(rules)
    left = [name for name in REQUIRED if f"the hook {name!r}" in str(caught.value)]
    assert left == [name for name in REQUIRED if name != "users"]


def test_an_edition_asks_the_same_game() -> None:
    edition = TOY.in_edition("other", TOY.stages, {})
    check(edition)
    assert edition.hooks.users is TOY.hooks.users


def test_every_hook_is_told_of() -> None:
    """Each says what it is asked, and either that a game must fill it or what it is by default."""
    asked = [name for name in vars(Hooks) if not name.startswith("_")]
    assert set(REQUIRED) < set(asked)
    for name in asked:
        told = getattr(Hooks, name).__doc__
        assert ("Required." in told) is (name in REQUIRED), name
        assert ("By default" in told) is (name not in REQUIRED), name


def test_what_no_game_fills(rules: Rules) -> None:
    state, hooks = State(rules), rules.hooks
    assert hooks.gone(state, "player-a") is False
    assert hooks.hangs_on(state, "card") is None
    assert hooks.closed(state, "play", {}) is None
    assert hooks.runs(state, "turn") is True
    assert hooks.postpone(state, ()) is False
    assert hooks.forced_first(state, []) == []
    assert hooks.payable(state, (), {}) is True
    env = {"this": "card"}
    node: Any = None
    assert hooks.affordable(state, node, env) is True
    assert hooks.meaning(state, env, node) is env
    assert hooks.touchable(state, env, node, "to", ("card",)) == ("card",)
    hooks.refresh(state)
    hooks.consequences(state)
    hooks.brought(state, "card")
    assert not state.things
    assert not state.queue

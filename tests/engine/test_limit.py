"""Limits: who keeps the count, and what a game may add to that."""

from __future__ import annotations

import pytest

from rulesref.engine.limit import count, exhausted
from rulesref.engine.notation import NotationError, read_ability
from rulesref.engine.state import State
from tests.engine.toy import TOY, game

ONCE = {"kind": "forced", "on": {"when": "gain"}, "limit": "1 per round"}


def spent(limit_scope: str | None, users: tuple[str, ...]) -> list[bool]:
    """Whether a limit is reached for each of ``users`` once player A has used it."""
    ability = read_ability(
        {**ONCE, **({"limit-scope": limit_scope} if limit_scope else {})}, TOY, "x/1"
    )
    state: State = game(card={"kind": "forced", "on": {"when": "gain"}})
    count(state, ability, {"this": "card", "you": "player-a"})
    return [exhausted(state, ability, {"this": "card", "you": you}) for you in users]


@pytest.mark.parametrize(
    ("scope", "reached"),
    [(None, [True, False]), ("copy", [True, False]), ("everybody", [True] * 2)],
)
def test_for_whom_a_limit_counts(scope: str | None, reached: list[bool]) -> None:
    assert spent(scope, ("player-a", "player-b")) == reached


def test_a_misspelt_scope() -> None:
    with pytest.raises(NotationError, match="scope of a limit 'everbody'") as caught:
        read_ability({**ONCE, "limit-scope": "everbody"}, TOY, "x/1")
    assert caught.value.candidates == ("everybody",)
    assert caught.value.path == "x/1.limit-scope"


def test_a_scope_of_no_limit() -> None:
    with pytest.raises(NotationError, match="no 'limit'"):
        read_ability({"kind": "free", "limit-scope": "everybody"}, TOY, "x/1")


@pytest.mark.parametrize("id", ["everybody", "copy"])
def test_a_scope_that_there_is_already(id: str) -> None:
    with pytest.raises(ValueError, match=repr(id)):
        TOY.limit_scope(id)(TOY.limit_scopes["everybody"])

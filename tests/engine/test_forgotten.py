"""Positions that differ only in what nothing asks for are one; where it is asked for they are not."""

from __future__ import annotations

import pytest

from rulesref.engine.explore import explore
from rulesref.engine.forgotten import FORGOTTEN, Recalled
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.state import State
from tests.engine.toy import TOY


@pytest.fixture
def remembers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TOY.hooks, "memories", lambda state: _told(state))


def _told(state: State) -> list:
    return [("ann", ("last",))] if state.get("ann", "last") else []


def _ask(state: State, variables: dict) -> None:
    options = tuple(Option("take", {"name": n}, n) for n in ("rex", "fido", "luna"))
    state.ask(Choice("which", "ann", options, ("toy/choose",), "which"))


def _note(state: State, variables: dict) -> None:
    state.put("ann", last=variables["which"], picks=state.get("ann", "picks") + 1)
    state.forget("which")
    if state.get("ann", "picks") < 3:
        state.goto(0)


def _look(state: State, variables: dict) -> None:
    state.put("ann", fed=state.get("ann", "last") == "rex")


def _look_it_up(state: State, variables: dict) -> None:
    state.put("ann", fed=state.get(state.get("ann", "last"), "tail") == 3)


def _pass_on(state: State, variables: dict) -> None:
    state.put("ann", fed=[1 for one in ("rex",) if one in (state.get("ann", "last"),)])


def visits(*steps: object) -> int:
    state = State(TOY)
    state.call(Procedure("toy", _ask, _note, *steps))  # type: ignore[arg-type]
    seen = []
    explore(state, lambda one: seen.append(one) or True)  # type: ignore[func-returns-value]
    return len(seen)


def test_what_nothing_asks_for_tells_no_positions_apart(remembers: None) -> None:
    assert visits() == 1 + 3 + 3 + 3


def test_what_was_not_named_does() -> None:
    assert visits() == 1 + 3 + 9 + 9


@pytest.mark.parametrize("step", [_look, _look_it_up, _pass_on])
def test_what_is_asked_for_after_all_is_not_forgotten(remembers: None, step: object) -> None:
    state = State(TOY)
    state.put("rex", tail=3)
    state.call(Procedure("toy", _ask, _note, step))  # type: ignore[arg-type]
    found = explore(state, lambda one: bool(one.get("ann", "fed")))
    assert set(found.chances) == {True, False}


@pytest.mark.parametrize(
    "use",
    [
        lambda it: it == "rex",
        lambda it: it != "rex",
        lambda it: "rex" in (it,),
        lambda it: {"rex": 1}.get(it),
        lambda it: str(it),
        lambda it: f"{it}",
        lambda it: repr(it),
        lambda it: sorted(["rex", it]),
        lambda it: "r" in it,
        lambda it: it[0],
        lambda it: list(it),
        lambda it: len(it),
    ],
)
def test_whatever_is_made_of_it_is_noticed(use: object) -> None:
    with pytest.raises(Recalled):
        use(FORGOTTEN)  # type: ignore[operator]


def test_it_is_still_there() -> None:
    assert FORGOTTEN
    assert FORGOTTEN is not None

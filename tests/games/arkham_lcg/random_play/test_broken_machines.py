"""The properties of random play can fail: each machine here is broken on purpose, and is found out."""

from __future__ import annotations

import random
from typing import Any

import pytest

from rulesref.engine import machine, trigger_stage
from rulesref.engine.outcome import Chance
from rulesref.engine.state import State
from rulesref.engine.trigger import ready
from rulesref.games.arkham_lcg.damage_and_defeat import damage
from tests.games.arkham_lcg.random_play import test_many_steps as many_steps
from tests.games.arkham_lcg.random_play.test_many_steps import episode

STEPS = 3_000


def play() -> None:
    """Some games; they pass where nothing is broken."""
    rng = random.Random(7)
    for edition in ("2016", "2026", "2016"):
        episode(edition, rng, STEPS)


def test_whole_machines_are_not_found_out() -> None:
    play()


def test_an_ability_that_answers_one_occurrence_twice_is_found_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def forgetful(state: Any, stage: str, events: Any, used: Any, *rest: Any) -> Any:
        return ready(state, stage, events, frozenset(), *rest)

    monkeypatch.setattr(trigger_stage, "ready", forgetful)
    with pytest.raises(AssertionError, match="twice for one occurrence"):
        play()


def test_a_forced_ability_that_is_skipped_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def lenient(*args: Any) -> Any:
        return [one for one in ready(*args) if one.ability.kind != "forced"]

    monkeypatch.setattr(trigger_stage, "ready", lenient)
    with pytest.raises(AssertionError, match="skipped"):
        play()


@pytest.mark.parametrize("by", [-1, 1])
def test_damage_that_is_placed_otherwise_than_told_is_found_out(
    monkeypatch: pytest.MonkeyPatch, by: int
) -> None:
    place = damage._place

    def careless(state: Any, events: Any, token: str) -> None:
        place(state, events, token)
        for event in events:
            to = event.slots["to"]
            state.put(to, **{token: max(0, state.get(to, token) + by)})

    monkeypatch.setattr(damage, "_place", careless)
    with pytest.raises(AssertionError, match="became"):
        play()


def test_damage_that_is_lost_between_dealing_and_placing_is_found_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(damage, "_splits", lambda state, event: iter([((), ())]))
    with pytest.raises(AssertionError, match="assigned otherwise"):
        play()


def test_what_is_called_last_and_runs_last_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nested sequences wait for the frame that called them to end."""

    def patient(state: State, depth: int) -> None:
        if state.stack is None:
            push(state, depth)
            return
        top, state.stack = state.stack
        push(state, depth)
        state.stack = (top, state.stack)

    push = machine._push
    monkeypatch.setattr(machine, "_push", patient)
    with pytest.raises(AssertionError, match="out of order"):
        play()


def test_a_resolution_that_ends_another_one_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """The frame below goes together with the one that ends."""

    def end(state: State) -> None:
        state.stack = state.stack[1] and state.stack[1][1]

    monkeypatch.setattr(State, "end", end)
    with pytest.raises(AssertionError, match="out of order"):
        play()


def test_chances_that_do_not_make_a_whole_are_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def draw(state: State, chance: Chance) -> None:
        first, *others = chance.outcomes
        whole(state, chance._replace(outcomes=((first[0] / 2, first[1]), *others)))

    whole = State.draw
    monkeypatch.setattr(State, "draw", draw)
    with pytest.raises(AssertionError, match="sum of the chances"):
        play()


def test_a_token_that_does_not_return_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def put(state: State, id: str, **changes: Any) -> None:
        kept(state, id, **{name: value for name, value in changes.items() if name != "revealed"})

    kept = State.put
    monkeypatch.setattr(State, "put", put)
    with pytest.raises(AssertionError, match="tokens"):
        play()


def test_a_hash_that_lags_behind_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def put(state: State, id: str, **changes: Any) -> None:
        clean = id not in state._dirty
        kept(state, id, **changes)
        if clean and "exhausted" in changes:
            del state._dirty[id]

    kept = State.put
    monkeypatch.setattr(State, "put", put)
    with pytest.raises(AssertionError, match="hash"):
        play()


def test_what_the_position_does_not_tell_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """The witness is not replayed to the same position where something else decides as well."""
    hidden = random.Random(1)

    def careless(state: State, option: Any) -> None:
        pay(state, option)
        if not hidden.randrange(10):
            state.put("roland-banks", resources=state.get("roland-banks", "resources") + 1)

    pay = many_steps.answer
    monkeypatch.setattr(many_steps, "answer", careless)
    with pytest.raises(AssertionError, match="witness"):
        play()

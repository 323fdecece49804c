"""The properties of random play can fail: each machine here is broken on purpose, and is found out."""

from __future__ import annotations

import random
from typing import Any

import pytest

from rulesref.engine import trigger_stage
from rulesref.engine.trigger import ready
from rulesref.games.arkham_lcg.damage_and_defeat import damage
from tests.games.arkham_lcg.test_many_steps import episode

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

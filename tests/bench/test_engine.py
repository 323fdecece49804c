"""How fast the kernel is: FAQ 1.4 in events a second, whole investigations, replays.

Run with ``pytest tests/bench --benchmark-enable -n 0``, which holds each to its budget; without it
each runs once. What counts is the time of one core, at its best: others may be busy on the machine.
"""

from __future__ import annotations

import time
from typing import Any

import pytest

from rulesref.engine.machine import answer, decide, run
from rulesref.engine.outcome import DONE, Choice, Option
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.chaos_tokens.chaos_bag import fill
from rulesref.games.arkham_lcg.table import new_game, seat
from rulesref.games.things import bring
from rulesref.places import corpus_folder
from tests.arkham import card_named, read_cases, replay
from tests.rulings.shipped import CASES

pytestmark = pytest.mark.benchmark(timer=time.process_time)
NESTED = corpus_folder() / "arkham-lcg" / "cases" / "timing" / "nested-sequences.feature"


def dispute() -> tuple[State, str]:
    """The position of FAQ 1.4, and the card that is about to be played."""
    state = new_game()
    study = bring(state, card_named("Study"), zone="play")
    roland = seat(state, card_named("Roland Banks"), study)
    agnes = seat(state, card_named("Agnes Baker"), study)
    bring(state, card_named("Guard Dog"), zone="play", controller=roland, owner=roland)
    bring(state, card_named("Goat Spawn"), zone="play", engaged=roland, damage=2)
    bring(state, card_named("Ghoul Minion"), zone="play", engaged=agnes)
    state.put(roland, resources=4)
    gun = bring(state, card_named(".45 Automatic"), zone="hand", controller=roland, owner=roland)
    return state, gun


def wanted(choice: Choice) -> Option:
    """What FAQ 1.4 tells: the dog takes the damage, Roland the horror, both reactions are used."""
    values = [
        ((("guard-dog", 1),), ()),
        ((), (("roland-banks", 1),)),
        ("ghoul-minion",),
    ]
    for option in choice.options:
        if option.id == "use" or option.value in values:
            return option
    raise AssertionError(choice)


def resolve(start: State, gun: str) -> State:
    """The whole of FAQ 1.4 on a fork."""
    state = start.fork()
    state.rules.openings["play"](state, who="roland-banks", card=gun)
    while True:
        outcome = run(state)
        if outcome is DONE:
            return state
        assert isinstance(outcome, Choice)
        answer(state, wanted(outcome))


def test_nested_sequences(benchmark: Any) -> None:
    start, gun = dispute()
    state = benchmark(resolve, start, gun)
    events = sum(line.stage == "impact" for line in state.lines())
    benchmark.extra_info["events"] = events
    assert events == 18
    if benchmark.enabled:
        assert events / benchmark.stats.stats.min >= 20_000


def test_investigations(benchmark: Any) -> None:
    start = new_game()
    study = bring(start, card_named("Study"), zone="play", clues=2)
    roland = seat(start, card_named("Roland Banks"), study)
    fill(start, {"+1": 1, "-1": 3, "skull": 2, "auto-fail": 1})

    def investigate() -> State:
        state = start.fork()
        state.rules.openings["investigate"](state, who=roland)
        run(state)
        decide(state, "-1")
        run(state)
        return state

    assert benchmark(investigate).get(roland, "clues") == 1
    if benchmark.enabled:
        assert 1 / benchmark.stats.stats.min >= 1_000


def test_replay(benchmark: Any) -> None:
    case = read_cases(NESTED)[0]
    assert benchmark(replay, case, "2016").passed
    if benchmark.enabled:
        assert benchmark.stats.stats.min <= 0.020


def test_all_shipped_cases(benchmark: Any) -> None:
    if not benchmark.enabled:
        pytest.skip("every case is replayed by other tests; here it is timed")

    def both() -> int:
        every = [case for path in CASES for case in read_cases(path)]
        return sum(len(replay(case, e).cites) > 0 for case in every for e in ("2016", "2026"))

    assert benchmark.pedantic(both, rounds=1) > 1_000
    assert benchmark.stats.stats.min <= 60


class Watched(str):
    """The code of a card that counts how often it is hashed."""

    __slots__ = ()
    hashed = 0

    def __hash__(self) -> int:
        Watched.hashed += 1
        return super().__hash__()


def test_cards_at_rest_cost_nothing(benchmark: Any) -> None:
    """A deck of ten thousand cards is one pile, which no fork copies and no later hash reads."""
    state, _ = dispute()
    pile = tuple(map(Watched, ("01021",) * 10_000))
    state.put("roland-banks/deck", cards=pile)
    before = state.position()
    read = Watched.hashed
    assert read >= len(pile)
    fork = benchmark(state.fork)
    fork.put("roland-banks", damage=1)
    assert fork.position() != before
    assert Watched.hashed == read
    assert fork.get("roland-banks/deck", "cards") is pile

"""A second exploration goes behind the first, and runs only where a switch that differs was read."""

from __future__ import annotations

from typing import Any

import pytest

from rulesref.engine.explore import explore
from rulesref.engine.machine import run
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.state import State
from rulesref.engine.trail import Behind, Trail
from tests.engine.toy import TOY


class Noted(dict):
    """Switches that note which of them are read."""

    def __init__(self, **values: Any) -> None:
        super().__init__(values)
        self.seen: set[str] = set()

    def __getitem__(self, name: str) -> Any:
        self.seen.add(name)
        return super().__getitem__(name)

    def since(self) -> frozenset[str]:
        seen = frozenset(self.seen)
        self.seen.clear()
        return seen


def _ask(state: State, variables: dict) -> None:
    options = tuple(Option("take", {"number": n}, n) for n in (0, 1, 2))
    state.ask(Choice("which", "ann", options, ("toy/choose",), "which"))


def _more(state: State, variables: dict) -> None:
    options = tuple(Option("take", {"number": n}, n) for n in (5, 6))
    state.ask(Choice("more", "ann", options, ("toy/choose",), "more"))


def _keep(state: State, variables: dict) -> None:
    bonus = state.rules.switches["bonus"] if variables["which"] == 2 else 0
    state.put("ann", points=variables["which"] + variables["more"] + bonus)


ROUND = Procedure("toy", _ask, _more, _keep)


def started(switches: Noted, **of_ann: Any) -> State:
    state = State(TOY.in_edition("toy", TOY.stages, switches))
    state.put("ann", **{"hat": 1, **of_ann})
    state.call(ROUND)
    return state


class Judged:
    """What is known of a position, and how many were looked at."""

    def __init__(self) -> None:
        self.looked = 0

    def __call__(self, state: State) -> int:
        self.looked += 1
        return int(state.get("ann", "points"))


@pytest.mark.parametrize(("hat", "fewer"), [(1, True), (2, False)])
def test_only_what_reads_the_switch_is_run_again(hat: int, fewer: bool) -> None:
    first, second, alone = Judged(), Judged(), Judged()
    switches, others = Noted(bonus=0), Noted(bonus=10)
    trail = Trail(switches.since)
    explore(started(switches), first, trail=trail)
    behind = Behind(trail, frozenset({"bonus"}), others.since)
    found = explore(started(others, hat=hat), second, trail=behind)
    whole = explore(started(Noted(bonus=10), hat=hat), alone)
    assert found.chances == whole.chances
    assert found.choices == whole.choices
    assert {given: len(way) for given, way in found.ways.items()} == {
        given: len(way) for given, way in whole.ways.items()
    }
    assert alone.looked == first.looked
    assert second.looked == (3 if fewer else alone.looked)


def test_a_switch_that_says_the_same_is_no_reason_to_look_again() -> None:
    switches, others = Noted(bonus=0, other=1), Noted(bonus=0, other=2)
    trail = Trail(switches.since)
    first, second = Judged(), Judged()
    found = explore(started(switches), first, trail=trail)
    again = explore(
        started(others), second, trail=Behind(trail, frozenset({"other"}), others.since)
    )
    assert again.chances == found.chances
    assert second.looked == 1


def test_what_a_player_has_narrowed_lays_no_trail() -> None:
    switches = Noted(bonus=0)
    trail = Trail(switches.since)
    state = started(switches)
    choice = run(state)
    assert isinstance(choice, Choice)
    explore(state, Judged(), only=choice.options[:1], trail=trail)
    assert not trail.nodes

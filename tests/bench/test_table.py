"""How fast a table answers: four players, 60 cards in play.

Run with ``pytest tests/bench --benchmark-enable -n 0``, which holds each to its budget.
"""

from __future__ import annotations

import time
from typing import Any

import pytest

from rulesref.errors import CaseError
from rulesref.session.session import Session
from tests.session.big_table import big_table

pytestmark = pytest.mark.benchmark(timer=time.process_time)
CARDS = 60
#: What telling a line, what can be done then, and taking it back may take, in seconds. Where it lays
#: something out, what each of the four could begin is found anew with it.
BUDGET = 0.05


@pytest.fixture(scope="module")
def table() -> Session:
    session = big_table(CARDS)
    in_play = [thing for thing in session.scene.state.things.values() if "card" in thing]
    assert len(in_play) >= CARDS
    session.tell("it is the turn of Roland Banks")
    _make_room(session)
    while session.asking().kind != "deed":
        session.choose(1)
    return session


def _make_room(session: Session) -> None:
    """Begin with an action; more lies there than the slots of some hold, which goes first."""
    while True:
        try:
            session.tell("Roland Banks takes a resource")
        except CaseError as first:
            session.tell(first.candidates[0])
        else:
            return


def test_a_line_is_told_its_options_listed_and_taken_back(benchmark: Any, table: Session) -> None:
    """All three together stay within what each of them may take."""

    def round_trip() -> None:
        table._known.clear()  # what the same lines have come to before is kept
        table.tell("Roland Banks takes a resource")
        assert table.options()
        table.undo()

    benchmark.pedantic(round_trip, rounds=5, warmup_rounds=1)
    if benchmark.enabled:
        assert benchmark.stats.stats.min < BUDGET


def test_a_card_that_is_laid_out(benchmark: Any) -> None:
    session = big_table(CARDS)

    def round_trip() -> None:
        session._known.clear()
        session.tell("Wendy Adams has 3 resources")
        assert session.options() is not None
        session.undo()

    benchmark.pedantic(round_trip, rounds=5, warmup_rounds=1)
    if benchmark.enabled:
        assert benchmark.stats.stats.min < BUDGET

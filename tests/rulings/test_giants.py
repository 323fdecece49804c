"""Positions of any size: an answer or a clear word in a time and a memory that have an end."""

from __future__ import annotations

import time

import pytest

from rulesref.engine import found
from rulesref.engine.found import KEPT, LARGEST, Budget
from rulesref.errors import CaseError
from rulesref.rulings.ruling import Ruling
from tests.arkham import JUDGE


@pytest.fixture
def little_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """What memory there is serves for a few dozen positions beside so many things."""
    monkeypatch.setattr(found, "KEPT", 100_000)


STUDY = ["Given Roland Banks is at the Study"]


def replayed(*steps: str) -> Ruling:
    """The ruling on a case of these ``steps``. Raises ``CaseError``."""
    text = "\n".join(["Feature: Giants", "", "  Scenario: One", *(f"    {one}" for one in steps)])
    (case,) = JUDGE.parse(text + "\n", "giants.feature")
    return JUDGE.replay(case, "2016")


def test_hunters_of_whom_each_may_go_to_either_of_two(little_memory: None) -> None:
    steps = ["Given Roland Banks and Agnes Baker are at the Study"]
    steps += ["And the Study is connected to the Hallway"]
    steps += [f"And Ghoul Priest #{number} is at the Hallway" for number in range(1, 41)]
    steps += ["When the enemy phase begins"]
    began = time.process_time()
    with pytest.raises(CaseError, match="more than"):
        replayed(*steps, "Then it is asked whether Roland Banks is defeated")
    assert time.process_time() - began < 30


def test_of_many_copies_the_first_few_alone_are_held_against_each_other(
    little_memory: None,
) -> None:
    steps = [f"And Roland Banks controls Guard Dog #{number}" for number in range(1, 41)]
    steps += ["And Ghoul Minion is engaged with Roland Banks"]
    steps += ["When Ghoul Minion attacks Roland Banks"]
    began = time.process_time()
    with pytest.raises(CaseError, match="more than"):
        replayed(*STUDY, *steps, "Then it is asked whether Ghoul Minion is defeated")
    assert time.process_time() - began < 30


def test_a_budget_is_smaller_beside_more_things_and_has_an_end_in_time() -> None:
    usual = Budget()
    assert usual.beside(10).positions == LARGEST
    assert usual.beside(400).positions == KEPT // 160_000
    assert Budget(5).beside(10).positions == 5
    limited = usual.within(60)
    assert not limited.is_spent(1)
    assert limited.within(9_999) == limited
    assert usual.within(-1).is_spent(1)


@pytest.mark.parametrize(
    "said",
    [
        "Roland Banks is at the Study",
        "Roland Banks and Agnes Baker are at the Study",
        "Frozen in Fear is in the threat area of Roland Banks",
    ],
)
def test_a_line_that_says_one_thing_hundreds_of_times_is_refused_at_once(said: str) -> None:
    began = time.process_time()
    with pytest.raises(CaseError):
        replayed(*STUDY, f"And {said}{f'    And {said}' * 300}")
    assert time.process_time() - began < 10

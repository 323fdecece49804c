"""Nobody has two turns in a round: whose turn it is is supposed once, and said, where no step tells it."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import play

LAID = """Given Roland Banks and Wendy Adams are at the Study
    And the Study has 3 clues
    And Wendy Adams controls Beat Cop
    And Wendy Adams has Working a Hunch in hand
    And Ghoul Minion is exhausted at the Study
    {}
    When Roland Banks takes a resource
    """
SUPPOSED = "that of Roland Banks is taken to be over"
TURN = "And it is Roland Banks's turn"


@pytest.mark.parametrize(
    ("steps", "supposed"),
    [
        ("And Wendy Adams takes a resource", True),
        ("And Wendy Adams plays Working a Hunch", True),  # in their own turn alone
        ("And Wendy Adams uses Beat Cop on Ghoul Minion", False),
        (
            "And Wendy Adams uses Beat Cop on Ghoul Minion\n    And Roland Banks takes a resource",
            False,
        ),
        ("And Roland Banks ends his turn\n    And Wendy Adams takes a resource", False),
    ],
)
def test_a_turn_is_taken_to_be_over_only_where_it_has_to_be(steps: str, supposed: bool) -> None:
    ruling = play(f"{LAID.format('')}{steps}")
    assert ruling.passed
    assert any(SUPPOSED in one.told for one in ruling.remarks) is supposed


@pytest.mark.parametrize(
    "between", ["Wendy Adams takes a resource", "Wendy Adams plays Working a Hunch"]
)
def test_nobody_comes_back_to_a_turn_that_was_over(between: str) -> None:
    with pytest.raises(CaseError, match="Roland Banks has acted before Wendy Adams did"):
        play(f"{LAID.format('')}And {between}\n    And Roland Banks takes a resource")


def test_nor_is_it_offered() -> None:
    steps = "And Wendy Adams takes a resource\n    Then it is asked whether Roland Banks may "
    for deed in ("investigate", "take the resource action"):
        assert play(f"{LAID.format('')}{steps}{deed}").verdict == "no"


@pytest.mark.parametrize("deed", ["takes a resource", "plays Working a Hunch"])
def test_where_a_step_tells_whose_turn_it_is_nothing_is_supposed(deed: str) -> None:
    steps = f"And Wendy Adams {deed}\n    Then it is refused under arkham-lcg/steps/2.2.1"
    if "plays" in deed:
        steps = steps.replace("arkham-lcg/steps/2.2.1", PLAYING)
    assert play(f"{LAID.format(TURN)}{steps}").passed


PLAYING = "arkham-lcg/play-restrictions-permissions-and-instructions"


def test_a_new_round_brings_new_turns() -> None:
    steps = """And Wendy Adams takes a resource
    And the investigation phase begins
    And Roland Banks begins a turn
    And nobody reacts to anything else
    And Roland Banks takes a resource"""
    assert play(f"{LAID.format('')}{steps}").passed


def test_it_is_said_in_italian() -> None:
    ruling = play(
        """Dato Roland Banks è nello Studio
    E Wendy Adams è nello Studio
    Quando Roland Banks prende una risorsa
    E Wendy Adams prende una risorsa""",
        language="it",
    )
    assert any("si prende per finito quello di Roland Banks" in one.told for one in ruling.remarks)

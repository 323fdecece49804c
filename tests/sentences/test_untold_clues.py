"""Clues at a location of which no step tells are unknown: that is said where it matters, and nowhere else."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import play

INVESTIGATES = """Given Roland Banks is at the Study
    And the chaos bag holds 0
    When Roland Banks investigates
    """
FIGHTS = """Given Roland Banks is at the Study
    And Swarm of Rats is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks fights Swarm of Rats
    """


@pytest.mark.parametrize("then", ["Then Roland Banks has 1 clue", "Then Study has 0 clues"])
def test_what_speaks_of_clues_that_nobody_told_is_not_judged(then: str) -> None:
    ruling = play(INVESTIGATES + then)
    assert (ruling.verdict, ruling.stop) == ("unsupported", "clues-untold")
    assert "Given Study has 1 clue" in ruling.reason


def test_what_does_not_speak_of_them_is() -> None:
    assert play(f"{INVESTIGATES}Then Roland Banks succeeds").passed


def test_that_clues_lie_somewhere_says_nothing_of_elsewhere() -> None:
    told = INVESTIGATES.replace("And the chaos", "And the Hallway has 1 clue\n    And the chaos")
    assert play(f"{told}Then Roland Banks has 0 clues").stop == "clues-untold"
    told = told.replace("And the chaos", "And the Study has no clues\n    And the chaos")
    assert play(f"{told}Then Roland Banks has 0 clues").passed


def test_what_answers_a_discovery_needs_to_know() -> None:
    told = INVESTIGATES.replace(
        "And the chaos", "And Cover Up is in the threat area of Roland Banks\n    And the chaos"
    )
    assert play(f"{told}Then Roland Banks succeeds").stop == "clues-untold"


def test_a_use_that_a_clue_would_make_lawful_is_refused_with_that() -> None:
    with pytest.raises(CaseError, match="no step says how many clues lie at Study") as refused:
        play(f"{FIGHTS}And Roland Banks uses Roland Banks\n    Then Swarm of Rats is defeated")
    assert "Given Study has 1 clue" in refused.value.remedy


def test_a_use_that_no_clue_makes_lawful_is_refused_without() -> None:
    with pytest.raises(CaseError) as refused:
        play(f"{INVESTIGATES}And Roland Banks uses Roland Banks\n    Then Roland Banks succeeds")
    assert "clues" not in refused.value.message


def test_so_many_as_an_effect_is_said_to_discover_lay_there() -> None:
    told = """Given Roland Banks is at the Study
    When Roland Banks discovers 2 clues at the Study
    """
    assert play(f"{told}Then Roland Banks has 2 clues").passed

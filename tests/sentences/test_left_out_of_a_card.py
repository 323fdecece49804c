"""What nobody described of a card may be left out of a case, by a step that says so."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import play

TABLE = """Given Roland Banks is at the Study
And Roland Banks controls Observed
{}When Roland Banks draws Crypt Chill from the encounter deck
And Roland Banks fails
Then Roland Banks has 2 damage"""


def test_the_stop_says_how_to_go_on_and_that_runs() -> None:
    stopped = play(TABLE.format(""))
    assert stopped.verdict == "unsupported"
    step = stopped.reason.rpartition("Given ")[2]
    ruling = play(TABLE.format(f"And {step}\n"))
    assert (ruling.passed, ruling.verdict) == (True, "ordered")
    assert "Observed" in ruling.remarks[0].told


def test_what_the_case_is_about_is_nothing_to_leave_out() -> None:
    stopped = play(TABLE.format("") + "\nAnd Observed is in play")
    assert stopped.verdict == "unsupported"
    assert "does not matter" not in stopped.reason


def test_what_is_described_cannot_be_left_out() -> None:
    with pytest.raises(CaseError, match="is described"):
        play(
            "Given Roland Banks is at the Study\nAnd Roland Banks controls Machete\n"
            "And what is not described of Machete does not matter\nThen Machete is in play"
        )


def test_what_is_used_still_has_to_be_told() -> None:
    """Of Henry Wan everything is described but what his only ability does."""
    laid = "Given Jenny Barnes is at the Study\nAnd Jenny Barnes controls {}\n"
    with pytest.raises(CaseError, match="is described"):
        play(laid.format("Henry Wan") + "And what is not described of Henry Wan does not matter")

"""An empty deck with a discard pile that no step tells: that it is taken to be empty is said."""

from __future__ import annotations

import pytest

from rulesref.answers.played import play_out
from tests.arkham import JUDGE, play

DRAWS = """Given Roland Banks is at the Study
    And the deck of Roland Banks is empty
    {given}When Roland Banks draws 1 card
    Then it is asked whether Roland Banks is defeated"""


@pytest.mark.parametrize(
    ("given", "verdict", "told"),
    [
        ("", "yes", ["the discard pile of Roland Banks is taken to be empty"]),
        ("And the discard pile of Roland Banks is empty\n    ", "yes", []),
        ("And Roland Banks has Knife in the discard pile\n    ", "no", []),
    ],
)
def test_what_is_taken_for_empty_is_said(given: str, verdict: str, told: list[str]) -> None:
    ruling = play(DRAWS.format(given=given), edition="2026")
    assert ruling.verdict == verdict
    assert [one.told.partition(":")[0] for one in ruling.remarks] == told


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("My deck is empty and I draw a card. Am I defeated?", None),
        (
            "My deck is empty and my discard pile is empty. I draw a card. Am I defeated?",
            "yes",
        ),
    ],
)
def test_and_decides_no_question(text: str, verdict: str | None) -> None:
    assert play_out(JUDGE, text, "2026", "en").verdict == verdict

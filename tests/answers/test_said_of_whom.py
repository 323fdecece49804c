"""A clause with "which" is said of nobody who plays, and one with "who" of no place."""

from __future__ import annotations

import pytest

from rulesref.answers.played import play_out
from tests.arkham import JUDGE


@pytest.mark.parametrize(
    "text",
    [
        "Roland Banks is at the Study. Ghoul Minion is engaged with Roland Banks, which has 1 damage. Does Roland Banks have 1 damage?",
        "I am at the Study. Ghoul Minion is engaged with me, which has 1 damage. It attacks me. Do I have 2 damage?",
        "Roland Banks is at the Study, who has 2 clues. Are there 2 clues at the Study?",
    ],
)
def test_it_is_not_taken_of_what_it_cannot_mean(text: str) -> None:
    played = play_out(JUDGE, text, "2026", "en")
    assert played.verdict is None
    assert any(" has " in left for left in played.left)


@pytest.mark.parametrize(
    "text",
    [
        "I am at the Study. Ghoul Minion is engaged with Roland Banks, who has 1 damage. It attacks Roland Banks. Does Roland Banks have 2 damage?",
        "I am at the Study, engaged with Ghoul Minion, which has 1 damage. I deal 1 damage to it. Is it defeated?",
    ],
)
def test_it_is_said_of_what_it_may_mean(text: str) -> None:
    assert play_out(JUDGE, text, "2026", "en").verdict == "yes"


@pytest.mark.parametrize(
    ("said", "verdict"),
    [
        ("I defeat it. Is Ghoul Minion defeated?", "yes"),
        ("It is exhausted. I take a resource. Does Ghoul Minion attack me?", "no"),
        ("It has 1 damage. I deal 1 damage to it. Is Ghoul Minion defeated?", "yes"),
    ],
)
def test_it_is_no_location_where_none_can_be_so(said: str, verdict: str) -> None:
    told = "Ghoul Minion is engaged with me. My location has 1 clue. "
    assert play_out(JUDGE, told + said, "2016", "en").verdict == verdict


@pytest.mark.parametrize("said", ["I am exhausted.", "I am at the Study. I deal 1 damage to it."])
def test_it_is_not_read_of_what_cannot_be_so(said: str) -> None:
    assert play_out(JUDGE, f"{said} Can I move?", "2016", "en").verdict is None

"""arkham-lcg/haunted: every haunted ability of the investigated location, in the performer's order."""

from __future__ import annotations

import pytest

from tests.games.arkham_lcg.made_up import Workshop, texts

HURT = {"kind": "haunted", "do": [{"verb": "take", "who": "you", "damage": 1}]}
SCARE = {"kind": "haunted", "do": [{"verb": "take", "who": "you", "horror": 1}]}
PLACES = """Given Roland Banks and Daisy Walker are at the Old Well
And Moan is attached to the Old Well
And Moan #2 is attached to the Study
"""


@pytest.fixture
def workshop(monkeypatch: pytest.MonkeyPatch) -> Workshop:
    made = Workshop(monkeypatch)
    made.card("Old Well", HURT, HURT, type="location", stats={"shroud": 2})
    made.card("Moan", SCARE, type="treachery")
    return made


def test_all_of_them_and_only_those_of_that_location(workshop: Workshop) -> None:
    ruling = workshop.play(
        PLACES + "And the chaos bag holds auto-fail\n"
        "When Daisy Walker investigates\n"
        "And Moan is applied first\n"
        "And Old Well is applied first\n"
        "Then Roland Banks has 0 damage"
    )
    assert ruling.passed
    told = [text for text in texts(ruling) if "takes 1" in text]
    assert told == [
        "Daisy Walker takes 1 horror",
        "Daisy Walker takes 1 damage",
        "Daisy Walker takes 1 damage",
    ]


def test_none_of_them_after_a_success(workshop: Workshop) -> None:
    ruling = workshop.play(
        PLACES + "And the chaos bag holds 0\n"
        "When Daisy Walker investigates\n"
        "Then Daisy Walker has 0 damage\n"
        "And Daisy Walker has 0 horror"
    )
    assert ruling.passed

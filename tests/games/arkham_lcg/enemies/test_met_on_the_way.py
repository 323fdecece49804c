"""arkham-lcg/hunter: an enemy that engages somebody before its own move hunts no more."""

from __future__ import annotations

import pytest

from tests.arkham import play

TABLE = """Given the Study is connected to the Hallway
And Roland Banks is at the Hallway
And Roland Banks has Think on Your Feet (51006) in hand
And Hunting Nightgaunt is at the Study
When the enemy phase begins
"""


@pytest.mark.parametrize("edition", ["2016", "2026"])
def test_who_goes_to_meet_it_is_engaged_where_it_was(edition: str) -> None:
    ruling = play(
        TABLE
        + "And Roland Banks plays Think on Your Feet\n"
        + "Then Hunting Nightgaunt is engaged with Roland Banks\nAnd Roland Banks is at the Study",
        edition,
    )
    assert ruling.passed, ruling.unmet
    moved = [
        one.slots["who"] for one in ruling.timeline if one.event == "move" and one.stage == "impact"
    ]
    assert moved == ["Roland Banks"]


@pytest.mark.parametrize("edition", ["2016", "2026"])
def test_who_waits_for_it_is_hunted(edition: str) -> None:
    ruling = play(
        TABLE
        + "And nobody reacts\nThen this has happened: Hunting Nightgaunt moves to the Hallway",
        edition,
    )
    assert ruling.passed, ruling.unmet

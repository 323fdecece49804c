"""arkham-lcg/hidden: an enemy that lies in a hand, which the two editions do not say the same of."""

from __future__ import annotations

import pytest

from tests.games.arkham_lcg.made_up import Workshop

GIVEN = (
    "Given Roland Banks and Agnes Baker are at the Study\n"
    "And Whisperer is hidden in the hand of Roland Banks\n"
    "And Roland Banks has 3 damage\nAnd the chaos bag holds 0\n"
)
#: What would be so if it counted as an enemy in the threat area of Roland Banks, and when.
ASKED = {
    "attack": "When the enemy phase begins\nThen it is asked whether Roland Banks has 4 damage",
    "opportunity": "When Roland Banks takes a resource\n"
    "Then it is asked whether Roland Banks has 4 damage",
    "fight": "Then it is asked whether Roland Banks may fight Whisperer",
    "evade": "Then it is asked whether Roland Banks may evade Whisperer",
    "engaged": "Then it is asked whether Whisperer is engaged with Roland Banks",
    "engage": "Then it is asked whether Agnes Baker may engage Whisperer",
}


@pytest.fixture
def workshop(monkeypatch: pytest.MonkeyPatch) -> Workshop:
    made = Workshop(monkeypatch)
    stats = {"fight": 2, "health": 2, "evade": 2, "damage": 1}
    made.card("Whisperer", type="enemy", stats=stats, keywords={"hidden": True})
    return made


@pytest.mark.parametrize("asked", ASKED)
def test_in_2016_it_is_apart(workshop: Workshop, asked: str) -> None:
    ruling = workshop.play(GIVEN + ASKED[asked] + "\nAnd the answer is no", "2016")
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize("asked", ASKED)
def test_in_2026_it_is_an_open_question(workshop: Workshop, asked: str) -> None:
    steps = "\nAnd the answer is open\nAnd the rules leave it open: U-32"
    ruling = workshop.play(GIVEN + ASKED[asked] + steps, "2026")
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize("edition", ["2016", "2026"])
def test_that_it_lies_in_hand_is_certain(workshop: Workshop, edition: str) -> None:
    ruling = workshop.play(
        GIVEN + "When the enemy phase begins\nThen it is asked whether Whisperer is in hand\n"
        "And the answer is yes",
        edition,
    )
    assert ruling.passed, ruling.unmet

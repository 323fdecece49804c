"""That an ability would change nothing is not said where what is not described may add a target."""

from __future__ import annotations

import pytest

from tests.arkham import play

LAID = """Given Roland Banks is at the Study
    And Roland Banks controls .45 Automatic (01016)
    And Roland Banks has {} in hand and {} resources
    And the Study is connected to the Hallway
    And Ghoul Priest is at the {}
    And it is the turn of Roland Banks
    Then """


@pytest.mark.parametrize(
    ("card", "resources", "place", "verdict"),
    [
        ("Marksmanship", 2, "Hallway", "unsupported"),
        ("Marksmanship", 1, "Hallway", "no"),  # it cannot be paid for
        ("Marksmanship", 2, "Attic", "no"),  # nobody is within reach
        ("Knife", 2, "Hallway", "no"),
        ('"Eat lead!" (03304)', 2, "Hallway", "no"),  # described, and adds none
    ],
)
def test_what_may_be_played_in_answer(card: str, resources: int, place: str, verdict: str) -> None:
    laid = LAID.format(card, resources, place)
    asked = play(f"{laid}it is asked whether Roland Banks may use .45 Automatic")
    assert asked.verdict == verdict
    told = play(f"{laid}Roland Banks cannot use .45 Automatic")
    assert (told.verdict == "unsupported") is (verdict == "unsupported")
    assert told.passed is (verdict == "no")

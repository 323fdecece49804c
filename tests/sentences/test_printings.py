"""A card is called by its number, whose it is and that it is another one, all at once."""

from __future__ import annotations

import pytest

from tests.arkham import play

LAID = """
Given Roland Banks and Agnes Baker are at the Study
And Roland Banks controls Guard Dog{0}
And Agnes Baker controls another Guard Dog{0}
And Agnes's Guard Dog{0} has 1 damage on it
"""


@pytest.mark.parametrize("printing", ["", " (01021)", " (0)"])
@pytest.mark.parametrize(
    ("dog", "damage"),
    [("Agnes Baker's Guard Dog", 1), ("Guard Dog{} #2", 1), ("Roland's Guard Dog", 0)],
)
def test_whose_it_is_and_which_is_told_of_a_printing_too(
    printing: str, dog: str, damage: int
) -> None:
    name = dog.format(printing) if "{}" in dog else f"{dog}{printing}"
    ruling = play(LAID.format(printing) + f"Then {name} has {damage} damage")
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize("printing", ["", " (01021)"])
def test_how_often_a_printing_has_triggered_is_counted(printing: str) -> None:
    ruling = play(
        f"Given Roland Banks is at the Study\nAnd Roland Banks controls Guard Dog{printing}\n"
        "And Ghoul Minion is engaged with Roland Banks\nWhen Ghoul Minion attacks Roland Banks\n"
        f"And Roland Banks assigns 1 damage to Guard Dog{printing} and 1 horror to Roland Banks\n"
        f"And Guard Dog{printing} triggers\nThen Guard Dog{printing} triggers once"
    )
    assert ruling.passed, ruling.unmet


def test_an_italian_key_is_bound_in_the_words_of_bonded_cards() -> None:
    ruling = play(
        "Dato Roland Banks è in Studio\nE The Wellspring of Fortune (88045) è vincolata a Roland Banks\n"
        "Allora Roland Banks controlla The Wellspring of Fortune (88045)",
        language="it",
    )
    assert ruling.passed, ruling.unmet

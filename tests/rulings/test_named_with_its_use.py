"""An ability that lets nobody choose: a step may name what it acts on, or what it has answered."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import play

DOG = """\
Given Roland Banks is at the Study
And Roland Banks controls Guard Dog
And Goat Spawn is engaged with Roland Banks
And Ghoul Minion is engaged with Roland Banks
When Goat Spawn attacks Roland Banks
And Roland Banks assigns 1 damage to Guard Dog
And Roland Banks uses Guard Dog on {}
Then Goat Spawn has 1 damage
"""
DODGE = """\
Given Roland Banks is at the Study
And Goat Spawn is engaged with Roland Banks
And Ghoul Minion is engaged with Roland Banks
When Goat Spawn attacks Roland Banks
And Roland Banks plays Dodge on {}
Then Roland Banks has no damage
"""


@pytest.mark.parametrize("case", [DOG, DODGE])
def test_what_it_has_to_do_with_may_be_named(case: str) -> None:
    assert play(case.format("Goat Spawn")).passed


@pytest.mark.parametrize("case", [DOG, DODGE])
def test_what_it_has_nothing_to_do_with_may_not(case: str) -> None:
    with pytest.raises(CaseError, match="lets nobody choose Ghoul Minion"):
        play(case.format("Ghoul Minion"))


def test_in_italian_as_well() -> None:
    ruling = play(
        "Dato Agnes Baker è in Studio\n"
        "Quando Agnes Baker pesca Rotting Remains dal mazzo incontri\n"
        "E Agnes Baker gioca Ward of Protection su Rotting Remains\n"
        "Allora Agnes Baker ha 1 orrore",
        language="it",
    )
    assert ruling.passed

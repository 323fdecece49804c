"""arkham-lcg/dealing-damage-horror: several steps tell one assignment, each of them a part."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import play

DEALT = """Given Roland Banks is at the Study
And Roland Banks controls Guard Dog
When Roland Banks takes 3 damage
And Roland Banks assigns 2 damage to Guard Dog"""


@pytest.mark.parametrize(
    "again",
    [
        "assigns 2 damage to Guard Dog",
        "assigns 2 damage to Roland Banks",
        "assigns 1 damage to Roland Banks\nAnd Roland Banks assigns 1 damage to Roland Banks",
    ],
)
def test_no_part_is_told_twice_or_otherwise(again: str) -> None:
    with pytest.raises(CaseError, match=r"it is too late for this|has told this already"):
        play(f"{DEALT}\nAnd Roland Banks {again}\nThen Guard Dog has 2 damage")


@pytest.mark.parametrize(
    "steps",
    [
        "And Roland Banks takes 1 damage and 1 damage",
        "And Roland Banks assigns 0 damage and 1 damage to Roland Banks",
    ],
)
def test_a_kind_is_said_once(steps: str) -> None:
    with pytest.raises(CaseError, match="damage is said twice"):
        play(f"{DEALT.partition(' 3 damage')[0]} 3 damage\n{steps}")

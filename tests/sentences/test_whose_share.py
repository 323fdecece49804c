"""How much somebody takes is what they are dealt, or what is placed on them of it."""

from __future__ import annotations

import pytest

from tests.arkham import play

DEALT = """
Given Agnes Baker is at the Study
And Agnes Baker controls Peter Sylvestre
When Agnes Baker takes 3 horror
And Agnes Baker assigns {} horror to Peter Sylvestre
"""


@pytest.mark.parametrize("share", [1, 2])
@pytest.mark.parametrize("who", ["Peter Sylvestre", "Agnes Baker"])
@pytest.mark.parametrize("amount", [1, 2, 3])
def test_a_share_is_taken_by_whom_it_is_assigned_to(share: int, who: str, amount: int) -> None:
    placed = share if who == "Peter Sylvestre" else 3 - share
    taken = {placed, 3} if who == "Agnes Baker" else {placed}
    answer = "yes" if amount in taken else "no"
    ruling = play(
        DEALT.format(share)
        + f"Then it is asked whether {who} takes {amount} horror\nAnd the answer is {answer}"
    )
    assert ruling.passed, ruling.unmet


def test_both_kinds_at_once_and_who_deals_them_are_told_of_what_is_dealt() -> None:
    ruling = play(
        "Given Roland Banks is at the Study\nAnd Roland Banks controls Guard Dog\n"
        "And Ghoul Minion is engaged with Roland Banks\nWhen Ghoul Minion attacks Roland Banks\n"
        "And Roland Banks assigns 1 damage to Guard Dog\nAnd nobody reacts to anything else\n"
        "Then Guard Dog takes 1 damage\nAnd Roland Banks takes 1 horror\n"
        "And Ghoul Minion deals 1 damage and 1 horror to Roland Banks\n"
        "And it is asked whether Ghoul Minion deals 1 damage to Guard Dog\nAnd the answer is no"
    )
    assert ruling.passed, ruling.unmet

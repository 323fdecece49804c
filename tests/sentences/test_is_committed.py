"""*X is committed*, and that it is not, speaks of the test that goes on or was made last."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import play

GIVEN = (
    "Given Roland Banks is at the Study\nAnd the Study has 2 clues\n"
    "And Roland Banks has Guts (0) and Perception (0) in hand\nWhen Roland Banks investigates\n"
)
MADE = "And Roland Banks commits Perception (0)\nAnd Roland Banks reveals 0\n"
AGAIN = "And Roland Banks investigates\nAnd nobody commits anything\nAnd Roland Banks reveals 0\n"


@pytest.mark.parametrize(
    ("steps", "so"),
    [
        (MADE + "Then Perception (0) is committed", True),
        (MADE + "Then Perception (0) is not committed", False),
        (MADE + "Then Guts (0) is committed", False),
        (MADE + AGAIN + "Then Perception (0) is committed to this test", False),
        (MADE + AGAIN + "Then Perception (0) is not committed", True),
    ],
)
def test_the_last_test_is_meant(steps: str, so: bool) -> None:
    assert play(GIVEN + steps).passed is so


def test_what_may_still_be_committed_is_not_denied() -> None:
    with pytest.raises(CaseError, match="must choose first"):
        play(GIVEN + "Then Perception (0) is not committed")

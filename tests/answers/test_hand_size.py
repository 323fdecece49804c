"""Whether cards have to be discarded for the size of a hand is said of one's own turn and of upkeep alone."""

from __future__ import annotations

import pytest

from rulesref.answers.played import play_out
from tests.arkham import JUDGE


@pytest.mark.parametrize(
    ("many", "verdict"), [(5, "no"), (7, "no"), (8, None), (9, "yes"), (12, "yes")]
)
def test_in_upkeep_by_how_many_are_held(many: int, verdict: str | None) -> None:
    """With 8 it hangs on the card that is drawn: a weakness may not stay in hand."""
    english = f"I have {many} cards in hand. The upkeep phase begins. Do I have to discard?"
    italian = f"Ho {many} carte in mano. Comincia la fase di mantenimento. Devo scartare?"
    assert play_out(JUDGE, english, "2016", "en").verdict == verdict
    assert play_out(JUDGE, italian, "2016", "it").verdict == verdict


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("It's my turn and I have 10 cards in hand. Do I have to discard down to 8?", "no"),
        ("I have 10 cards in hand. Do I have to discard?", None),  # now, or by the end of the round
        ("It's Wendy's turn and I have 10 cards in hand. Do I have to discard?", None),
        ("Patrice has 6 cards in hand. The upkeep phase begins. Does she have to discard?", None),
        ("I have 10 cards in hand and play Knife. The upkeep phase begins. Do I have to discard?", None),
        ("It's my turn. I have 10 cards in hand. I draw Crypt Chill. Do I have to discard?", None),
        ("The upkeep phase begins. Do I have to discard?", None),
    ],
)  # fmt: skip
def test_of_nothing_else(text: str, verdict: str | None) -> None:
    assert play_out(JUDGE, text, "2016", "en").verdict == verdict

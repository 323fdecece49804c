"""What somebody has without a word of where lies in play, or in hand: an answer holds of whichever it is."""

from __future__ import annotations

import pytest

from rulesref.answers.played import play_out
from tests.arkham import JUDGE

EN, IT = "en", "it"


@pytest.mark.parametrize(
    ("text", "language", "verdict"),
    [
        ("I have Beat Cop. Ghoul Minion attacks me. Can I put the damage on him?", EN, "yes"),
        ("Ghoul Minion attacks me. I have Beat Cop. Can I put the damage on him?", EN, "yes"),
        ("I have Machete. Ghoul Minion is engaged with me. Can I attack it with Machete?", EN, "yes"),
        ("I have Guard Dog. Ghoul Minion attacks me. Do I take damage?", EN, None),  # it bears some in play
        ("I have Machete and Flashlight. I play Knife. Can I use Machete?", EN, None),  # it may be gone
        ("I have Holy Rosary. I take 2 horror. Can I use it?", EN, "no"),  # it has nothing to use
        ("I have Dodge. Ghoul Minion attacks me. Can I put the damage on it?", EN, None),
        ("Ho Poliziotto di Ronda. Ghoul Tirapiedi mi attacca. Posso assegnargli il danno?", IT, "yes"),
    ],
)  # fmt: skip
def test_it_lies_in_either_place(text: str, language: str, verdict: str | None) -> None:
    assert play_out(JUDGE, text, "2016", language).verdict == verdict

"""A player whom nobody names is played as several who differ, and nobody is taken for them who is named."""

from __future__ import annotations

import pytest

from rulesref.answers.played import play_out
from rulesref.answers.prose.implied.somebody_else import STAND_IN, with_somebody
from tests.arkham import JUDGE

EN, IT = "en", "it"


@pytest.mark.parametrize(
    ("text", "language", "verdict"),
    [
        ("It's my friend's turn. Can I investigate?", EN, "no"),
        ("My buddy is at my location. Ghoul Minion is engaged with my buddy. Can I fight it?", EN, "yes"),
        ("Another player is at my location. Ghoul Minion attacks the other player. Do I take damage?", EN, "no"),
        ("My friend investigates and reveals a 0. Does my friend succeed?", EN, None),  # by their skill
        ("My friend is at my location with Wendy. Ghoul Minion attacks her. Do I take damage?", EN, None),
        ("My friends are at my location. Ghoul Minion attacks my friend. Do I take damage?", EN, None),
        ("È il turno di un mio amico. Posso indagare?", IT, "no"),
        ("Il mio amico è nel mio luogo. Ghoul Tirapiedi è impegnato con lui. Posso attaccarlo?", IT, "yes"),
    ],
)  # fmt: skip
def test_whoever_it_may_be(text: str, language: str, verdict: str | None) -> None:
    assert play_out(JUDGE, text, "2016", language).verdict == verdict


def test_nobody_stands_in_beside_one_who_is_named() -> None:
    assert with_somebody("Roland is with my friend.", JUDGE.game, EN) == ()
    assert len(with_somebody("Machete is with my friend.", JUDGE.game, EN)) == len(STAND_IN)


@pytest.mark.parametrize(
    "said",
    [
        "Ghoul Minion attacks the other player. Do I take damage?",
        "Ghoul Minion is engaged with the other investigator. I take a resource. Does it attack me?",
    ],
)
def test_the_other_player_is_not_whoever_speaks(said: str) -> None:
    told = "I am Roland Banks. Another player is at my location. "
    assert play_out(JUDGE, told + said, "2016", EN).verdict == "no"

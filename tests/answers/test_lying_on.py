"""What somebody has on an asset lies on it, and the asset is theirs; an attack that fails, an action by its name."""

from __future__ import annotations

import pytest

from rulesref.answers.played import play_out
from tests.arkham import JUDGE

EN, IT = "en", "it"
ASKED = "An enemy is engaged with me. It's my turn. Can I use Shrivelling?"
CHIESTO = "Un nemico è impegnato con me. È il mio turno. Posso usare Avvizzimento?"
RETALIATES = "{} I fail an attack against it. Does it attack me?"


@pytest.mark.parametrize(
    ("text", "language", "verdict"),
    [
        (f"I have 1 charge on Shrivelling. {ASKED}", EN, "yes"),
        (f"I have no charges left on Shrivelling. {ASKED}", EN, "no"),
        (f"Ho 1 carica su Avvizzimento. {CHIESTO}", IT, "yes"),
        (f"Ho 0 cariche su Avvizzimento. {CHIESTO}", IT, "no"),
        # an enemy is nobody's
        ("I have 2 damage on Ghoul Minion. I deal 1 damage to it. Is it defeated?", EN, None),
        (RETALIATES.format("An enemy with retaliate is engaged with me."), EN, "yes"),
        (RETALIATES.format("A retaliate enemy is exhausted at my location."), EN, "no"),
        ("Roland Banks is at my location. An enemy is engaged with Roland Banks. Can I attack it with a basic fight action?", EN, "yes"),
        ("A massive enemy is ready at my location. Can I engage it with the engage action?", EN, "no"),
    ],
)  # fmt: skip
def test_it_is_read(text: str, language: str, verdict: str | None) -> None:
    assert play_out(JUDGE, text, "2016", language).verdict == verdict

"""Italian leaves out of whom a question asks: it is answered only where one alone can be meant."""

from __future__ import annotations

import pytest

from rulesref.answers.played import play_out
from tests.arkham import JUDGE

PHASE = "Ghoul Tirapiedi è impegnato con Roland. Comincia la fase dei nemici. "


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        (f"{PHASE}È esausto?", None),  # not as it begins; nobody exhausts but a card
        ("Ghoul Tirapiedi è impegnato con Roland. Roland elude il Ghoul. È esausto?", "yes"),
        (f"{PHASE}Subisce danni?", "yes"),
        (f"{PHASE}Viene sconfitto?", None),  # Roland, or the ghoul
        (f"{PHASE}Roland subisce danni?", "yes"),
        (f"{PHASE}Può indagare?", "no"),  # only somebody can
        ("Roland è nello Studio. Un Ghoul Famelico attacca Roland. Quanti danni subisce?", None),
    ],
)
def test_of_whom_it_is_asked_is_never_guessed(text: str, verdict: str | None) -> None:
    assert play_out(JUDGE, text, "2016", "it").verdict == verdict

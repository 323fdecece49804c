"""After something is not while it goes on: a moment within it says nothing of what may be done then."""

from __future__ import annotations

import pytest

from rulesref.answers.played import play_out
from tests.arkham import JUDGE

EN, IT = "en", "it"
_HELD = {EN: "I have Dodge in hand and 2 resources. ", IT: "Ho Schivata in mano e 2 risorse. "}


@pytest.mark.parametrize(
    ("asked", "language", "verdict"),
    [
        ("Can I play Dodge when Ghoul Minion attacks me?", EN, "yes"),
        ("Can I play Dodge after Ghoul Minion attacks me?", EN, None),
        ("Can I play Dodge after Ghoul Minion attacked me?", EN, None),
        ("Is it too late to play Dodge after the enemy attacks me?", EN, None),
        ("Posso giocare Schivata quando Ghoul Tirapiedi mi attacca?", IT, "yes"),
        ("Posso giocare Schivata dopo che Ghoul Tirapiedi mi ha attaccato?", IT, None),
    ],
)
def test_a_moment_within_an_attack_is_not_after_it(
    asked: str, language: str, verdict: str | None
) -> None:
    assert play_out(JUDGE, _HELD[language] + asked, "2016", language).verdict == verdict


def test_what_has_come_about_is_over() -> None:
    told = "I have Evidence! in hand and 3 resources. My location has 1 clue. "
    asked = "Can I play Evidence! after I defeat Ghoul Minion?"
    assert play_out(JUDGE, told + asked, "2016", EN).verdict == "yes"


@pytest.mark.parametrize(
    ("language", "text", "verdict"),
    [
        ("en", "Ghoul Minion is engaged with me. The enemy phase begins. Is it ready?", None),
        ("en", "Ghoul Minion is engaged with me. The enemy phase begins. Is it exhausted?", None),
        ("en", "I evade Ghoul Minion. The upkeep phase begins. Is it exhausted?", None),
        ("en", "A massive enemy is at my location. The enemy phase begins. Is it engaged with me?", None),
        ("it", "Ghoul Tirapiedi è impegnato con me. Comincia la fase dei Nemici. È esaurito?", None),
        # What stays as it is throughout, and what comes of the phase, is known.
        ("en", "Ghoul Minion is engaged with me. The enemy phase begins. Is it engaged with me?", "yes"),
        ("en", "Ghoul Minion is engaged with me. The enemy phase begins. Does it attack me?", "yes"),
        ("en", "I evade Ghoul Minion. The upkeep phase begins. Does it ready?", "yes"),
    ],
)  # fmt: skip
def test_how_something_is_as_a_phase_begins_is_not_how_it_ends(
    language: str, text: str, verdict: str | None
) -> None:
    assert play_out(JUDGE, text, "2016", language).verdict == verdict

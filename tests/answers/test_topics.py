"""A card before a colon comes where nobody says so, and is never passed over."""

from __future__ import annotations

import pytest

from rulesref.answers.played import play_out
from tests.arkham import JUDGE

EN, IT = "en", "it"


@pytest.mark.parametrize(
    ("language", "text", "verdict"),
    [
        (EN, "On Wings of Darkness: I pass the test. Do I take damage?", "no"),
        (EN, "On Wings of Darkness: I fail the test. Do I take damage?", "yes"),
        (EN, "Grasping Hands: I fail by 2. Do I take 2 damage?", "yes"),
        (EN, "Emergency Cache: I have 2 resources. Do I have 5 resources?", "yes"),
        (EN, "Working a Hunch: my location has 1 clue. Do I discover a clue?", "yes"),
        # it comes before what is done, and behind how things stand
        (EN, "Psychosis: I take 1 horror and put it on Peter Sylvestre. Do I take damage?", "yes"),
        (EN, "Crypt Chill: I have no assets. Do I take damage if I fail?", "yes"),
        (IT, "Resti Putrefatti: supero la prova. Subisco orrore?", "no"),
        (IT, "Resti Putrefatti: fallisco di 1. Subisco orrore?", "yes"),
        # the only one who is named draws it, unless somebody tells of themselves
        (EN, "Rotting Remains: Wendy fails by 1. Does she take horror?", "yes"),
        (EN, "Grasping Hands: Roland fails by 2. Is he dealt 2 damage?", "yes"),
        (EN, "Rotting Remains: Wendy passes the test, I fail by 1. Do I take horror?", None),
        (
            EN,
            "Grasping Hands: Roland fails by 2, Wendy is at his location. Does Wendy take damage?",
            None,
        ),
        (IT, "Resti Putrefatti: Wendy fallisce di 1. Subisce orrore?", "yes"),
        # of none that lies nowhere is a verdict given as without it
        (EN, "Dodge: Ghoul Minion attacks me. Do I take damage?", None),
        (EN, "Guard Dog: Ghoul Minion attacks me. Do I take damage?", None),
        (EN, "Guard Dog. Ghoul Minion attacks me. Do I take damage?", None),
        (EN, "Ghoul Minion attacks me. Do I take damage?", "yes"),
        (IT, "Schivata: Ghoul Tirapiedi mi attacca. Subisco danni?", None),
        (IT, "Ghoul Tirapiedi mi attacca. Subisco danni?", "yes"),
    ],
)
def test_the_topic_counts(language: str, text: str, verdict: str | None) -> None:
    assert play_out(JUDGE, text, "2016", language).verdict == verdict

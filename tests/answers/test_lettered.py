"""Places, people and enemies that a text calls by a letter."""

from __future__ import annotations

import pytest

from rulesref.answers.played import play_out
from rulesref.answers.prose.implied.lettered import with_lettered
from tests.arkham import JUDGE

EN, IT = "en", "it"
JOINED = "Location B is connected to location A. "


@pytest.mark.parametrize(
    ("text", "language", "verdict"),
    [
        (f"I am at A. {JOINED}A ready Ghoul Minion is at B. I move to B. Does the Ghoul Minion engage me?", EN, "yes"),
        (f"I am at A. {JOINED}An exhausted Ghoul Minion is at B. I move to B. Does the Ghoul Minion engage me?", EN, "no"),
        (f"Ghoul Priest is at B. I am at A. {JOINED}It is the enemy phase. Does the Ghoul Priest move to A?", EN, "yes"),
        ("Locations A and B are connected. I am at A. A ready Icy Ghoul is at B. Can I fight Icy Ghoul?", EN, "no"),
        ("Players A and B are at the same location. An enemy is engaged with player B. Can player A attack that enemy?", EN, "yes"),
        ("Sono al luogo A, impegnato con un Ghoul Minion pronto. Se mi sposto al luogo B, subisco un attacco di opportunità?", IT, "yes"),
        ("I am at A. A ready Icy Ghoul is at B. I move to C. Does Icy Ghoul engage me?", EN, "no"),
        # no more places stand in than there are
        ("I am at A. A ready Icy Ghoul is at B. C and D are connected. I move to B. Does Icy Ghoul engage me?", EN, None),
    ],
)  # fmt: skip
def test_somebody_stands_in_for_it(text: str, language: str, verdict: str | None) -> None:
    assert play_out(JUDGE, text, "2016", language).verdict == verdict


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("A ghoul is at the Study. I move to a location. Does it attack?", EN),
        ("The cost is reduced to X. Can I play it?", EN),
        ("Location A is connected to B. Enemy A attacks me. Am I defeated?", EN),
        ("I fight it. Am I at risk? I do.", EN),
        ("Attacco a un nemico. E poi?", IT),
    ],
)
def test_what_is_no_letter_for_a_thing_stays(text: str, language: str) -> None:
    assert with_lettered(text, (), language) == (text, ())

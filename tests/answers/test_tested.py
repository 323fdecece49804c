"""A question about a test that nobody tells of gets no "no" from there being none."""

from __future__ import annotations

import pytest

from rulesref.answers.played import play_out
from tests.arkham import JUDGE

EN, IT = "en", "it"
_TESTS = ("my test", "the test", "this skill test", "my attack")


@pytest.mark.parametrize("test", _TESTS)
@pytest.mark.parametrize("told", ["", "Wendy Adams is at my location. ", "I take a resource. "])
def test_a_test_that_nobody_tells_is_not_denied(told: str, test: str) -> None:
    question = f"{told}Can I commit Unexpected Courage to {test}?"
    assert play_out(JUDGE, question, "2016", EN).verdict is None


@pytest.mark.parametrize(
    ("text", "language", "verdict"),
    [
        ("Posso investire Percezione nella mia prova?", IT, None),
        ("It's Daisy's turn. Can Roland commit Perception?", EN, None),
        ("It is my turn. Can I commit Perception?", EN, None),
        ("Can I commit Perception during another investigator's turn?", EN, None),
        ("È il turno di Daisy. Roland può investire Percezione?", IT, None),
        ("I investigate. Can I commit Perception?", EN, "yes"),
        ("Indago. Posso investire Percezione nella mia prova?", IT, "yes"),
        ("I have Perception in hand. Can I commit it to my investigation?", EN, "yes"),
        ("I have Perception in hand. Can I commit it to my combat test?", EN, "no"),
        ("I investigate. Can I commit Perception to my test?", EN, "yes"),
        ("I investigate and succeed. Can I commit Perception to my test?", EN, "no"),
    ],
)
def test_what_is_told_of_a_test_decides(text: str, language: str, verdict: str | None) -> None:
    assert play_out(JUDGE, text, "2016", language).verdict == verdict

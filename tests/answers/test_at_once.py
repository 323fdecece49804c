"""What only a later phase brings about does not come at once, and "immediately" is not passed over."""

from __future__ import annotations

import pytest

from rulesref.answers.played import play_out
from tests.arkham import JUDGE

EN, IT = "en", "it"
_LATER = {
    EN: ("Does a hunter move{}?", "Does the agenda advance{} if doom reaches its threshold?", "Does a hunter attack me{} after it moves to my location?"),
    IT: ("Il destino su un luogo conta{} per la trama?", "Un cacciatore si muove{}?"),
}  # fmt: skip
_AT_ONCE = {EN: (" immediately", " right away", " instantly"), IT: (" subito", " immediatamente")}


@pytest.mark.parametrize(
    ("asked", "language"), [(one, language) for language, every in _LATER.items() for one in every]
)
def test_what_a_phase_brings_does_not_come_at_once(asked: str, language: str) -> None:
    assert play_out(JUDGE, asked.format(""), "2016", language).verdict == "yes"
    for word in _AT_ONCE[language]:
        assert play_out(JUDGE, asked.format(word), "2016", language).verdict is None


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("Do exhausted enemies ready immediately in the upkeep phase?", "yes"),
        ("Does an enemy engage me immediately when I move to its location?", "yes"),
        ("Does an enemy attack me immediately when it engages me?", "no"),
        ("Does an exhausted enemy engage me immediately when it readies?", "yes"),
    ],
)
def test_what_comes_at_once_is_said_so(text: str, verdict: str) -> None:
    assert play_out(JUDGE, text, "2016", EN).verdict == verdict

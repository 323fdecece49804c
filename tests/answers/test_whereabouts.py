"""Of whom a text says nowhere, nobody knows whether they were already where somebody else has gone."""

from __future__ import annotations

import pytest

from rulesref.answers.played import play_out
from tests.arkham import JUDGE

EN, IT = "en", "it"
_GOES = {
    EN: "An enemy is engaged with me. I move to a connecting location. ",
    IT: "Un nemico è impegnato con me. Mi muovo in un luogo collegato. ",
}
_BESIDE = {EN: "{} is at my location. ", IT: "{} è nel mio luogo. "}
_ASKED = {
    EN: ("Is {} at my location?", "Can {} engage it?"),
    IT: ("{} può impegnarlo?",),
}
_WHO = {EN: ("Wendy Adams", "my friend"), IT: ("Wendy Adams", "Il mio amico")}
_EVERY = [(lang, asked, who) for lang in (EN, IT) for asked in _ASKED[lang] for who in _WHO[lang]]


@pytest.mark.parametrize(("language", "asked", "who"), _EVERY)
def test_who_is_placed_nowhere_may_be_where_another_goes(
    language: str, asked: str, who: str
) -> None:
    assert play_out(JUDGE, _GOES[language] + asked.format(who), "2016", language).verdict is None


@pytest.mark.parametrize(("language", "asked", "who"), _EVERY)
def test_who_is_placed_stays_behind(language: str, asked: str, who: str) -> None:
    beside = _BESIDE[language].format(who[0].upper() + who[1:])
    told = beside + _GOES[language] + asked.format(who)
    assert play_out(JUDGE, told, "2016", language).verdict == "no"


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("An enemy is engaged with Wendy Adams. Wendy Adams moves to a connecting location. Can I engage it?", None),
        ("I move to a connecting location. An enemy spawns there. Can Wendy Adams attack it?", None),
        ("An enemy is engaged with me. I move to a connecting location. Can I attack it?", "yes"),
    ],
)  # fmt: skip
def test_whoever_goes_is_there(text: str, verdict: str | None) -> None:
    assert play_out(JUDGE, text, "2016", EN).verdict == verdict

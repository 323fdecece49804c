"""An enemy follows whoever moves, if it moves with them; of whoever stays nothing is said."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import play

LAID = {
    "en": "Given Roland Banks is at the Study\nAnd {}\nAnd the Study is connected to the Hallway\n",
    "it": "Dato Roland Banks è nello Studio\nE {}\nE lo Studio è collegato al Corridoio\n",
}
ENEMY = {
    "en": ("Ghoul Minion is engaged with Roland Banks", "Ghoul Minion is at the Study, exhausted"),
    "it": (
        "Ghoul Tirapiedi è impegnato con Roland Banks",
        "Ghoul Tirapiedi è nello Studio, esaurito",
    ),
}
MOVES = {
    "en": "When Roland Banks moves to the Hallway\n",
    "it": "Quando Roland Banks si sposta nel Corridoio\n",
}
THEN = {"en": "Then ", "it": "Allora "}
FOLLOWS = {
    "en": (
        "Ghoul Minion follows Roland Banks",
        "the Ghoul Minion follows him to the Hallway",
        "Ghoul Minion comes along with Roland Banks",
    ),
    "it": (
        "Ghoul Tirapiedi segue Roland Banks",
        "il Ghoul Tirapiedi lo segue",
        "il Ghoul Tirapiedi lo segue nel Corridoio",
    ),
}
DENIED = {
    "en": (
        "Ghoul Minion does not follow Roland Banks",
        "the Ghoul Minion does not follow him to the Hallway",
    ),
    "it": (
        "Ghoul Tirapiedi non segue Roland Banks",
        "il Ghoul Tirapiedi non lo segue",
        "Ghoul Tirapiedi non segue Roland Banks nel Corridoio",
    ),
}
ELSEWHERE = {
    "en": ("Ghoul Minion does not follow Roland Banks to the Study",),
    "it": ("Ghoul Tirapiedi non segue Roland Banks nello Studio",),
}


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("engaged", [True, False])
def test_it_follows_if_it_moves_with_them(language: str, engaged: bool) -> None:
    steps = (
        f"{LAID[language].format(ENEMY[language][not engaged])}{MOVES[language]}{THEN[language]}"
    )
    for said, so in ((FOLLOWS, engaged), (DENIED, not engaged)):
        for text in said[language]:
            assert play(f"{steps}{text}", language=language).passed is so, text


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("moves", [True, False])
def test_of_whoever_has_not_moved_there_it_says_nothing(language: str, moves: bool) -> None:
    laid = f"{LAID[language].format(ENEMY[language][0])}{MOVES[language] if moves else ''}{THEN[language]}"
    texts = ELSEWHERE[language] + (() if moves else (*FOLLOWS[language], *DENIED[language]))
    for text in texts:
        with pytest.raises(CaseError, match=r"has not moved there|non si è mosso fin lì"):
            play(f"{laid}{text}", language=language)


def test_a_hunter_that_comes_later_has_not_moved_with_them() -> None:
    steps = f"{LAID['en'].format('Shadow Hound is at the Study, exhausted')}{MOVES['en']}"
    steps += "And Shadow Hound readies\nAnd the enemy phase begins\nThen Shadow Hound follows Roland Banks"
    with pytest.raises(CaseError, match="came there later"):
        play(steps)

"""Whom "he" and "she" mean where several play: the only one who is called so, else it is asked."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from rulesref.facts.called import codes_of_type
from tests.arkham import GAME, SPEECH, is_described, play

TWO = "Given Roland Banks is at the Study\nAnd Wendy Adams is at the Study\n"
DUE = "Dato Roland Banks è nello Studio\nE Wendy Adams è nello Studio\n"


@pytest.mark.parametrize(
    ("steps", "language"),
    [
        (TWO + "And he has 3 resources\nAnd she has 2 damage\nWhen Roland draws a card\n"
         "Then he has 3 resources\nAnd she has 2 damage", "en"),
        (TWO + "And Machete is in his hand\nWhen he plays Machete\nThen Roland Banks controls Machete", "en"),
        (TWO + "And Ghoul Minion is engaged with her\nThen Ghoul Minion is engaged with Wendy Adams", "en"),
        (TWO + "And the Study has 1 clue\nAnd Unexpected Courage is in her hand\nWhen Roland investigates\n"
         "And she commits Unexpected Courage\nAnd he reveals 0\nThen he succeeds by 3\nAnd he discovers 1 clue", "en"),
        (TWO + "And the Study has 1 clue\nAnd Unexpected Courage is in her hand\n"
         "When Roland investigates and she commits Unexpected Courage\nAnd he reveals 0\nThen Roland succeeds by 3", "en"),
        (DUE + "E lui ha 3 risorse\nE lei ha 2 danni\nQuando Roland Banks pesca una carta\n"
         "Allora lui ha 3 risorse\nE lei ha 2 danni", "it"),
    ],
)  # fmt: skip
def test_the_only_one_is_meant(steps: str, language: str) -> None:
    assert play(steps, language=language).passed


@pytest.mark.parametrize(
    "steps",
    [
        "Given Roland Banks and Rex Murphy are at the Study\nWhen Roland draws a card\nAnd he takes 1 damage",
        TWO + "When Roland draws a card\nAnd they take 1 damage",
        TWO + "And Roland controls Beat Cop\nAnd Ghoul Minion is engaged with Roland\n"
        "When Roland uses Beat Cop on Ghoul Minion\nAnd he takes 1 damage",
        "Given Roland Banks and Subject 5U-21 are at the Study\nWhen Roland draws a card\nAnd he takes 1 damage",
    ],
)  # fmt: skip
def test_nobody_is_guessed(steps: str) -> None:
    with pytest.raises(CaseError, match=r"whom|unknown step"):
        play(steps)


def test_all_who_are_called_so_play() -> None:
    described = [name for name in SPEECH.called if is_described(name)]
    assert all(codes_of_type(GAME, name, "investigator") for name in described)
    assert len(described) > len(SPEECH.called) / 2
    assert {*SPEECH.called.values()} == set(SPEECH.calling["en"]) == set(SPEECH.calling["it"])

"""A further copy of a card that lies in play is played: that it is taken to be in hand is said."""

from __future__ import annotations

import pytest

from rulesref.answers.played import play_out
from tests.arkham import JUDGE, play

GIVEN = {
    "en": "Given Roland Banks is at the Study\nAnd Roland Banks controls Machete\n",
    "it": "Dato Roland Banks è nello Studio\nE Roland Banks controlla Machete\n",
}
PLAYED = {"en": "When Roland Banks plays Machete\n", "it": "Quando Roland Banks gioca Machete\n"}
TAKEN = {"en": "another one is taken to be in hand", "it": "un'altra in mano"}
HAND = {
    "en": "And Roland Banks has Machete #2 in hand\n",
    "it": "E Roland Banks ha in mano Machete #2\n",
}


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("in_hand", [False, True])
def test_what_is_taken_to_be_in_hand_is_said(language: str, in_hand: bool) -> None:
    steps = GIVEN[language] + HAND[language] * in_hand + PLAYED[language]
    remarks = play(steps, language=language).remarks
    assert any(TAKEN[language] in one.told for one in remarks) is not in_hand


def test_the_first_copy_is_no_further_one() -> None:
    steps = GIVEN["en"].partition("And")[0] + PLAYED["en"]
    assert not play(steps).remarks


@pytest.mark.parametrize(
    ("told", "verdict"),
    [
        ("Roland Banks controls Machete. He plays Machete. Does he control Machete?", None),
        ("Roland Banks has Machete in hand. He plays Machete. Does he control Machete?", "yes"),
    ],
)
def test_no_verdict_rests_on_it(told: str, verdict: str | None) -> None:
    played = play_out(JUDGE, told, "2016", "en")
    assert not played.left
    assert played.verdict == verdict

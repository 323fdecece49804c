"""What is told beside a name, without a verb, of both, of another who is there too, and what a card cancels."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import play

ONE = "Given Roland Banks is at the Study\n"
WARD = (
    "Given Agnes Baker is at the Study with Ward of Protection in hand and 1 resource\n"
    "When Agnes draws Rotting Remains from the encounter deck\n"
)
DODGE = (
    "Given Roland Banks is at the Study with 1 resource\nAnd Ghoul Minion is engaged with Roland Banks\n"
    "When Ghoul Minion attacks Roland Banks\n"
)
SCHIVATA = (
    "Dato che Roland Banks è nello Studio e ha 1 risorsa\nE il Ghoul Tirapiedi è impegnato con Roland Banks\n"
    "Quando il Ghoul Tirapiedi attacca Roland Banks\n"
)


@pytest.mark.parametrize(
    ("steps", "language"),
    [
        ("Given Roland Banks, in the Study, has Police Badge in play and 0 actions left\nThen Roland has no actions", "en"),
        ("Given Roland Banks at the Study has 2 resources\nAnd a Ghoul Minion engaged with him\nThen Ghoul Minion is engaged with Roland", "en"),
        ("Given Roland Banks at the Study, with 1 resource and Machete in hand\nThen Roland has 1 resource", "en"),
        ("Dato che Roland Banks, nello Studio, ha 2 risorse\nE Ghoul Tirapiedi impegnato con lui\nAllora Roland Banks ha 2 risorse", "it"),
        (ONE + "And a Ghoul Minion is on him\nThen Ghoul Minion is engaged with Roland", "en"),
        ("Given Roland Banks is at the Study with 2 resources and a Ghoul Minion on him\nThen Ghoul Minion is engaged with Roland", "en"),
        ("Given Roland Banks is at the Study with a Ghoul Minion engaged\nThen Ghoul Minion is engaged with Roland", "en"),
        ("Dato che Roland Banks si trova nello Studio\nE ha addosso un Ghoul Tirapiedi\nAllora il Ghoul Tirapiedi è impegnato con Roland Banks", "it"),
        ("Given Roland Banks is at the Study with Beat Cop in play and exhausted\nThen Beat Cop is exhausted", "en"),
        ("Given it is Agnes's turn. She is in the Study with Shrivelling in play\nThen Agnes Baker controls Shrivelling", "en"),
        ("Given Roland Banks and Wendy Adams are in the Study, and both have 1 damage\nThen she has 1 damage and he has 1 damage", "en"),
        ("Given Roland Banks and Wendy Adams are in the Study and they each have 2 resources\nThen Wendy has 2 resources", "en"),
        ("Dato che Roland Banks e Wendy Adams sono nello Studio ed entrambi hanno 1 danno\nAllora Wendy Adams ha 1 danno", "it"),
        ("Given Roland Banks is at the Study and Wendy Adams is with him\nThen Wendy Adams is at the Study", "en"),
        ("Dato che Roland Banks è nello Studio e Wendy Adams è con lui\nAllora Wendy Adams è nello Studio", "it"),
        (WARD + "And Agnes plays Ward of Protection to cancel it\nThen Agnes takes 1 horror", "en"),
        (WARD + "And Agnes plays Ward of Protection to cancel Rotting Remains\nThen Agnes takes 1 horror", "en"),
        (DODGE + "And Roland plays Dodge to cancel the attack\nThen Roland has no damage", "en"),
        (SCHIVATA + "E Roland Banks gioca Schivata per annullare l'attacco\nAllora Roland Banks ha 0 danni", "it"),
        (ONE + "And the Study has 2 clues\nWhen he investigates and a 0 comes up\nThen 1 clue is left on the Study\nAnd 1 clue remains at the Study", "en"),
        (ONE + "And his deck has only Machete in it\nAnd his discards are Knife and Guts\nWhen he draws 1 card\nThen Machete is added to his hand", "en"),
        (ONE + "When the upkeep phase begins\nThen he draws a card and gets 1 resource", "en"),
        ("Given both Roland Banks and Daisy Walker are at the Study\nThen Daisy Walker is at the Study", "en"),
    ],
)  # fmt: skip
def test_it_is_so(steps: str, language: str) -> None:
    assert play(steps, language=language).passed


@pytest.mark.parametrize(
    "steps",
    [
        "Given Roland Banks is at the Study and both have 1 damage",
        "Given Roland Banks, of all people, has 2 resources",
        "Given Roland Banks is at the Study and Wendy Adams is with the butler",
    ],
)
def test_nothing_is_passed_over(steps: str) -> None:
    with pytest.raises(CaseError):
        play(f"{steps}\nWhen Roland Banks draws a card")


def test_what_is_canceled_has_to_be_what_is_told() -> None:
    assert not play(DODGE + "And Roland plays Dodge to cancel the revelation").passed

"""What players tell who know no sentence: whose an asset in play is, what an attack deals, whom a card heals."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import play

ONE = "Given Roland Banks is at the Study\n"
TWO = "Given Roland Banks and Wendy Adams are at the Study\n"
UNO = "Dato Roland Banks è nello Studio\n"
HELD = "And Machete (0) and Knife (0) are in Roland Banks's hand\nAnd Yithian Observer is engaged with Roland Banks\n"
TENUTE = "E Roland Banks ha in mano Machete (0) e Coltello (0)\nE l'Osservatore Yithiano è impegnato con Roland Banks\n"
AT_ONE = "And Ghoul Minion is engaged with Roland Banks\n"
A_UNO = "E il Ghoul Tirapiedi è impegnato con Roland Banks\n"


@pytest.mark.parametrize(
    ("steps", "language"),
    [
        (ONE + "And Machete is in play\nThen Roland Banks controls Machete", "en"),
        (ONE + "And Flashlight is in play with 2 supplies\nThen Flashlight has 2 supplies", "en"),
        (ONE + "And Machete and Guard Dog are in play\nThen Roland Banks controls Guard Dog", "en"),
        (UNO + "E la Machete è in gioco\nAllora Roland Banks controlla la Machete", "it"),
        (ONE + "And Wendy Adams is at the Study with him\nThen Wendy Adams is at the Study", "en"),
        (UNO + "E Wendy Adams è nello Studio con lui\nAllora Wendy Adams è nello Studio", "it"),
        (ONE + HELD + "When Roland plays Machete (0)\nAnd he discards Machete at random\n"
         "Then Machete is in Roland's discard pile", "en"),
        (UNO + TENUTE + "Quando Roland Banks gioca Machete (0)\nE Roland Banks scarta a caso Machete\n"
         "Allora Machete è nella pila degli scarti di Roland Banks", "it"),
        (ONE + AT_ONE + "When Ghoul Minion attacks Roland Banks for 1 damage and 1 horror\nThen Roland Banks has 1 horror", "en"),
        (ONE + AT_ONE + "When Ghoul Minion attacks Roland Banks, dealing 1 damage\nThen Roland Banks has 1 damage", "en"),
        (UNO + A_UNO + "Quando il Ghoul Tirapiedi attacca Roland Banks, infliggendo 1 danno e 1 orrore\nAllora Roland Banks ha 1 danno", "it"),
        (ONE + "And Roland controls Guard Dog with 2 damage\nWhen Roland heals Guard Dog with Emergency Aid\nThen Guard Dog has no damage", "en"),
        (ONE + "And Roland controls Guard Dog with 2 damage\nWhen Roland plays Emergency Aid to heal Guard Dog\nThen Guard Dog has been healed", "en"),
        (UNO + "E Roland Banks controlla il Cane da Guardia con 2 danni\nQuando Roland Banks gioca il Kit di Pronto Soccorso per curare il Cane da Guardia\n"
         "Allora il Cane da Guardia è stato curato", "it"),
        (ONE + AT_ONE + "When Roland evades Ghoul Minion with Cunning Distraction\nThen Ghoul Minion is exhausted", "en"),
        (ONE + "And the encounter deck is empty\nThen the encounter deck is empty", "en"),
        (ONE + "And the encounter deck holds Ancient Evils\nThen the encounter deck has 1 card", "en"),
        (UNO + "E il mazzo degli incontri è vuoto\nAllora il mazzo degli incontri è vuoto", "it"),
        (ONE + "And the encounter discard pile holds Ancient Evils\nThen the encounter discard pile holds Ancient Evils", "en"),
        (ONE + "And the victory display holds Ghoul Priest\nThen the victory display holds Ghoul Priest", "en"),
    ],
)  # fmt: skip
def test_it_is_so(steps: str, language: str) -> None:
    assert play(steps, language=language).passed


@pytest.mark.parametrize(
    ("steps", "why"),
    [
        (TWO + "And Machete is in play\nThen Roland Banks controls Machete", "no location"),
        (ONE + "And Lita Chantler is in play\nThen Roland Banks controls Lita Chantler", "no location"),
        ("Given Roland Banks is at the Attic\nAnd Wendy Adams is at the Study with him", "unknown step"),
        (TWO + "And Agnes Baker is at the Study with him", "unknown step"),
        (TWO + HELD + "When Roland plays Machete (0)\nAnd Wendy discards Machete at random", "no card of Wendy"),
        (TWO + HELD + "When Roland discards Machete at random", "no card of Roland"),
        (ONE + AT_ONE + "When Ghoul Minion attacks Roland Banks for 3 damage", "deals 1 damage"),
        (ONE + AT_ONE + "When Ghoul Minion attacks Roland Banks for 1 damage and 2 horror", "deals 1 horror"),
        (ONE + AT_ONE + "When Roland attacks Ghoul Minion with Machete", "nowhere"),
        (ONE + "Then the encounter deck is empty", "what it holds|how many"),
    ],
)  # fmt: skip
def test_what_could_be_otherwise_is_refused(steps: str, why: str) -> None:
    with pytest.raises(CaseError, match=why):
        play(steps)


def test_only_whom_the_card_heals_is_healed() -> None:
    laid = TWO + "And Roland Banks has 2 damage\nAnd Wendy Adams has 2 damage\n"
    told = (
        "When Roland Banks heals Wendy Adams with Emergency Aid\nThen Wendy Adams has no damage\n"
    )
    assert play(f"{laid}{told}And Roland Banks has 2 damage\nAnd Wendy Adams is healed").passed
    assert not play(f"{laid}{told}And Roland Banks is healed").passed


def test_the_way_on_names_another_place_of_the_case() -> None:
    found = play(
        "Given Roland Banks is at the Hallway\nAnd Wendy Adams is at the Cellar\n"
        "And the Attic is in play\nWhen Roland Banks moves to the Cellar"
    )
    assert "Hallway is connected to Cellar" in found.reason

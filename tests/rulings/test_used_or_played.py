"""Who says that a card may be played where it can be used is told the word that is meant."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from rulesref.rulings.ruling import Ruling
from tests import arkham

TABLE = {
    "en": "Given Roland Banks is at the Study\n",
    "it": "Dato Roland Banks è nello Studio\n",
}
BITTEN = """And Roland Banks controls Guard Dog
And Swarm of Rats is engaged with Roland Banks
When Swarm of Rats attacks Roland Banks
And Roland Banks assigns 1 damage to Guard Dog
"""
MORSO = """E Roland Banks controlla Cane da Guardia
E Sciame di Ratti è impegnato con Roland Banks
Quando Sciame di Ratti attacca Roland Banks
E Roland Banks assegna 1 danno a Cane da Guardia
"""
COP = "And Roland Banks controls Beat Cop\nAnd Ghoul Minion is engaged with Roland Banks\n"


def play(steps: str, language: str = "en") -> Ruling:
    return arkham.play(TABLE[language] + steps, language=language)


@pytest.mark.parametrize(("given", "card"), [(BITTEN, "Guard Dog"), (COP, "Beat Cop")])
def test_the_word_that_is_meant_is_named(given: str, card: str) -> None:
    (unmet,) = play(f"{given}Then Roland Banks may play {card}").unmet
    assert unmet.happened.startswith(f"Roland Banks may use {card}; ")
    with pytest.raises(CaseError) as caught:
        play(f"{given}Then Roland Banks may not play {card}")
    assert f"write: Then Roland Banks may use {card};" in (caught.value.remedy or "")
    assert play(f"{given}Then Roland Banks may use {card}").passed


def test_it_is_named_in_italian() -> None:
    with pytest.raises(CaseError) as caught:
        play(MORSO + "Allora Roland Banks non può giocare Cane da Guardia", "it")
    assert "scrivi: Allora Roland Banks può usare Cane da Guardia" in (caught.value.remedy or "")


@pytest.mark.parametrize("card", ["Emergency Cache", "Bulletproof Vest"])
def test_a_card_in_hand_that_is_used_nowhere_else_is_played_by_either_word(card: str) -> None:
    hand = f"And Roland Banks has {card} in hand\nThen Roland Banks may "
    assert play(f"{hand}use {card}").passed
    assert play(f"{hand}play {card}").passed


@pytest.mark.parametrize("card", ["Machete", "Guard Dog", "Beat Cop"])
def test_what_is_used_once_it_is_in_play_is_not_used_in_hand(card: str) -> None:
    hand = f"And Roland Banks has {card} in hand\n"
    (unmet,) = play(f"{hand}Then Roland Banks may use {card}").unmet
    assert unmet.happened.startswith(f"Roland Banks may play {card}; {card} is not in play")
    with pytest.raises(CaseError) as caught:
        play(f"{hand}Then Roland Banks may not use {card}")
    assert f"write: Then Roland Banks may play {card};" in (caught.value.remedy or "")


def test_what_can_neither_be_used_nor_played_is_no_slip() -> None:
    exhausted = "And Roland Banks controls Beat Cop\nThen Roland Banks may play Beat Cop"
    (unmet,) = play(exhausted).unmet
    assert "may use" not in unmet.happened


DODGE = """And Roland Banks has Dodge in hand
And Swarm of Rats is engaged with Roland Banks
When Swarm of Rats attacks Roland Banks
"""


@pytest.mark.parametrize("word", ["play", "use"])
def test_what_a_card_in_hand_costs_is_implied_by_either_word(word: str) -> None:
    assert play(f"{DODGE}Then Roland Banks may {word} Dodge").passed
    assert play(f"{DODGE}And Roland Banks {word}s Dodge\nThen Roland Banks has 0 damage").passed


@pytest.mark.parametrize(
    ("steps", "passed"),
    [
        ("Then Agnes Baker may use her ability", True),
        ("Then Agnes Baker may not use her ability", False),
        ("Then Agnes Baker may use their own reaction", True),
    ],
)
def test_an_investigator_may_use_what_is_their_own(steps: str, passed: bool) -> None:
    given = "Given Agnes Baker is at the Study\nAnd Ghoul Minion is engaged with Agnes Baker\n"
    assert arkham.play(f"{given}When Ghoul Minion attacks Agnes Baker\n{steps}").passed is passed

"""From where somebody moves, and what they have in hand meanwhile, is held against how it is."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import play

LAID = {
    "en": "Given Roland Banks is at the Study\n",
    "it": "Dato Roland Banks è nello Studio\n",
}
WAYS = {
    "en": "And the Hallway is connected to the Study and the Attic\n",
    "it": "E il Corridoio è collegato a Studio e Soffitta\n",
}
THERE = {
    "en": "\nThen Roland Banks is at the Hallway",
    "it": "\nAllora Roland Banks è nel Corridoio",
}
MOVES = {
    "en": (
        "When Roland Banks moves from the Study to the Hallway",
        "When Roland walks over from the Study to the Hallway",
        "When he goes from the Study to the Hallway",
    ),
    "it": (
        "Quando Roland Banks si sposta dallo Studio al Corridoio",
        "Quando Roland va dallo Studio nel Corridoio",
        "Quando Roland Banks corre dallo Studio nel Corridoio",
    ),
}
MOVED = {
    "en": ("Then Roland Banks moves from the {} to the {}", "Study", "Hallway"),
    "it": ("Allora Roland Banks si muove da {} in {}", "Studio", "Corridoio"),
}


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("way", [True, False])
def test_a_move_is_told_with_its_beginning(language: str, way: bool) -> None:
    laid = LAID[language] + (WAYS[language] if way else "")
    for moves in MOVES[language]:
        assert play(f"{laid}{moves}{THERE[language]}", language=language).passed, moves
    said, one, other = MOVED[language]
    first = f"{laid}{MOVES[language][0]}\n"
    assert play(f"{first}{said.format(one, other)}", language=language).passed
    assert not play(f"{first}{said.format(other, one)}", language=language).passed


@pytest.mark.parametrize("language", ["en", "it"])
def test_nobody_moves_from_where_they_are_not(language: str) -> None:
    elsewhere = {"en": ("the Study", "the Attic"), "it": ("dallo Studio", "dalla Soffitta")}[
        language
    ]
    moves = MOVES[language][0].replace(*elsewhere)
    with pytest.raises(CaseError, match=r"is not at|non è in"):
        play(f"{LAID[language]}{WAYS[language]}{moves}{THERE[language]}", language=language)


HOLDS = {
    "en": (
        "And Study has 2 clues\nAnd Roland Banks has {} in hand\n"
        "When Roland Banks investigates while holding {} and succeeds by 0\n"
        "Then Roland Banks has 1 clue"
    ),
    "it": (
        "E Studio ha 2 indizi\nE Roland Banks ha in mano {}\n"
        "Quando Roland Banks indaga mentre ha in mano {} e supera la prova di 0\n"
        "Allora Roland Banks ha 1 indizio"
    ),
}


@pytest.mark.parametrize("language", ["en", "it"])
def test_what_is_held_meanwhile_is_in_hand(language: str) -> None:
    steps = f"{LAID[language]}{HOLDS[language]}"
    assert play(steps.format("Machete", "Machete"), language=language).passed
    with pytest.raises(CaseError):
        play(steps.format("Machete", "Dynamite Blast"), language=language)

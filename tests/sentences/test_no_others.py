"""That no others are there is said behind those that are there."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import play

#: By language: (what is denied, what is laid out of it).
DENIED = {
    "en": (
        ("there are no other enemies", "Ghoul Minion is engaged with Roland Banks"),
        ("there is no other enemy in play", "Ghoul Minion is engaged with Roland Banks"),
        ("there are no other investigators", "Agnes Baker is at the Study"),
        ("nobody else is in play", "Agnes Baker is at the Study"),
        ("no other locations are in play", "the Hallway is in play"),
        ("nothing else is in play", "Roland Banks controls Machete"),
        ("there are no other cards", "Roland Banks controls Machete"),
        ("there is no doom in play elsewhere", "Guard Dog has 1 doom"),
        ("there is no other doom", "Guard Dog has 1 doom"),
    ),
    "it": (
        ("non ci sono altri nemici", "Ghoul Tirapiedi è impegnato con Roland Banks"),
        ("non c'è nessun altro nemico in gioco", "Ghoul Tirapiedi è impegnato con Roland Banks"),
        ("non ci sono altri investigatori", "Agnes Baker è nello Studio"),
        ("non c'è nessun altro in gioco", "Agnes Baker è nello Studio"),
        ("non c'è nient'altro in gioco", "Roland Banks controlla Machete"),
        ("non c'è destino in gioco altrove", "Cane da Guardia ha 1 destino"),
    ),
}
FIRST = {
    "en": "Given Roland Banks is at the Study\nAnd Roland Banks controls Guard Dog\n",
    "it": "Dato Roland Banks è nello Studio\nE Roland Banks controlla Cane da Guardia\n",
}
THEN = {
    "en": ("And", "Then it is the turn of Roland Banks"),
    "it": ("E", "Allora è il turno di Roland Banks"),
}
CASES = [(language, *row) for language, rows in DENIED.items() for row in rows]


@pytest.mark.parametrize(("language", "denied", "laid"), CASES)
def test_more_of_them_below_are_refused(language: str, denied: str, laid: str) -> None:
    joint, then = THEN[language]
    behind = f"{FIRST[language]}{joint} {laid}\n{joint} {denied}\n{then}"
    assert play(behind, language=language).verdict
    before = f"{FIRST[language]}{joint} {denied}\n{joint} {laid}\n{then}"
    with pytest.raises(CaseError, match="lays out more of them"):
        play(before, language=language)

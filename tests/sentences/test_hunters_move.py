"""Hunters move once whatever comes before them in their phase is told."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import play

LAID = {
    "en": """Given Roland Banks is at the Study
    And Hunting Horror is at the Attic
    And the chaos bag holds 0, skull
    And Shadow Hound is at the Hallway
    And the Hallway is connected to the Study and the Attic
    {}And the hunters move
    Then Shadow Hound is engaged with Roland Banks""",
    "it": """Dato Roland Banks è nello Studio
    E Hunting Horror è in Soffitta
    E il sacchetto del caos contiene 0, teschio
    E Shadow Hound è nel Corridoio
    E il Corridoio è collegato a Studio e Soffitta
    {}E i cacciatori si muovono
    Allora Shadow Hound è impegnato con Roland Banks""",
}
BEGINS = {
    "en": "When the enemy phase begins\n    ",
    "it": "Quando comincia la Fase dei Nemici\n    ",
}
TOKEN = {"en": "And the token is 0\n    ", "it": "E il segnalino è 0\n    "}
UPKEEP = {
    "en": "When the upkeep phase begins\n    ",
    "it": "Quando comincia la Fase di Mantenimento\n    ",
}


@pytest.mark.parametrize(
    ("language", "before", "why"),
    [
        ("en", BEGINS["en"], "not moved yet"),
        ("it", BEGINS["it"], "non si sono ancora mossi"),
        ("en", UPKEEP["en"], "no step begins it"),
        ("it", UPKEEP["it"], "nessun passo la comincia"),
    ],
)
def test_it_says_what_comes_before_them(language: str, before: str, why: str) -> None:
    with pytest.raises(CaseError, match=why):
        play(LAID[language].format(before), language=language)


@pytest.mark.parametrize("language", ["en", "it"])
def test_they_move_once_that_is_told(language: str) -> None:
    steps = LAID[language].format(f"{BEGINS[language]}{TOKEN[language]}")
    assert play(steps, language=language).passed


def test_where_play_has_stopped_that_is_the_reason() -> None:
    steps = LAID["en"].replace("    And the chaos bag holds 0, skull\n", "")
    assert play(steps.format(BEGINS["en"])).stop == "bag-unknown"

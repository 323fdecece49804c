"""A sentence is read by the row that understands all of it, or refused where most is understood."""

from __future__ import annotations

import pytest

from rulesref.rulings.reading import Misread, Told, read_sentence
from tests.arkham import SPEECH, tongue


def read(text: str, kind: str = "then", language: str = "en") -> Told | Misread | None:
    return read_sentence(text, SPEECH.rows(kind), tongue(language), {})


@pytest.mark.parametrize(
    ("text", "language", "id"),
    [
        ("Roland Banks has 2 clues", "en", "has-so-many"),
        ("Roland Banks has 2 cards in hand", "en", "hand-holds"),
        ("Roland Banks ha 2 indizi", "it", "has-so-many"),
    ],
)
def test_the_row_that_understands_it_all(text, language, id):
    found = read(text, language=language)
    assert isinstance(found, Told)
    assert found.row.id == id
    assert found.slots["amount"] == 2


def test_another_kind_of_step_does_not_read_it():
    assert read("Roland Banks investigates") is None
    assert isinstance(read("Roland Banks investigates", "when"), Told)


def test_of_several_readings_the_one_that_understands_most_is_meant():
    text = "Goat Spawn is in the discard pile of Roland Bancks"
    found = read(text)
    assert isinstance(found, Misread)
    assert found.at == text.index("Roland")
    assert "'Roland Bancks'" in found.error.message

"""Things told one behind another with a full stop or a semicolon between them, and of whom the later ones are."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import play


@pytest.mark.parametrize(
    ("steps", "language"),
    [
        ("Given Roland Banks is at the Study; Wendy Adams is at the Hallway\nThen Wendy Adams is at the Hallway", "en"),
        ("Given Roland Banks is at the Study. He has 3 resources. He has Machete in hand.\n"
         "When he plays Machete.\nThen Roland Banks has no resources", "en"),
        ("Given Roland Banks is at the Study.\nWhen Roland investigates. He reveals 0.\nThen Roland succeeds", "en"),
        ("Given it is Wendy's turn and she is at the Study\nThen Wendy Adams is at the Study", "en"),
        ("Given it is Wendy's turn, she is at the Study and has Leather Coat in play\nThen Leather Coat is in play", "en"),
        ("Given Machete is in his hand\nAnd Roland Banks is at the Study\nWhen he plays Machete\nThen Machete is in play", "en"),
        ("Dato Roland Banks è nello Studio; ha in mano la Machete\nQuando gioca la Machete.\nAllora la Machete è in gioco", "it"),
        ("Dato che è il turno di Wendy Adams ed è nello Studio\nAllora Wendy Adams è nello Studio", "it"),
        ("Dato che è il turno di Wendy Adams e lei è nello Studio\nAllora Wendy Adams è nello Studio", "it"),
    ],
)  # fmt: skip
def test_each_of_them_is_told(steps: str, language: str) -> None:
    assert play(steps, language=language).passed


@pytest.mark.parametrize(
    "steps",
    [
        "Given Roland Banks is at the Study; he whistles",
        "Given Roland Banks is at the Study. The moon is out.",
        "Given Roland Banks and Rex Murphy are at the Study. He has 3 resources.",
    ],
)
def test_none_of_them_is_passed_over(steps: str) -> None:
    with pytest.raises(CaseError):
        play(f"{steps}\nWhen Roland Banks draws a card")

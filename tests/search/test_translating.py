"""Italian words learnt from names."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulesref.errors import StoreError
from rulesref.search.translating import Translations, learn, write_translations

NAMES = [
    ("Lucky Dice", "Dadi Portafortuna"),
    ("Loaded Dice", "Dadi Truccati"),
    ("Red Key", "Chiave Rossa"),
    ("Red Door", "Porta Rossa"),
    ("", "Senza Nome"),
]


def test_words_that_go_together_are_learnt() -> None:
    learnt = learn(NAMES)
    assert learnt["dad"][0] == "dice"
    assert learnt["ross"][0] == "red"
    assert learnt["port"][0] == "door"
    assert "nom" not in learnt


def test_learnt_words_are_kept(tmp_path: Path) -> None:
    write_translations(tmp_path, {"dad": ("dice",)})
    assert Translations(tmp_path).of("dad") == ("dice",)
    assert Translations(tmp_path).of("porta") == ()


def test_a_missing_file_is_an_error_when_it_is_needed(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match=r"translations\.txt"):
        Translations(tmp_path).of("dad")

"""The tracked index of cards is what ``python -m rulesref.cards`` makes of the card data."""

from __future__ import annotations

import pytest

from rulesref.cards.__main__ import cards_table, main, packs_table
from rulesref.cards.data.arkhamdb import default_folder, read_folder
from rulesref.cards.index import INDEX, PACKS, bundled


def test_the_tracked_tables_are_those_of_the_card_data():
    folder = default_folder()
    if folder is None:
        pytest.skip("RULESREF_CARDS names no card data")
    collection = read_folder(folder)
    assert cards_table(collection) == (bundled() / INDEX).read_text("utf-8")
    assert packs_table(collection) == (bundled() / PACKS).read_text("utf-8")


def test_without_card_data_nothing_is_written(monkeypatch, capsys):
    monkeypatch.delenv("RULESREF_CARDS", raising=False)
    assert main() == 2
    assert "RULESREF_CARDS" in capsys.readouterr().err

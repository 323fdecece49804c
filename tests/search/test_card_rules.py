"""The rules that a card makes use of."""

from __future__ import annotations

from pathlib import Path

from rulesref.book.lookup import Lookup
from rulesref.search.card_rules import CardRules, read_card_rules

TABLE = CardRules("=arkham-lcg/fast\t0.2\n=arkham-lcg/seal\t0.9\nLantern\t0\nWard\t0 1\n")


def test_a_card_has_its_rules_and_several_have_all_of_theirs() -> None:
    assert TABLE.of(["Lantern"]) == {"arkham-lcg/fast": 0.2}
    assert TABLE.of(["Lantern", "Ward"]) == {"arkham-lcg/fast": 0.2, "arkham-lcg/seal": 0.9}


def test_a_card_that_is_not_known_has_none() -> None:
    assert TABLE.of(["Lant", "antern", "Umbrella"]) == {}
    assert TABLE.of([]) == {}


def test_what_few_cards_use_is_worth_more() -> None:
    worth = read_card_rules().of(["Guard Dog", "Seal of the Elder Sign", "The Chthonian Stone"])
    assert all(0 < value <= 1 for value in worth.values())
    assert worth["arkham-lcg/seal"] > worth["arkham-lcg/asset-cards"]


def test_all_that_the_table_names_are_entries(bundled_book: Path) -> None:
    lookup = Lookup(bundled_book)
    assert [entry for entry, _ in read_card_rules()._entries if not lookup.has_entry(entry)] == []

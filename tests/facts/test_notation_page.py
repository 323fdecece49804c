"""The page of the notation is as the tables are, and its examples mean something."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulesref.facts.notation_page import page, words_of
from tests.arkham import JUDGE

PAGE = Path(__file__).parents[2] / "docs" / "abilities.md"


def test_the_page_is_up_to_date() -> None:
    if not PAGE.is_file():
        pytest.skip("the documentation is not part of this installation")
    told = "python -m rulesref.facts.notation_page > docs/abilities.md"
    assert PAGE.read_text("utf-8") == page(JUDGE.game), told


def test_every_row_of_every_table_is_on_it() -> None:
    rules, shown = JUDGE.game.rules, page(JUDGE.game)
    for table in (
        *(rules.verbs, rules.conditions, rules.costs, rules.selectors),
        *(rules.filters, rules.quantities, rules.kinds, rules.events),
    ):
        assert [id for id in table if f"- `{id}`" not in shown] == []


def test_every_row_says_what_it_does() -> None:
    rules = JUDGE.game.rules
    for table in (
        *(rules.verbs, rules.conditions, rules.costs),
        *(rules.selectors, rules.filters, rules.quantities),
    ):
        assert [id for id, row in table.items() if not words_of(row)] == []

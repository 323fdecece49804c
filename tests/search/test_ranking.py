"""The order of the candidates, as it was learnt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from rulesref.search import Query, Searcher, ranking
from rulesref.search.asking import read
from rulesref.search.called import at_the_edges
from rulesref.search.ranking import QUESTION, SHORT, TOLD, Traits, first_few, ranked, read_learnt
from rulesref.search.weights import READ_CLOSELY, READ_CLOSELY_IN_SHORT


class Told:
    """Traits that were told beforehand."""

    def __init__(self, traits: dict[int, dict[str, float]], table: str = SHORT) -> None:
        self._traits = traits
        self.table = table

    def rows(
        self, few: Sequence[int], scores: Mapping[int, float], worth: Mapping[int, float]
    ) -> dict[int, dict[str, float]]:
        return {number: self._traits.get(number, {}) for number in few}

    def likely(self) -> list[int]:
        return []

    def near(self, number: int) -> float:
        return self._traits.get(number, {}).get("near", 0.0)


def learnt(monkeypatch: pytest.MonkeyPatch, **weights: float) -> None:
    monkeypatch.setattr(ranking, "read_learnt", lambda: {SHORT: weights, QUESTION: {}})


def order(worth: dict[int, float], traits: dict[int, dict[str, float]], long: bool) -> list[int]:
    found = ranked(worth, worth, Told(traits, QUESTION if long else SHORT), long)  # type: ignore[arg-type]
    assert sorted(found.values()) == sorted(worth.values())
    return sorted(found, key=lambda number: -found[number])


def test_a_trait_that_weighs_puts_its_entry_first(monkeypatch: pytest.MonkeyPatch) -> None:
    learnt(monkeypatch, covered=1.0)
    worth = {1: 3.0, 2: 2.0, 3: 1.0}
    assert order(worth, {2: {"covered": 1.0}}, long=False) == [2, 1, 3]


def test_where_no_trait_weighs_the_order_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    learnt(monkeypatch, covered=1.0)
    assert order({1: 3.0, 2: 2.0, 3: 2.0}, {2: {"covered": 1.0}}, long=True) == [1, 2, 3]


def test_what_is_not_read_closely_stays_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    learnt(monkeypatch, covered=1.0)
    worth = {number: 100.0 - number for number in range(READ_CLOSELY_IN_SHORT + 3)}
    last = max(worth)
    assert order(worth, {last: {"covered": 9.0}}, long=False) == list(worth)


def test_more_is_read_for_a_question() -> None:
    worth = dict.fromkeys(range(50), 1.0)
    traits: Traits = Told({})  # type: ignore[assignment]
    assert first_few(worth, traits, question=True) == list(range(READ_CLOSELY))
    assert first_few(worth, traits, question=False) == list(range(READ_CLOSELY_IN_SHORT))


def test_what_is_near_a_query_is_read_closely_though_it_has_few_of_its_words() -> None:
    worth = {number: 100.0 - number for number in range(READ_CLOSELY + 3)}
    last = max(worth)
    traits: Traits = Told({last: {"near": 1.0}})  # type: ignore[assignment]
    assert last in first_few(worth, traits, question=True)
    assert last in first_few(worth, traits, question=False)


def test_what_only_another_edition_has_is_told_apart(bundled_book: Path) -> None:
    book = Searcher(bundled_book)._reader
    doomed, hunter = (
        book.postings("mark", f"entry:arkham-lcg/{e}")[0][0] for e in ("doomed", "hunter")
    )
    assert doomed in ranking._elsewhere(book, "2016")
    assert doomed not in ranking._elsewhere(book, "2026")
    assert hunter not in ranking._elsewhere(book, "2016") | ranking._elsewhere(book, "2026")
    assert not ranking._elsewhere(book, "")


@pytest.mark.parametrize("name", ["doom", "doomed"])
def test_a_title_to_the_letter_beats_one_of_the_same_stem(bundled_book: Path, name: str) -> None:
    hits = Searcher(bundled_book).search(Query(name, edition="2026")).hits
    assert hits[0].entry == f"arkham-lcg/{name}"


@pytest.mark.parametrize(
    ("text", "first", "last"),
    [
        ("surge before peril", "surge", "peril"),
        ("impulso poi isolamento", "surge", "peril"),
        ("peril or surge?", "peril", "surge"),
    ],
)
def test_a_name_that_begins_a_query_is_told_from_one_that_ends_it(
    bundled_book: Path, text: str, first: str, last: str
) -> None:
    index = Searcher(bundled_book)._indexes["arkham-lcg"]
    edges = at_the_edges(read(text, lambda word: (), lambda word: ""), index)
    by_entry = {index.entry(number).id: at for number, at in edges.items()}
    assert by_entry[f"arkham-lcg/{first}"] == (1.0, 0.0)
    assert by_entry[f"arkham-lcg/{last}"] == (0.0, 1.0)


def test_an_erratum_of_several_cards_is_found_by_the_one_that_is_named(bundled_book: Path) -> None:
    hits = Searcher(bundled_book).search(Query("daisys tote bag", edition="2016")).hits
    assert hits[0].entry == "arkham-lcg/errata/daisys-tote-bag"


def test_what_was_learnt_has_a_table_for_each_and_weighs_what_the_query_says() -> None:
    tables = read_learnt()
    assert set(tables) == {SHORT, QUESTION, TOLD}
    for table in tables.values():
        assert all(isinstance(weight, float) for weight in table.values())
        saying = ("score", "weighed", "text", "ask", "alike", "adjacent")
        assert sum(table[trait] for trait in saying) > 0
        assert table["text"] > 0
    assert all(tables[QUESTION][trait] > 0 for trait in ("answered", "cases", "card", "near"))

"""What a search found, as a reader sees it."""

from __future__ import annotations

import pytest

from rulesref.entries import Result, Results
from rulesref.render.paint import Paint
from rulesref.render.search import results_text
from tests.book import book_of_three as book
from tests.link.test_binding import entries


def found(edition: str) -> str:
    entry = entries()["arkham-lcg/lantern"]
    grimoire = [p for p in entry.passages if p.document == book.GRIMOIRE]
    result = Result(entry, 1.0, "La lanterna.", (*grimoire, *entry.passages))
    return results_text(
        Results("lanterna", None, edition, (result,), (), frozenset({"arkham-lcg"})), Paint()
    )


def test_a_text_of_the_other_edition_is_marked():
    assert "of edition 2026, not the one in force" in found("2016")
    assert "not the one in force" not in found("2026")


@pytest.mark.parametrize("query", ["", "  ", "?!…"])
def test_a_query_without_words_is_told_so(query):
    assert "no word to look for" in results_text(Results(query, None, "2016", (), ()), Paint())


def test_nothing_found_names_the_query_and_what_is_near():
    text = results_text(Results("zzz", None, "2016", (), ("Fizz",)), Paint())
    assert "“zzz”" in text
    assert "nearest: Fizz" in text

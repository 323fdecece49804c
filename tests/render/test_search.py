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


def test_what_holds_instead_is_named_where_the_edition_has_no_text():
    shadow = entries()["arkham-lcg/shadow"]
    passage = shadow.passages[0]
    moved = passage.section._replace(facts=(("instead", "arkham-lcg/lantern"),))
    entry = shadow._replace(passages=(passage._replace(section=moved), *shadow.passages[1:]))
    result = Result(entry, 1.0, "A shadow.", entry.passages)
    text = results_text(Results("shadow", None, "2026", (result,), ()), Paint(width=100))
    assert "not the one in force; edition 2026 has arkham-lcg/lantern in its place" in text


def test_only_what_belongs_to_the_edition_is_said_to_be_amended():
    shadow = entries()["arkham-lcg/shadow"]
    result = Result(shadow, 1.0, "A shadow.", shadow.passages)
    for edition, told in (("2016", True), ("2026", False)):
        text = results_text(Results("shadow", None, edition, (result,), ()), Paint(width=100))
        assert ("amended by" in text) == told


@pytest.mark.parametrize(("snippet", "again"), [("A shadow.", True), ("A long shadow.", False)])
def test_a_text_that_two_rules_share_is_shown_once(snippet: str, again: bool):
    shadow = entries()["arkham-lcg/shadow"]
    shown = (Result(shadow, 2.0, "A shadow. It falls.", shadow.passages),)
    shown += (Result(shadow, 1.0, snippet, shadow.passages),)
    text = results_text(Results("shadow", None, "2016", shown, ()), Paint())
    assert ("the same text as 1" in text) is again
    assert text.count(snippet) == 1

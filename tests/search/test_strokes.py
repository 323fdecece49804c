"""A title with a stroke is searched for by either of the words that it joins."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from rulesref.link.titles import alternatives
from rulesref.search import Query, Searcher


@pytest.fixture(scope="module")
def book(bundled_book: Path) -> Iterator[Searcher]:
    with closing(Searcher(bundled_book)) as opened:
        yield opened


@pytest.mark.parametrize(
    ("title", "ways"),
    [
        ("Taking Damage/Horror", ["Taking Damage", "Taking Horror"]),
        ("You/Your", ["You", "Your"]),
        ("Alla/All'", ["Alla"]),
        ("a/b c/d/e", ["a c", "a d", "a e", "b c", "b d", "b e"]),
        ("Hunter", []),
        ("and / or", []),
        ("/", []),
        ("", []),
    ],
)
def test_the_ways_that_a_stroke_leaves(title: str, ways: list[str]) -> None:
    assert list(alternatives(title)) == ways


@pytest.mark.parametrize(
    ("query", "entry"),
    [
        ("you", "you-your"),
        ("tuo", "you-your"),
        ("taking horror", "taking-damage-horror"),
        ("take trauma damage", "setup/step-2"),
        ("take trauma horror", "setup/step-2"),
    ],
)
def test_one_of_the_words_finds_it_first(book: Searcher, query: str, entry: str) -> None:
    assert book.search(Query(query)).hits[0].entry == f"arkham-lcg/{entry}"

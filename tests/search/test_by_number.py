"""A step, a window, a phase, a point is found by its number, however it is called."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from rulesref.book.lookup import Lookup
from rulesref.link.numbered import called_by_number
from rulesref.search import Query, Searcher


@pytest.fixture(scope="module")
def book(bundled_book: Path) -> Iterator[tuple[Lookup, Searcher]]:
    with closing(Lookup(bundled_book)) as lookup, closing(Searcher(bundled_book)) as searcher:
        yield lookup, searcher


def test_every_number_finds_what_bears_it_first(book: tuple[Lookup, Searcher]) -> None:
    lookup, searcher = book
    entries = [lookup.entry(entry.id) for entry in lookup.entries()]
    called = [(name, entry) for entry in entries for name in called_by_number(entry)]
    assert len({entry.id for _, entry in called}) > 50
    for name, entry in called:
        meant = lookup.called(name, game=entry.game)
        found = searcher.search(Query(name, game=entry.game)).hits[0].entry
        assert found in meant, name
        if entry.kind.endswith("step"):
            assert found == entry.id, name


@pytest.mark.parametrize(
    ("query", "step"),
    [
        ("enemy phase 3.2", "steps/3.2"),
        ("step 1.4 of the mythos", "steps/1.4"),
        ("fase di gestione 4.5", "steps/4.5"),
        ("ST.6 success or failure", "steps/st-6"),
        ("st7 results", "steps/st-7"),
        ("pa 4 effetto del simbolo", "steps/st-4"),
        ("setup step 6 bag", "setup/step-6"),
        ("preparazione, passo 7 risorse", "setup/step-7"),
        ("window after 3.3", "steps/3.3-window"),
        ("finestra 4.1", "steps/4.1-window"),
        ("faq 1.5", "choices-and-the-grim-rule"),
        ("1.29", "attach-to/controlling-and-attaching-permanent-cards"),
        ("faq 2.5 1.29 permanent", "permanent"),
        ("phase III", "steps/iii-enemy-phase"),
        ("fase 4", "steps/iv-upkeep-phase"),
    ],
)
def test_a_number_counts_more_than_the_words_around_it(
    book: tuple[Lookup, Searcher], query: str, step: str
) -> None:
    assert book[1].search(Query(query)).hits[0].entry == f"arkham-lcg/{step}"


@pytest.mark.parametrize("query", ["8 cards in hand", "take 2 damage", "step 99", "passo 77"])
def test_how_many_of_something_names_no_step(book: tuple[Lookup, Searcher], query: str) -> None:
    hits = book[1].search(Query(query)).hits
    assert not any(hit.entry.startswith("arkham-lcg/setup/step-") for hit in hits[:1])

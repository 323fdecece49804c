"""Slips in short queries, in a real book: a word by which a rule is called goes first."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from rulesref.search import Query, Searcher


@pytest.fixture(scope="module")
def book(bundled_book: Path) -> Iterator[Searcher]:
    with closing(Searcher(bundled_book)) as opened:
        yield opened


@pytest.mark.parametrize(
    ("typed", "meant", "entry"),
    [
        ("truama", "trauma", "campaign-play/trauma"),
        ("balnk", "blank", "blank"),
        ("seots", "slots", "slots"),
        ("coss", "cost", "costs"),
        ("coti aggiuntivi", "costi aggiuntivi", "additional-costs"),
        ("evenr cards", "event cards", "event-cards"),
        ("stry cards", "story cards", "story-cards"),
        ("cruare", "curare", "heal"),
        ("weaknes cards", "weakness cards", "weakness"),
    ],
)
def test_a_slip_is_read_as_the_name_of_a_rule(
    book: Searcher, typed: str, meant: str, entry: str
) -> None:
    """More texts have "bank", "trama" or "even", but no rule is called so."""
    answer = book.search(Query(typed))
    assert answer.corrected == meant
    assert answer.hits[0].entry == f"arkham-lcg/{entry}"


@pytest.mark.parametrize("typed", ["bank", "even", "first tokens", "stay", "sets"])
def test_what_is_a_word_is_left(book: Searcher, typed: str) -> None:
    assert book.search(Query(typed)).corrected is None

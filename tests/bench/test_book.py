"""Building the book, and one warm query with its snippet.

Run with ``pytest tests/bench/test_book.py --benchmark-enable -n 0``; the five documents are taken
in where ``RULESREF_SOURCES`` names them, else the bundled rules alone. What counts is the time of one
core: others may be busy on the machine.
"""

from __future__ import annotations

import time
from contextlib import closing
from itertools import cycle

import pytest

from rulesref.book.book import Book
from rulesref.book.building import build
from rulesref.book.lookup import Lookup
from rulesref.book.parsed import Given
from rulesref.sources.reading import read
from tests.eval.questions import own_questions
from tests.named_folders import SOURCES, named

pytestmark = pytest.mark.benchmark(timer=time.process_time)


def given() -> list[Given]:
    folder = named(SOURCES)
    return [Given(read(path)) for path in sorted(folder.glob("*.txt"))] if folder else []


@pytest.fixture(scope="module")
def folder(request):
    """The folder of the book that other tests of this run read as well."""
    if named(SOURCES):
        return request.getfixturevalue("documents_book").folder
    return request.getfixturevalue("bundled_book")


@pytest.fixture(scope="module")
def book(folder):
    opened = Book(folder)
    yield opened
    opened.close()


def test_build_of_a_whole_book(benchmark, tmp_path_factory, folder):
    """Where nothing is measured, the book that was built for all tests of this run will do."""

    def once():
        return build(tmp_path_factory.mktemp("book"), given())

    def built():
        with closing(Lookup(folder)) as lookup:
            return len(list(lookup.entries()))

    if not benchmark.enabled:
        assert benchmark(built) > 900
        return
    report = benchmark.pedantic(once, rounds=3, iterations=1)
    assert report.entries > 900


def test_warm_query_with_snippet(benchmark, book):
    questions = cycle(question.text for question in own_questions())
    found = benchmark.pedantic(
        lambda query: book.search(query, limit=10),
        setup=lambda: ((next(questions),), {}),
        rounds=200,
        warmup_rounds=20,
    )
    assert found.results

"""The whole book of the real documents: what a reader relies on holds for every rule."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from rulesref.book.book import Book
from rulesref.book.building import build
from rulesref.book.parsed import Given
from rulesref.sources.reading import read

pytestmark = pytest.mark.skipif(
    "RULESREF_SOURCES" not in os.environ,
    reason="RULESREF_SOURCES names no folder with the real documents",
)


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    folder = tmp_path_factory.mktemp("book")
    files = sorted(Path(os.environ["RULESREF_SOURCES"]).glob("*.txt"))
    report = build(folder, [Given(read(path)) for path in files])
    book = Book(folder)
    yield book, report
    book.close()


def test_five_files_are_six_documents_and_the_bundled_ones(built):
    book, report = built
    assert len(report.documents) == 6
    assert {d.id for d in book.documents()} >= {one.document.id for one in report.documents}


def test_every_passage_of_a_document_belongs_to_an_entry_of_its_game(built):
    book, report = built
    for one in report.documents:
        for section in book.lookup.sections(one.document.id):
            assert section.entry.startswith(one.document.game + "/"), section.id
            assert book.lookup.has_entry(section.entry), section.id


def test_ten_references_at_most_lead_nowhere_and_each_says_why(built):
    _, report = built
    dangling = [row for one in report.documents for row in one.dangling]
    assert 0 < len(dangling) <= 10
    assert all(reason for _, _, reason in dangling)


def test_nine_glossary_copies_are_superseded_by_their_points(built):
    book, _ = built
    fallen = [
        passage.section.id
        for entry in book.lookup.entries(game="arkham-lcg")
        for passage in entry.passages
        if passage.superseded_by and passage.document.tier == "rules-reference"
    ]
    assert len(set(fallen)) == 9


def test_every_citation_of_the_corpus_holds(built):
    book, _ = built
    assert {one.status for one in book.check()} == {"OK"}


def test_references_stay_inside_their_game(built):
    book, _ = built
    for entry in book.lookup.entries():
        assert all(target.startswith(entry.game + "/") for target in entry.see), entry.id


def test_no_summary_and_no_superseded_wording_governs_an_official_rule(built):
    book, _ = built
    for entry in book.lookup.entries():
        official = [p for p in entry.passages if p.document.tier not in ("summary", "restatement")]
        standing = [p for p in official if not p.superseded_by]
        if official:
            assert entry.passages[0].document.tier != "summary", entry.id
        if standing:
            assert not entry.passages[0].superseded_by, entry.id

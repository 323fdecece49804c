"""The whole book of the real documents: what a reader relies on holds for every rule."""

from __future__ import annotations

import pytest

from rulesref.book.book import Book
from rulesref.entries import EDITIONS
from rulesref.render.entry import entry_text
from rulesref.render.paint import Paint
from rulesref.render.standing import by_authority, governs, is_own, standing
from tests.named_folders import SOURCES, needs

pytestmark = needs(SOURCES)


@pytest.fixture(scope="module")
def built(documents_book):
    book = Book(documents_book.folder)
    yield book, documents_book.report
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


def test_ten_glossary_copies_are_superseded_by_their_points_and_definitions(built):
    book, _ = built
    fallen = [
        passage.section.id
        for entry in book.lookup.entries(game="arkham-lcg")
        for passage in entry.passages
        if passage.superseded_by and passage.document.tier == "rules-reference"
    ]
    assert len(set(fallen)) == 10
    assert "arkham-lcg/rules-reference-2.5/remember-that" in fallen


def test_an_erratum_falls_to_its_own_later_print_and_not_to_its_namesake(built):
    book, _ = built
    permanent = book.lookup.entry("arkham-lcg/permanent")
    fallen = {p.section.id: p.superseded_by for p in permanent.passages if p.superseded_by}
    assert fallen == {
        "arkham-lcg/faq-1.3/rulebook-errata/permanent": (
            "arkham-lcg/faq-2.5/rulebook-errata/permanent-1.1"
        )
    }


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_edition_tells_a_rule_in_two_wordings_of_ours(built, edition):
    book, _ = built
    for entry in book.lookup.entries(game="arkham-lcg"):
        own = [
            passage.section.language
            for passage in entry.passages
            if is_own(passage) and standing(passage, edition) == "governs"
        ]
        assert len(own) == len(set(own)), entry.id


@pytest.mark.parametrize("words", ["permanent", "massive enemy attacks", "hunter", "elimination"])
def test_a_search_shows_the_edition_in_force_where_the_rule_has_a_text_of_it(built, words):
    book, _ = built
    for edition in EDITIONS:
        best = Book(book.folder, edition).search(words, limit=1).results[0]
        assert standing(best.passages[0], edition) == "governs", best.passages[0].section.id


def test_what_holds_instead_is_a_rule_of_the_other_edition(built):
    book, _ = built
    told = [entry for entry in book.lookup.entries(game="arkham-lcg") if entry.instead]
    assert "arkham-lcg/massive-enemy-attacks" in {entry.id for entry in told}
    for entry in told:
        lacking = [edition for edition in EDITIONS if not governs(entry, edition)]
        assert len(lacking) == 1, entry.id
        for other in entry.instead:
            assert governs(book.lookup.entry(other), lacking[0]), (entry.id, other)


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_governs_stands_first_and_in_the_language_of_the_reader(built, edition):
    book, _ = built
    for entry in book.lookup.entries(game="arkham-lcg"):
        for language in ("en", "it"):
            first, *others = by_authority(entry, edition, language)
            held = [p for p in (first, *others) if standing(p, edition) == "governs"]
            if held:
                assert first in held, entry.id
                spoken = {p.section.language for p in held}
                assert first.section.language == language or language not in spoken, entry.id


def test_what_is_folded_is_struck_out_where_it_was_superseded(built):
    book, _ = built
    permanent = book.lookup.entry("arkham-lcg/permanent")
    text = entry_text(permanent, Paint(), edition="2026")
    assert "~~FAQ v1.3, “Permanent”, lines 43-45~~" in text
    assert text.index("our own words") < text.index("The official text, in Italian")
    assert text.index("The official text, in Italian") < text.index("In edition 2016")


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

"""Which entry a section belongs to."""

from __future__ import annotations

from rulesref.link.grouping import entry_ids, spellings
from tests.book import book_of_three as book


def grouped() -> dict[str, tuple[str, ...]]:
    return entry_ids(
        book.ALL,
        restated={},
        aligned={book.LANTERNA.id: ("arkham-lcg/lantern",)},
        copies={book.POINT.id: book.LANTERN.id},
    )


def test_a_glossary_term_is_named_by_its_path():
    assert grouped()[book.SHADOW.id] == ("arkham-lcg/shadow",)


def test_a_faq_point_and_its_glossary_copy_are_one_rule_in_every_version():
    ids = grouped()
    assert ids[book.POINT.id] == ids[book.OLD_POINT.id] == ids[book.LANTERN.id]


def test_an_italian_term_joins_its_english_entry():
    assert grouped()[book.LANTERNA.id] == ("arkham-lcg/lantern",)


def test_an_italian_term_without_counterpart_stands_alone():
    ids = entry_ids([book.LANTERNA], {}, {}, {})
    assert ids[book.LANTERNA.id] == ("arkham-lcg/it/lanterna",)


def test_a_question_reprinted_with_other_set_marks_is_the_same_question():
    ids = grouped()
    assert ids[book.OLD_QUESTION.id] == ids[book.QUESTION.id]


def test_another_question_is_not():
    other = book.OLD_QUESTION._replace(
        id="arkham-lcg/faq-1.3/qa/other", title="May two players share a boat?"
    )
    ids = entry_ids([book.QUESTION, other], {}, {}, {})
    assert ids[other.id] != ids[book.QUESTION.id]


def test_what_the_corpus_restates_is_the_corpus_entry():
    ids = entry_ids([book.SHADOW], {book.SHADOW.id: ("arkham-lcg/dark", "arkham-lcg/x")}, {}, {})
    assert ids[book.SHADOW.id] == ("arkham-lcg/dark", "arkham-lcg/x")


def test_spellings_of_titles_with_commas_and_brackets():
    assert "evade" in spellings("Evade, Evade Action")
    assert "uses" in spellings('Uses (X "type")')
    assert "shadow" in spellings("Shadows")

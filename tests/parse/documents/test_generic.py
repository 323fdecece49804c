from __future__ import annotations

import pytest

from rulesref.entries import Document
from rulesref.parse.documents import generic
from rulesref.parse.portion import Portion, Warning
from rulesref.sources import SourceLine
from tests.parse.real_documents import check_spans, source, texts

DOCUMENT = Document("g/book", "g", "Book", "1", "", "en", "faq", "", None, "")


def cut(text: str) -> tuple[list[tuple[str, str, int, int]], list[Warning]]:
    warnings: list[Warning] = []
    sections = generic.parse(Portion(DOCUMENT, source(text).lines), warnings)
    check_spans(sections)
    start = len("g/book/")
    return [(s.id[start:], s.title, s.first_line, s.last_line) for s in sections], warnings


def test_hash_marks_nest() -> None:
    found, warnings = cut("# Book\n\n## Moss\nGrows.\n\n### Wet moss ##\n\nMore.\n\nShort line\n")
    assert found == [("book/moss", "Moss", 3, 4), ("moss/wet-moss", "Wet moss", 6, 10)]
    assert warnings == []


def test_underlined_titles() -> None:
    found, _ = cut("Book\n====\n\nMoss\n----\nGrows.\n\nStones\n------\nHard.\n")
    assert found == [("book/moss", "Moss", 4, 6), ("book/stones", "Stones", 8, 10)]


def test_numbered_titles_and_capitals() -> None:
    found, _ = cut(
        "1. Moss\n\nGrows.\n\n1.2 Wet moss\n\nMore.\n\nSTONES\n\nHard.\n\nII. Sand\n\nDry.\n"
    )
    assert found == [
        ("1-moss", "Moss", 1, 3),
        ("moss/1-2-wet-moss", "Wet moss", 5, 7),
        ("stones", "STONES", 9, 11),
        ("ii-sand", "Sand", 13, 15),
    ]


def test_short_lines_where_there_is_no_other_mark() -> None:
    found, _ = cut("Moss\n\nIt grows on stones.\n\nStones\n\nThey are hard.\n\nAnd grey.\n")
    assert found == [("moss", "Moss", 1, 3), ("stones", "Stones", 5, 9)]


def test_an_empty_heading_is_a_warning_and_no_section() -> None:
    found, warnings = cut("# A\n\nMoss.\n\n# B\n\n# C\n\nStones.\n")
    assert [title for _, title, _, _ in found] == ["A", "C"]
    assert [(w.line, "'B'" in w.message) for w in warnings] == [(5, True)]


def test_text_before_the_first_heading_is_kept() -> None:
    found, _ = cut("Hello there, gardeners.\n\n# A\n\nMoss.\n\n# B\n\nStones.\n")
    assert found[0][1:] == ("Hello there, gardeners", 1, 1)


def test_no_headings_gives_groups_of_paragraphs_and_a_warning() -> None:
    text = "\n\n".join(f"Moss number {n} grows, and it does so slowly." for n in range(100))
    found, warnings = cut(text)
    assert len(found) == 4
    assert found[0][1:] == ("Moss number 0 grows, and it does so slowly", 1, 59)
    assert [last for *_, last in found][-1] == 199
    assert "no headings" in warnings[0].message


def test_pages_part_a_text_without_headings() -> None:
    lines = tuple(
        SourceLine(n, f"moss grows, say {n} gardeners of the town." if n % 2 else "", 1 + n // 10)
        for n in range(1, 31)
    )
    sections = generic.parse(Portion(DOCUMENT, lines), [])
    assert [section.page for section in sections] == [1, 2, 3]


def test_one_long_paragraph_is_cut_and_nothing_is_lost() -> None:
    lines = [f"line {n} of a long story that goes on and on," for n in range(200)]
    found, _ = cut("\n".join(lines))
    assert sum(last - first + 1 for _, _, first, last in found) == 200


def test_a_long_section_goes_on_in_sections_named_by_their_words() -> None:
    body = "\n\n".join(f"Sentence {n} about moss." for n in range(50))
    found, _ = cut(f"# Moss\n\n{body}\n\n# Stones\n\nHard.\n")
    assert [title for _, title, _, _ in found] == ["Moss", "Sentence 29 about moss", "Stones"]
    assert found[1][0] == "moss/sentence-29-about-moss"


def test_same_titles_are_told_apart_by_words() -> None:
    found, _ = cut("# Setup\n\nTake moss.\n\n# Setup\n\nTake stones.\n")
    assert [path for path, *_ in found] == ["setup-take-moss", "setup-take-stones"]


def test_nothing_is_claimed() -> None:
    assert generic.claims(source("# A\n\nMoss.")) == []


@pytest.mark.parametrize("text", ["", "\n\n", "# A", "#", "-----", "1.", "\t", "a"])
def test_hardly_any_text(text: str) -> None:
    warnings: list[Warning] = []
    generic.parse(Portion(DOCUMENT, source(text).lines), warnings)


def test_real_documents_are_cut_short() -> None:
    for text in texts():
        check_spans(generic.parse(Portion(DOCUMENT, text.lines), []))

"""The entries of the English Grimoire: one section each, by the number that the data gives it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from rulesref.catalogue import said
from rulesref.entries import Document, Reference, Section
from rulesref.parse.metadata.citations import Citation, citation_of
from rulesref.parse.metadata.drafts import drafted
from rulesref.parse.metadata.markup import linked_cards, markdown, plain
from rulesref.parse.metadata.rows import Row
from rulesref.parse.portion import Warning

FIELDS = ("citation", "id", "position", "references", "section", "text", "title")
CHAPTER_FIELDS = ("id", "position", "text", "title")

#: What the entries of a chapter are; a chapter that is not named holds notes.
KINDS = {
    "glossary": "glossary",
    "fundamentals": "rule",
    "timing_and_gameplay": "rule",
    "skill_test_timing": "rule",
    "initiation_sequence": "rule",
    "scenario_setup": "rule",
    "card_anatomy": "anatomy",
    "campaign_play": "rule",
    "deck_customization": "rule",
    "optional_rules": "rule",
    "modified_reprints": "rule",
    "encounter_set_variation": "rule",
    "icon_reference": "table",
    "encounter_set_icon_reference": "table",
    "quick_reference": "table",
}
_ID = re.compile(r"\d{1,2}\.\d{3}")
_STEP = re.compile(r"(?P<number>\d\.\d(?:\.\d)?|ST\.\d) (?P<title>.+?)\.?")


class Entries(NamedTuple):
    """Every entry by its number, and the chapters by theirs; each with where it stands."""

    rows: Mapping[str, Row]
    chapters: Mapping[str, Row]


def read_entries(rows: Iterable[Row], chapters: Iterable[Row]) -> Entries:
    """The entries of all files. Raises SourceError for a number that is broken or stands twice."""
    numbered: dict[str, Row] = {}
    for row in rows:
        number = row.text("id")
        if not _ID.fullmatch(number):
            raise row.refused(
                said("{!r} is no number of an entry: 1.001 would be one").format(number[:40]), "id"
            )
        if number in numbered:
            before = numbered[number]
            where = f"{before.file.name}:{before.first_line}"
            raise row.refused(
                said("entry {} stands twice, first at {}").format(number, where), "id"
            )
        numbered[number] = row
    return Entries(numbered, {row.text("id"): row for row in chapters})


def sections(
    entries: Entries,
    document: Document,
    known: Mapping[str, Citation],
    warnings: list[Warning],
) -> list[Section]:
    """A section for each entry and for each chapter with words of its own, in reading order."""
    drafts = [_chapter(row, document, warnings) for row in entries.chapters.values()]
    kept = [section for section in drafts if section.markdown]
    for number, row in sorted(entries.rows.items(), key=lambda item: _order(item[0])):
        warnings += row.unknown(FIELDS)
        kept.append(_entry(number, row, document, entries, known))
    return kept


def _order(number: str) -> tuple[int, int]:
    chapter, _, entry = number.partition(".")
    return int(chapter), int(entry)


def _chapter(row: Row, document: Document, warnings: list[Warning]) -> Section:
    warnings += row.unknown(CHAPTER_FIELDS)
    body = markdown(row.text("text", ""))
    return drafted(document, row, row.text("id"), "note", plain(row.text("title")), body, None)


def _entry(
    number: str, row: Row, document: Document, entries: Entries, known: Mapping[str, Citation]
) -> Section:
    chapter, text = row.text("section"), row.text("text", "")
    title = plain(row.text("title"))
    kind, step = KINDS.get(chapter, "note"), _STEP.fullmatch(title)
    if step:
        kind, title = ("test-step" if step["number"].startswith("ST") else "step"), step["title"]
    return drafted(
        document,
        row,
        number,
        kind if text else "note",
        title,
        markdown(text),
        citation_of(row, known),
        number=step["number"] if step else "",
        parent=chapter if _has_words(entries.chapters.get(chapter)) else "",
        cards=linked_cards(text),
        references=_references(row, entries),
    )


def _has_words(chapter: Row | None) -> bool:
    return chapter is not None and bool(markdown(chapter.text("text", "")))


def _references(row: Row, entries: Entries) -> list[Reference]:
    """The entries that ``row`` refers to. Raises SourceError for one that is not there.

    A file that is added alone refers to others that are not at hand: those stay unresolved.
    """
    references = []
    for number, line in zip(row.texts("references"), row.lines_of("references"), strict=True):
        if number not in entries.rows and _is_here(number, entries):
            message = said("there is no entry {} to refer to").format(number[:40])
            raise row.refused(message, "references", entries.rows, number)
        references.append(Reference(number, line))
    return references


def _is_here(number: str, entries: Entries) -> bool:
    """Whether the chapter of ``number`` is among the files at hand."""
    if not _ID.fullmatch(number):
        return True
    chapter = number.partition(".")[0]
    return any(known.partition(".")[0] == chapter for known in entries.rows)

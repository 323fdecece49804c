"""A document that another one translates, section by section: which rule each of them is.

The table names the sections of the original and not its version, for these stay the same. Where
the original has changed since the version that was translated, the translation is out of date.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from rulesref.entries import Document, Section, version_key
from rulesref.errors import ParseError
from rulesref.link.grouping import path_of


class SectionOfOriginal(NamedTuple):
    """The entries that a section is, the main one first, and its translation ("" for none)."""

    entries: tuple[str, ...]
    translation: str


class Original(NamedTuple):
    """The table: how the ids of both documents begin, and the sections by their paths.

    ``translation`` is empty where nothing is known to translate the document.
    """

    document: str
    translation: str
    sections: Mapping[str, SectionOfOriginal]


def read_original(path: Path) -> Original:
    """The table in ``path`` (TOML). Raises ParseError where it is not of that shape."""
    try:
        data = tomllib.loads(path.read_text("utf-8"))
        sections = {
            name: SectionOfOriginal(tuple(map(str, row["entries"])), str(row.get("it", "")))
            for name, row in data["sections"].items()
        }
        return Original(str(data["document"]), str(data["translation"]), sections)
    except (
        OSError,
        UnicodeDecodeError,
        tomllib.TOMLDecodeError,
        KeyError,
        TypeError,
        AttributeError,
    ) as problem:
        raise ParseError(f"the alignment is broken: {problem}", file=str(path)) from None


def original_entries(
    originals: Iterable[Original], sections: Iterable[Section]
) -> dict[str, tuple[str, ...]]:
    """Section id → the entries that a section of an original is, the main one first."""
    tables = list(originals)
    entries: dict[str, tuple[str, ...]] = {}
    for section in sections:
        for table in tables:
            row = table.sections.get(path_of(section))
            if row is not None and section.document.startswith(table.document):
                entries[section.id] = row.entries
    return entries


def out_of_date(
    originals: Iterable[Original],
    sections: Sequence[Section],
    documents: Mapping[str, Document],
) -> dict[str, str]:
    """Section id of a translation → that of the newer original, the latest one at hand."""

    def version_of(section: Section) -> tuple[int, ...]:
        return version_key(documents[section.document].version)

    at_hand = {section.id for section in sections}
    newer: dict[str, Section] = {}
    for table in (table for table in originals if table.translation):
        translated = [d for d in documents.values() if d.id.startswith(table.translation)]
        for section in sections:
            row = table.sections.get(path_of(section))
            if row is None or not section.document.startswith(table.document):
                continue
            for document in translated:
                theirs = f"{document.id}/{row.translation}"
                if theirs in at_hand and _is_newer(section, document):
                    newer[theirs] = max(newer.get(theirs, section), section, key=version_of)
    return {theirs: section.id for theirs, section in newer.items()}


def _is_newer(section: Section, translation: Document) -> bool:
    return version_key(section.fact("since")) > version_key(translation.version)

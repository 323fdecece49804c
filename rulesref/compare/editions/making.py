"""The comparison of two editions, made of its rows, of the corpus and of the shipped cases."""

from __future__ import annotations

from pathlib import Path

from rulesref.corpus.compared import (
    FOLDER,
    MADE,
    Compared,
    ComparedCase,
    Comparison,
    Span,
    Unchanged,
    written,
)
from rulesref.corpus.differences import Difference, read_differences
from rulesref.corpus.lock import read_lock
from rulesref.errors import ParseError
from rulesref.link.original import read_original
from rulesref.nearest import nearest

#: What says which section of one document of an edition is which of another one.
ALIGNMENT = "alignment-grimoire.toml"


class Sections:
    """The sections of the official documents that rows may cite, with their lines."""

    def __init__(self, game: Path) -> None:
        self.spans: dict[str, Span] = {}
        for rows in read_lock(game).values():
            for row in rows:
                self.spans[row.section] = Span(row.section, row.first_line, row.last_line)
        self._aligned = read_original(game / ALIGNMENT)

    def cited(self, section: str, row: Difference) -> tuple[Span, ...]:
        """Where ``section`` stands, and the same text in the other language. Raises ParseError."""
        if section in self.spans:
            return (self.spans[section],)
        number = section.rpartition("/")[2]
        if section.startswith(self._aligned.document) and number in self._aligned.sections:
            return (Span(section, None, None), *self._printed(number))
        raise ParseError(
            f"{row.id} cites {section}, and no document has such a section",
            file=row.file,
            line=row.line,
            candidates=nearest(section, list(self.spans)),
        )

    def _printed(self, number: str) -> list[Span]:
        """The printed section that says what that number of the aligned document says."""
        wanted = self._aligned.sections[number].translation
        return [
            span
            for id, span in self.spans.items()
            if id.startswith(self._aligned.translation) and id.split("/", 2)[2] == wanted
        ]


def compared(game: Path) -> tuple[tuple[Compared, ...], tuple[Unchanged, ...]]:
    """The rows of a game with where they stand, and what only looks changed. Raises ParseError."""
    told = read_differences(game)
    sections = Sections(game)
    unchanged = tuple(
        Unchanged(entry, {"en": same.en, "it": same.it})
        for same in told.same
        for entry in same.entries
    )
    return tuple(_compared(row, sections) for row in told.rows), unchanged


def _compared(row: Difference, sections: Sections) -> Compared:
    before, since = (
        tuple(dict.fromkeys(span for id in ids for span in sections.cited(id, row)))
        for ids in (row.before, row.since)
    )
    says = {"en": row.en, "it": row.it}
    return Compared(row.id, row.kind, row.entries, says, before, since, row.switch, row.question)


def write_comparison(game: Path, cases: tuple[ComparedCase, ...]) -> bool:
    """Write the made file of a game; whether it changed. Raises ParseError."""
    rows, unchanged = compared(game)
    text = written(Comparison(rows, unchanged, cases))
    path = game / FOLDER / MADE
    if path.is_file() and path.read_text("utf-8") == text:
        return False
    path.write_text(text, "utf-8", newline="\n")
    return True

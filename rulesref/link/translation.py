"""Which English rules an Italian section is: the alignment table, read and checked."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from rulesref.errors import ParseError

RELATIONS = ("exact", "merged", "split", "none")


class Aligned(NamedTuple):
    """One row: a section, the entries that it is, the main one first, and how they relate."""

    section: str  # section id
    entries: tuple[str, ...]
    relation: str  # one of RELATIONS
    title: str  # English


def alignment(path: Path) -> tuple[Aligned, ...]:
    """The rows of ``path`` (TOML). Raises ParseError where a row is broken or stands twice."""
    try:
        data = tomllib.loads(path.read_text("utf-8"))
        document = str(data["document"])
        rows = tuple(
            Aligned(
                f"{document}/{row['section']}",
                tuple(str(entry) for entry in row["entries"]),
                str(row["relation"]),
                str(row["title"]),
            )
            for row in data["row"]
        )
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, KeyError, TypeError) as problem:
        raise ParseError(f"the alignment is broken: {problem}", file=str(path)) from None
    seen: set[str] = set()
    for row in rows:
        if row.section in seen or row.relation not in RELATIONS or not row.entries:
            raise ParseError(f"this row of the alignment is broken: {row.section}", file=str(path))
        seen.add(row.section)
    return rows


def aligned_entries(rows: Iterable[Aligned]) -> dict[str, tuple[str, ...]]:
    """Section id → the entries that it is, the main one first."""
    return {row.section: row.entries for row in rows}

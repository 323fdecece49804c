"""Names, aliases and slang of entries, read from ``terms.toml``."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from rulesref.errors import ParseError
from rulesref.ready import read_toml


class Term(NamedTuple):
    """How an entry is called: official names, what players say, and the Italian names."""

    entry: str
    names: tuple[str, ...]
    aliases: tuple[str, ...]
    it: tuple[str, ...]


def read_terms(path: Path) -> list[Term]:
    """The terms in ``path``, none where there is no such file. Raises ParseError when broken."""
    try:
        rows = rows_of(path, "term")
        return [
            Term(
                str(row["entry"]),
                tuple(row.get("names", ())),
                tuple(row.get("aliases", ())),
                tuple(row.get("it", ())),
            )
            for row in rows
        ]
    except (ValueError, KeyError, TypeError) as problem:
        raise ParseError(f"the terms are broken: {problem}", file=str(path)) from None


def rows_of(path: Path, table: str) -> list[dict[str, Any]]:
    """The rows of ``table`` in a file of terms, none where there is no such file; only for reading.

    Raises ValueError where the file is broken. Several ask for the same file, which is long.
    """
    rows: list[dict[str, Any]] = (
        _told(path.read_text("utf-8")).get(table, []) if path.is_file() else []
    )
    return rows


@lru_cache(maxsize=4)
def _told(text: str) -> dict[str, Any]:
    return read_toml(text)

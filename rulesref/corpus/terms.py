"""Names, aliases and slang of entries, read from ``terms.toml``."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

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
    if not path.is_file():
        return []
    try:
        rows = read_toml(path.read_text("utf-8")).get("term", [])
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

"""Guarded repairs of a source: old → new, each exactly once, for one document.

The rows are data (``corpus/<game>/repairs/*.toml``). A row names the document, a short piece of
the damaged text and what it should be. ``near`` is a piece of the same line or of the one before
it, where the old text alone stands more than once. A row that fits nowhere, or in two places,
changes nothing and is reported.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from rulesref.catalogue import said
from rulesref.errors import ParseError
from rulesref.parse.portion import Warning
from rulesref.places import corpus_folder
from rulesref.sources import SourceLine


class Repair(NamedTuple):
    """One row: ``line`` is where the known copy has it, and only informs."""

    document: str
    line: int
    old: str
    new: str
    near: str = ""


@lru_cache(maxsize=8)
def repairs_of(document: str) -> tuple[Repair, ...]:
    """The rows for ``document``, of every file of its game. Raises ParseError on broken data."""
    game = document.split("/", 1)[0]
    found: list[Repair] = []
    for path in sorted((corpus_folder() / game / "repairs").glob("*.toml")):
        try:
            data = tomllib.loads(path.read_text("utf-8"))
            rows = [row for row in data.get("repair", []) if data["document"] == document]
            found += [
                Repair(document, row["line"], row["old"], row["new"], row.get("near", ""))
                for row in rows
            ]
        except (tomllib.TOMLDecodeError, KeyError, TypeError, AttributeError) as problem:
            raise ParseError(f"these repairs are broken: {problem}", file=str(path)) from None
    return tuple(found)


def repair(
    lines: Sequence[SourceLine], rows: Sequence[Repair], warnings: list[Warning]
) -> list[SourceLine]:
    """``lines`` with every row applied that fits exactly one of them."""
    mended = list(lines)
    for row in rows:
        places = [place for place in range(len(mended)) if _fits(mended, place, row)]
        if len(places) == 1:
            line = mended[places[0]]
            mended[places[0]] = line._replace(text=line.text.replace(row.old, row.new, 1))
        else:
            told = said("a repair fits nowhere: {old!r}")
            if places:
                told = said("a repair fits {count} places: {old!r}")
            warnings.append(Warning(row.line, told.format(count=len(places), old=row.old)))
    return mended


def _fits(lines: Sequence[SourceLine], place: int, row: Repair) -> bool:
    text = lines[place].text
    if text.count(row.old) != 1:
        return False
    before = lines[place - 1].text if place else ""
    return row.near in text or row.near in before

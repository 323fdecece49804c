"""The official documents of a game and their versions, read from ``corpus/<game>/versions.toml``."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from rulesref.entries import EDITIONS, TIERS
from rulesref.errors import ParseError

FILE = "versions.toml"
_DATE = re.compile(r"\d{4}(?:-\d{2}(?:-\d{2})?)?")
_KEYS = {"name", "ids", "tier", "language", "edition"}


class Published(NamedTuple):
    """One document: how its ids begin, what it is, and the ISO date of each version."""

    name: str
    ids: str
    tier: str
    language: str
    edition: str
    dates: Mapping[str, str]


def read_published(path: Path) -> tuple[Published, ...]:
    """The documents in ``path``, none where there is no file. Raises ParseError when broken."""
    if not path.is_file():
        return ()
    try:
        rows = tomllib.loads(path.read_text("utf-8"))["document"]
        documents: list[Published] = []
        for row in rows:
            documents.append(_document(row, {known.name: known.dates for known in documents}))
    except (
        tomllib.TOMLDecodeError,
        UnicodeDecodeError,
        KeyError,
        TypeError,
        ValueError,
        AttributeError,
    ) as problem:
        raise ParseError(f"the list of versions is broken: {problem}", file=str(path)) from None
    return tuple(documents)


def publication_of(
    document_id: str, documents: Sequence[Published]
) -> tuple[int, Published | None]:
    """The place in the list of the document whose ids begin so, and its row; the end, and None."""
    for place, document in enumerate(documents):
        if document_id.startswith(document.ids):
            return place, document
    return len(documents), None


def _document(row: dict[str, object], known: Mapping[str, Mapping[str, str]]) -> Published:
    rest = row.keys() - _KEYS
    if rest not in ({"like"}, {"published"}):
        raise ValueError(f"either `like` or `published`, and nothing else: {sorted(rest)}")
    published = row.get("published")
    dates = published if isinstance(published, dict) else known[str(row["like"])]
    name, ids, tier, language, edition = (str(row[key]) for key in Published._fields[:-1])
    document = Published(name, ids, tier, language, edition, dates)
    if document.tier not in TIERS or document.edition not in EDITIONS:
        raise ValueError(f"{document.name} has no such tier or edition")
    for version, date in dates.items():
        if not _DATE.fullmatch(str(date)):
            raise ValueError(f"{document.name} {version}: {str(date)[:40]!r} is no date")
    return document

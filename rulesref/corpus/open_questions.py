"""The points that the rules leave open, read from ``open-questions.toml``."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import NamedTuple

from rulesref.errors import ParseError


class Reading(NamedTuple):
    """One way to read an open point, and what it would change at the table."""

    id: str
    says: str
    changes: str


class OpenQuestion(NamedTuple):
    """A point left open. ``sources`` are the passages compared, as ``document@line``."""

    id: str  # "U-01"
    title: str
    editions: tuple[str, ...]
    entries: tuple[str, ...]
    sources: tuple[str, ...]
    texts: str
    readings: tuple[Reading, ...]
    default: str  # id of a reading
    why: str


def read_open_questions(path: Path) -> tuple[OpenQuestion, ...]:
    """The questions in ``path``, none where there is no file. Raises ParseError when broken."""
    if not path.is_file():
        return ()
    try:
        rows = tomllib.loads(path.read_text("utf-8"))["question"]
        found = tuple(_question(row) for row in rows)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, KeyError, TypeError) as problem:
        raise ParseError(f"the open questions are broken: {problem}", file=str(path)) from None
    for question in found:
        if question.default not in [reading.id for reading in question.readings]:
            raise ParseError(f"{question.id}: the default is no reading of it", file=str(path))
    return found


def _question(row: dict[str, object]) -> OpenQuestion:
    readings = row["reading"]
    if not isinstance(readings, list):
        raise TypeError("reading is not a list")
    return OpenQuestion(
        str(row["id"]),
        str(row["title"]),
        _texts(row["editions"]),
        _texts(row["entries"]),
        _texts(row["sources"]),
        str(row["texts"]),
        tuple(Reading(reading["id"], reading["says"], reading["changes"]) for reading in readings),
        str(row["default"]),
        str(row["why"]),
    )


def _texts(value: object) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise TypeError("a list of texts is missing")
    return tuple(str(one) for one in value)

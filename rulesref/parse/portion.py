"""A portion: the lines of one file that are one document."""

from __future__ import annotations

from typing import NamedTuple

from rulesref.entries import Document
from rulesref.sources import SourceLine


class Portion(NamedTuple):
    """One document and the lines of the file that hold it."""

    document: Document
    lines: tuple[SourceLine, ...]


class Warning(NamedTuple):
    """Something a reader of the report should look at."""

    line: int
    message: str

"""What a source is once it has been read: its lines, each with its place in the file."""

from __future__ import annotations

from rulesref.record import NamedTuple


class SourceLine(NamedTuple):
    """One line. ``number`` counts from 1 in the file as the user has it."""

    number: int
    text: str
    page: int | None = None


class SourceText(NamedTuple):
    """A file that has been read. ``name`` is the file's name, ``sha256`` that of its raw bytes.

    ``json`` is whether the lines are JSON.
    """

    name: str
    sha256: str
    lines: tuple[SourceLine, ...]
    json: bool = False

"""Text and markdown files: one line of the file is one line of the source."""

from __future__ import annotations

from rulesref.sources.cleaning import clean
from rulesref.sources.decoding import decode
from rulesref.sources.limits import few_lines
from rulesref.sources.text import SourceLine


def read_plain(raw: bytes, name: str) -> tuple[SourceLine, ...]:
    """The lines of a text file; form feeds count pages. Raises SourceError when it is no text."""
    text = decode(raw, name)
    few_lines(text, name)
    text = text.replace("\r\n", "\n")
    text = text.replace("\r", "\n")
    paged = "\f" in text
    page = 1
    lines = []
    for number, line in enumerate(text.removesuffix("\n").split("\n"), 1):
        page += line.count("\f")
        lines.append(SourceLine(number, clean(line), page if paged else None))
    return tuple(lines)

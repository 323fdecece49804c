"""Text and markdown files: one line of the file is one line of the source."""

from __future__ import annotations

from rulesref.errors import SourceError
from rulesref.sources.cleaning import clean
from rulesref.sources.decoding import decode
from rulesref.sources.text import Line

#: Characters of the longest line that is read. A paragraph of a rulebook has a few thousand.
LONGEST_LINE = 100_000


def read_plain(raw: bytes, name: str) -> tuple[Line, ...]:
    """The lines of a text file; form feeds count pages. Raises SourceError when it is no text."""
    text = decode(raw, name).replace("\r\n", "\n")
    text = text.replace("\r", "\n")
    paged = "\f" in text
    page = 1
    lines = []
    for number, line in enumerate(text.removesuffix("\n").split("\n"), 1):
        if len(line) > LONGEST_LINE:
            raise SourceError(
                f"this line has over {LONGEST_LINE} characters",
                file=name,
                line=number,
                remedy="break its paragraphs into lines of their own",
            )
        page += line.count("\f")
        lines.append(Line(number, clean(line), page if paged else None))
    return tuple(lines)

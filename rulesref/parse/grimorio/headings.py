"""Which lines of the Grimorio are titles: nothing marks them but their place and their shape."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rulesref.entries import fold
from rulesref.sources import SourceLine

_LONGEST = 90
_CHAPTER = re.compile(r"^(?P<roman>[IVX]+)\. (?P<title>\S.*)$")
_NO_TITLE = re.compile(r"^(?:[-–(\d\W]|Vedi |D: |R: |Per esempio\b)")
_OPENS = re.compile(r"^[“\"]?[A-ZÀ-Ý]")


def blank_around(lines: Sequence[SourceLine], place: int) -> bool:
    """Whether the line stands alone between blank lines (or the ends of the document)."""
    above = lines[place - 1].text if place else ""
    below = lines[place + 1].text if place + 1 < len(lines) else ""
    return not above.strip() and not below.strip()


def is_title(lines: Sequence[SourceLine], place: int) -> bool:
    """Whether the line has the shape of a title: alone, short, capital, no sentence's end."""
    text = lines[place].text.strip()
    if not text or len(text) > _LONGEST or not blank_around(lines, place):
        return False
    if not _OPENS.match(text) or _NO_TITLE.match(text.lstrip('“"')):
        return False
    return not text.endswith((".", ":", ";", ",", "!")) or text.endswith("...")


def chapter_title(text: str) -> tuple[str, str] | None:
    """The roman number and title of a chapter heading; phases of the round are none."""
    found = _CHAPTER.match(text.strip())
    if found is None or fold(found["title"]).startswith("fase d"):
        return None
    return found["roman"], found["title"]


def next_text(lines: Sequence[SourceLine], place: int) -> int | None:
    """The place of the next line that is not blank."""
    for later in range(place + 1, len(lines)):
        if lines[later].text.strip():
            return later
    return None


def lead(lines: Sequence[SourceLine], place: int) -> int:
    """How many lines further the next text stands; a figure leaves more than two."""
    later = next_text(lines, place)
    return 0 if later is None else later - place

"""A draft: where a unit of the Grimorio begins and what it is, before its text is read."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from rulesref.entries import CardName, slug
from rulesref.parse.grimorio.headings import is_title, lead
from rulesref.parse.grimorio.marks import whole_bold
from rulesref.sources import SourceLine

_SENTENCE = re.compile(r"^(.+?[.!?])(?:\s+(.*))?$")
_BOLD = re.compile(r"^\*\*(.+?)\*\*[.:]?\s*(.*)$")
_LONE_GLYPH = re.compile(r"\s*\((?:[^\w*()]|\ufe0f)+\)$")
_SMALL = (
    "a",
    "al",
    "alla",
    "con",
    "da",
    "di",
    "del",
    "della",
    "dello",
    "delle",
    "dei",
    "degli",
    "e",
)
_CAPTION = 90


class Draft(NamedTuple):
    """A unit that begins at ``place`` (an index of the portion's lines); kind "" is no text.

    ``rest`` is what follows the title on its own line. ``path`` and ``parent`` are the parts of
    the section ids behind the document id.
    """

    place: int
    kind: str
    title: str
    path: str
    parent: str = ""
    number: str = ""
    rest: str = ""
    cards: tuple[CardName, ...] = ()
    facts: tuple[tuple[str, str], ...] = ()
    keeps_empty: bool = False  # stands even without text of its own


class Chapter(NamedTuple):
    """A chapter: its lines are those from ``start`` (its heading) up to ``end``."""

    lines: Sequence[SourceLine]
    start: int
    end: int
    path: str

    def places(self) -> range:
        """The indexes of its lines behind the heading."""
        return range(self.start + 1, self.end)

    def text(self, place: int) -> str:
        """The line at ``place`` without outer blanks."""
        return self.lines[place].text.strip()


def title_and_rest(text: str) -> tuple[str, str]:
    """The title of a step (its bold words, else its first sentence) and the words behind it."""
    found = _BOLD.match(whole_bold(text)) or _SENTENCE.match(text)
    if found is None:
        return clean_title(text), ""
    return clean_title(found[1]), (found[2] or "").strip()


def clean_title(text: str) -> str:
    """A title without bold, closing stop and a lone bracketed glyph; capitals made small."""
    title = _LONE_GLYPH.sub("", text.replace("**", "").strip())
    title = title.removesuffix(":")
    if title.endswith(".") and not title.endswith("..."):
        title = title[:-1]
    return _lowered(title) if title.isupper() and len(title) > 3 else title


def _lowered(title: str) -> str:
    words = []
    for word in title.lower().split():
        head, mark, tail = word.rpartition("'")
        words.append(word if word in _SMALL else head + mark + tail.capitalize())
    return " ".join(words)[:1].upper() + " ".join(words)[1:]


def is_caption(lines: Sequence[SourceLine], place: int) -> bool:
    """Whether the line names a figure: short, and the figure left its gap above it."""
    text = lines[place].text.strip()
    if not text or len(text) > _CAPTION or text.startswith("Vedi "):
        return False
    above = place - 1
    while above >= 0 and not lines[above].text.strip():
        above -= 1
    return above >= 0 and lead(lines, above) > 2


def titles(chapter: Chapter) -> list[int]:
    """The places of the chapter's titles."""
    return [
        place
        for place in chapter.places()
        if is_title(chapter.lines, place) and not is_caption(chapter.lines, place)
    ]


def opening_words(text: str) -> str:
    """A title for a paragraph that has none: its words up to the first comma."""
    return clean_title(text.split(",")[0])[:60]


def path_in(chapter: Chapter, title: str) -> str:
    """The path of a titled unit of a chapter."""
    return f"{chapter.path}/{slug(title)}"

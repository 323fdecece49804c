"""Headings of a document that nobody knows, by whichever mark it uses.

In this order: ``#`` marks, underlined lines, numbered titles, lines in capitals, short lines that
end no sentence. The marks are looked for one after the other: where ``#`` marks stand, a short
line is only a short line; where numbers and capitals are too few, short lines count as well.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from rulesref.parse.shapes.atx import heading
from rulesref.parse.shapes.blocks import Block
from rulesref.parse.shapes.headings import LONGEST, is_heading
from rulesref.sources import SourceLine

_UNDERLINE = re.compile(r"^ {0,3}(?P<mark>=+|-{2,})[ \t]*$")
_NUMBERED = re.compile(r"^(?P<number>(?:\d{1,3}\.)*\d{1,3}\.?)[ \t]+(?P<title>[^\W\d_].*)$")
_ORDINAL = re.compile(r"^(?P<number>[IVXLC]{1,6})\.[ \t]+(?P<title>\S.*)$")
_NOT_TITLES = ("http://", "https://", "www.", "©", '"', "“", "'", "*", "_", "•", "·")
#: A short line of at most this many words may be a title.
_MOST_WORDS = 9
#: Headings of one kind before it counts as the document's own way.
FEWEST = 2
_LINES_PER_HEADING = 40


class HeadingFound(NamedTuple):
    """A heading: level (1 is the highest), number and title as printed, lines that it takes up."""

    level: int
    number: str
    title: str
    lines: int = 1


Finder = Callable[[Block], HeadingFound | None]


def marked(block: Block) -> HeadingFound | None:
    """A line with ``#`` marks, or a line underlined with ``===`` or ``---``."""
    found = heading(block.first.text)
    if found:
        return HeadingFound(found.level, "", found.title.strip("* "))
    if len(block.lines) > 1 and is_title(block.text):
        under = _UNDERLINE.match(block.lines[1].text)
        if under:
            return HeadingFound(1 if under["mark"][0] == "=" else 2, "", block.text, 2)
    return None


def numbered(block: Block) -> HeadingFound | None:
    """A number and a title on a line of its own: ``3.2 Movement``, ``IV. Combat``."""
    if not block.alone:
        return None
    found = _NUMBERED.match(block.text) or _ORDINAL.match(block.text)
    if not found or not is_title(found["title"]):
        return None
    number = found["number"].rstrip(".")
    return HeadingFound(number.count(".") + 1, number, found["title"])


def capitals(block: Block) -> HeadingFound | None:
    """A line that is set in capitals."""
    text = block.text
    if not block.alone or not text.isupper() or len(text) < 3 or not is_title(text):
        return None
    return HeadingFound(1, "", text)


def short(block: Block) -> HeadingFound | None:
    """A short line on its own that ends no sentence."""
    text = block.text
    if not block.alone or len(text.split()) > _MOST_WORDS or not text[:1].isupper():
        return None
    return HeadingFound(2, "", text) if is_title(text) else None


def is_title(text: str) -> bool:
    """Whether ``text`` could be a title: not long, no sentence, no item, no address."""
    return (
        len(text) <= LONGEST
        and any(c.isalpha() for c in text)
        and not text.startswith(_NOT_TITLES)
        and is_heading(text)
    )


def finders(blocks: Sequence[Block]) -> tuple[Finder, ...]:
    """The kinds of heading that the document uses; none where it has no heading at all."""
    lines = sum(len(block.lines) for block in blocks)
    if _count(blocks, (marked,)) >= FEWEST:
        return (marked,)
    plain = (marked, numbered, capitals)
    if _count(blocks, plain) >= max(FEWEST, lines // _LINES_PER_HEADING):
        return plain
    # Where every second line is short, the lines are verses or cells and not titles.
    if 0 < _count(blocks, (short,)) <= max(FEWEST, len(blocks) // 2):
        return (*plain, short)
    return plain


def _count(blocks: Sequence[Block], kinds: Sequence[Finder]) -> int:
    return sum(1 for block in blocks if _first(block, kinds))


def _first(block: Block, kinds: Iterable[Finder]) -> HeadingFound | None:
    return next(filter(None, (kind(block) for kind in kinds)), None)


def find(block: Block, kinds: Iterable[Finder]) -> tuple[HeadingFound, Block | None] | None:
    """The heading that opens ``block`` and the rest of the block, or None where it opens none."""
    found = _first(block, kinds)
    if found is None:
        return None
    rest: tuple[SourceLine, ...] = block.lines[found.lines :]
    return found, Block(rest) if rest else None

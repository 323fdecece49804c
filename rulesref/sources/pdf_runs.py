"""The characters of a PDF page as runs: pieces of one line without a gap wider than a space."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from pypdfium2 import PdfTextPage

#: A gap this many heights wide parts two columns, two cells, or a number and its text.
WIDE_GAP = 0.9

#: What the library prints for a hyphen at the end of a line.
_LINE_HYPHEN = 2


class Run(NamedTuple):
    """A piece of one line; points from the lower left corner of the page."""

    text: str
    left: float
    right: float
    bottom: float
    top: float

    @property
    def height(self) -> float:
        """The height of its letters, in points."""
        return self.top - self.bottom

    @property
    def middle(self) -> float:
        """How high the middle of its letters stands."""
        return (self.top + self.bottom) / 2


class Page(NamedTuple):
    """A page: its number from 1, its size in points, its runs in the file's own order."""

    number: int
    width: float
    height: float
    runs: list[Run]


class _Char(NamedTuple):
    char: str
    left: float
    right: float
    bottom: float
    top: float


def runs_of(text: PdfTextPage) -> list[Run]:
    """The runs on one page."""
    runs: list[Run] = []
    chars: list[_Char] = []
    space = False
    for char in _chars(text):
        if char.char.isspace():
            space = space or bool(chars)
            if char.char in "\r\n":
                _close(runs, chars)
                space = False
            continue
        if chars and not _follows(chars[-1], char):
            _close(runs, chars)
            space = False
        if space and chars:
            chars.append(chars[-1]._replace(char=" ", left=chars[-1].right))
        space = False
        chars.append(char)
    _close(runs, chars)
    return runs


def _chars(text: PdfTextPage) -> Iterator[_Char]:
    import pypdfium2.raw as raw

    lead = 0
    for index in range(text.count_chars()):
        unit = int(raw.FPDFText_GetUnicode(text.raw, index))
        if 0xD800 <= unit < 0xDC00:
            lead = unit
            continue
        if 0xDC00 <= unit < 0xE000:
            unit = 0x10000 + ((lead - 0xD800) << 10) + (unit - 0xDC00) if lead else 0xFFFD
        lead = 0
        char = "-" if unit == _LINE_HYPHEN else chr(unit) if unit else " "
        yield _Char(char, *_box(text, index))


def _box(text: PdfTextPage, index: int) -> tuple[float, float, float, float]:
    left, bottom, right, top = text.get_charbox(index, loose=True)
    return left, right, bottom, top


def _follows(before: _Char, after: _Char) -> bool:
    """Whether ``after`` goes on with the run of ``before``."""
    height = max(before.top - before.bottom, after.top - after.bottom, 1.0)
    level = abs((before.top + before.bottom) - (after.top + after.bottom)) / 2 < height * 0.5
    gap = after.left - before.right
    return level and -height < gap < height * WIDE_GAP


def _close(runs: list[Run], chars: list[_Char]) -> None:
    if chars:
        runs.append(
            Run(
                "".join(char.char for char in chars),
                min(char.left for char in chars),
                max(char.right for char in chars),
                min(char.bottom for char in chars),
                max(char.top for char in chars),
            )
        )
        chars.clear()

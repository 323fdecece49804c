"""Two wordings printed as one: what went and what came, coloured or between marks."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from rulesref.render.commands import colour
from rulesref.render.paint import Paint, icons_as_words

if TYPE_CHECKING:
    from rulesref.compare.history.word_diff import Span

#: What stands around the words of each kind where there is no colour, as in ``git diff``.
MARKS = {"gone": ("[-", "-]"), "new": ("{+", "+}")}
_CODES = {"[-": colour("9;31"), "{+": colour("32")}
_END = colour("0")


def marked(spans: Iterable[Span], language: str = "en") -> str:
    """``lights [-one-] {+two+} places``."""
    shown = []
    for span in spans:
        shown.append(_between_marks(span.kind, icons_as_words(span.text, language)))
    return " ".join(shown)


def legend(words: tuple[str, str], paint: Paint) -> str:
    """What the marks, or the colours, of what went and what came stand for."""
    line = " ".join(map(_between_marks, MARKS, words))
    return _coloured([line])[0] if paint.colour else line


def _between_marks(kind: str, text: str) -> str:
    before, after = MARKS.get(kind, ("", ""))
    return before + text + after


def difference_lines(
    spans: Sequence[Span], paint: Paint, *, first: str, hang: str, language: str = "en"
) -> list[str]:
    """The wording wrapped; the first line begins with ``first``, the others with ``hang``."""
    lines = textwrap.wrap(
        marked(spans, language), paint.width, initial_indent=first, subsequent_indent=hang
    )
    return _coloured(lines) if paint.colour else lines


def _coloured(lines: Iterable[str]) -> list[str]:
    """``lines`` with colours for marks; a colour ends with its line and goes on in the next."""
    shown, code = [], ""
    for line in lines:
        start = code
        for mark, begun in _CODES.items():
            line = line.replace(mark, begun)
        line = line.replace("-]", _END).replace("+}", _END)
        last = max((line.rfind(each), each) for each in (*_CODES.values(), _END))
        if last[0] >= 0:
            code = "" if last[1] == _END else last[1]
        shown.append(start + line + (_END if code else ""))
    return shown

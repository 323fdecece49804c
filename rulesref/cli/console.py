"""Where a command prints: UTF-8 whatever the locale says, colour only for eyes."""

from __future__ import annotations

import codecs
import os
import sys

from rulesref.cli.writer import answer, answer_json, complain
from rulesref.record import TYPE_CHECKING
from rulesref.render.paint import Paint

if TYPE_CHECKING:
    from typing import TextIO

_PLAIN = {
    "“": '"',
    "”": '"',
    "„": '"',
    "’": "'",
    "‘": "'",
    "–": "-",
    "—": "-",
    "…": "...",
    "·": "-",
}


_UNIVERSAL = ("utf-8", "utf8", "utf-16", "utf-16-le")


def _spell_out(problem: UnicodeError) -> tuple[str, int]:
    """What cannot be encoded as the nearest plain letters, else as question marks."""
    if not isinstance(problem, UnicodeEncodeError):
        raise problem
    import unicodedata

    shown = ""
    for char in problem.object[problem.start : problem.end]:
        folded = unicodedata.normalize("NFKD", _PLAIN.get(char, char))
        shown += "".join(c for c in folded if c.isascii()) or "?"
    return shown, problem.end


class Console:
    """Standard output for answers, standard error for words about them."""

    def __init__(self) -> None:
        codecs.register_error("rulesref", _spell_out)
        for stream in (sys.stdout, sys.stderr, sys.stdin):
            _make_safe(stream)
        self.terminal = _is_terminal(sys.stdout)
        # Spelling out is for eyes: a terminal without all letters gets JSON escapes instead.
        self._plain = self.terminal and (sys.stdout.encoding or "").lower() not in _UNIVERSAL
        colour = self.terminal and not os.environ.get("NO_COLOR")
        colour = colour and os.environ.get("TERM") != "dumb"
        if colour and sys.platform == "win32":
            os.system("")  # makes older Windows consoles obey colour codes
        self.paint = Paint(colour, _width())

    @property
    def columns(self) -> int:
        """How wide a line may be now; 0 where nobody reads along and a line is a record."""
        return _width() if self.terminal else 0

    def line(self, text: str = "") -> None:
        """Print an answer, without what names and queries may hold to command a terminal."""
        answer(text)

    def json(self, shown: object, *, one_line: bool = False) -> None:
        """Print one JSON object."""
        import json  # most answers are text

        answer_json(json.dumps(shown, ensure_ascii=self._plain, indent=None if one_line else 2))

    def note(self, text: str) -> None:
        """Say a word on standard error."""
        complain(f"rulesref: {text}")

    @property
    def shows_progress(self) -> bool:
        """Whether somebody watches standard error."""
        return _is_terminal(sys.stderr)


def _make_safe(stream: TextIO | None) -> None:
    """Never fail to print: UTF-8 into files and pipes, what a terminal can show elsewhere."""
    if stream is None or not hasattr(stream, "reconfigure"):
        return
    if stream is sys.stdin:
        stream.reconfigure(encoding="utf-8-sig", errors="replace")
    elif _is_terminal(stream):
        stream.reconfigure(errors="rulesref")
    else:
        stream.reconfigure(encoding="utf-8", errors="rulesref")


def _is_terminal(stream: TextIO | None) -> bool:
    try:
        return stream is not None and stream.isatty()
    except ValueError:  # closed
        return False


def _width() -> int:
    try:
        return int(os.environ["COLUMNS"])
    except (KeyError, ValueError):
        pass
    try:
        return os.get_terminal_size(sys.stdout.fileno()).columns
    except (AttributeError, ValueError, OSError):
        return 88

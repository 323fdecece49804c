"""From the tags and texts of an HTML page to lines: headings, paragraphs, list items, rows."""

from __future__ import annotations

import re
from collections.abc import Mapping

from rulesref.sources.text import SourceLine

_BLOCKS = frozenset(
    [
        "address",
        "article",
        "aside",
        "blockquote",
        "body",
        "center",
        "dd",
        "details",
        "dialog",
        "dir",
        "div",
        "dl",
        "dt",
        "fieldset",
        "figcaption",
        "figure",
        "footer",
        "form",
        "h1",
        "h2",
        "h3",
        "h4",
        "h5",
        "h6",
        "header",
        "hr",
        "legend",
        "li",
        "main",
        "menu",
        "nav",
        "ol",
        "p",
        "pre",
        "section",
        "summary",
        "table",
        "tbody",
        "td",
        "tfoot",
        "th",
        "thead",
        "tr",
        "ul",
        "caption",
    ]
)
#: Blocks between which a blank line stands; items and rows follow one another at once.
_APART = _BLOCKS - {"li", "tr", "td", "th", "tbody", "thead", "tfoot", "dd"}
#: Lists in one another that are indented; the items of deeper ones stand with those above.
DEEPEST_LIST = 40
_HEADING = re.compile(r"^h([1-6])$")
_ICON = re.compile(r"\bicon-([a-z_]+)\b")
_SPACE = re.compile(r"\s+")


class Writer:
    """Collects lines. Every line is numbered with the line of the file where it starts."""

    __slots__ = (
        "_apart",
        "_cells",
        "_first",
        "_lists",
        "_out",
        "_pending",
        "_place",
        "_pre",
        "_prefix",
        "_said",
    )

    def __init__(self) -> None:
        self._out: list[SourceLine] = []
        self._pending: list[str] = []
        self._said = False  # whether anything of it is more than space and bars
        self._place = 1  # line of the file that has been reached
        self._first = 0  # line on which the pending text starts
        self._prefix = ""
        self._lists: list[int | None] = []  # next number, None for a list without numbers
        self._cells = 0
        self._pre = 0
        self._apart = False

    def open(self, tag: str, attributes: Mapping[str, str | None], place: int) -> None:
        """An element begins on line ``place`` (0 when that is unknown)."""
        self._place = max(self._place, place)
        if tag == "br":
            self._flush()
        elif tag in _BLOCKS:
            self._begin_block(tag, attributes)
        icon = _ICON.search(attributes.get("class") or "")
        if icon and tag in ("span", "i"):
            self.text(f"[{icon[1]}]")

    def _begin_block(self, tag: str, attributes: Mapping[str, str | None]) -> None:
        heading = _HEADING.match(tag)
        if tag in ("td", "th"):
            if self._cells:
                self._pending.append(" | ")
            self._cells += 1
            return
        if not (tag in ("p", "div") and self._prefix and not self._said):
            self._flush()
        self._apart = self._apart or (tag in _APART and not self._in_item(tag))
        if tag in ("ul", "menu", "dir", "ol"):
            start = attributes.get("start") or "1"
            self._lists.append(int(start[:6]) if tag == "ol" and start[:6].isdecimal() else None)
            if tag == "ol" and self._lists[-1] is None:
                self._lists[-1] = 1
        elif tag == "li":
            self._prefix = self._item_mark()
        elif tag == "tr":
            self._cells = 0
        elif tag == "pre":
            self._pre += 1
        elif heading:
            self._prefix = "#" * int(heading[1]) + " "

    def _in_item(self, tag: str) -> bool:
        return tag in ("ul", "ol", "menu", "dir", "p", "div") and bool(self._lists)

    def _item_mark(self) -> str:
        indent = "  " * (min(max(1, len(self._lists)), DEEPEST_LIST) - 1)
        number = self._lists[-1] if self._lists else None
        if number is None:
            return f"{indent}- "
        self._lists[-1] = number + 1
        return f"{indent}{number}. "

    def close(self, tag: str) -> None:
        """An element ends."""
        if tag not in _BLOCKS or tag in ("td", "th"):
            return
        self._flush()
        self._prefix = ""
        if tag in ("ul", "ol", "menu", "dir") and self._lists:
            self._lists.pop()
            self._apart = self._apart or not self._lists
        elif tag == "pre":
            self._pre = max(0, self._pre - 1)
        elif tag == "tr":
            self._cells = 0
        elif tag in _APART and not self._in_item(tag):
            self._apart = True

    def text(self, text: str) -> None:
        """Text as it stands in the page."""
        if self._pre:
            for place, piece in enumerate(text.split("\n")):
                if place:
                    self._flush()
                    self._place += 1
                self._add(piece)
            return
        lead = text[: len(text) - len(text.lstrip())].count("\n")
        self._place += lead
        self._add(_SPACE.sub(" ", text))
        self._place += text.count("\n") - lead if text.strip() else 0

    def _add(self, text: str) -> None:
        if text.strip() and not self._said:
            self._first = self._place
        self._said = self._said or bool(text.strip(" |"))
        self._pending.append(text)

    def _flush(self) -> None:
        text = "".join(self._pending)
        text = text.rstrip() if self._pre else _SPACE.sub(" ", text).strip()
        has_text, self._said = self._said, False
        self._pending = []
        if not has_text:
            return
        number = max(self._first, self._out[-1].number if self._out else 1)
        if self._apart and self._out:
            self._out.append(SourceLine(number, ""))
        self._out.append(SourceLine(number, self._prefix + text))
        self._prefix = " " * len(self._prefix) if self._prefix.strip("# ") else ""
        self._apart = False

    @property
    def count(self) -> int:
        """How many lines there are so far."""
        return len(self._out)

    def lines(self) -> list[SourceLine]:
        """All lines so far."""
        self._flush()
        return self._out

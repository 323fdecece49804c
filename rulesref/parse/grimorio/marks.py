"""Bullets, bold and icons of the Grimorio: what its copy garbled, made plain again.

The copy turned icons into random glyphs or dropped them, changed the bullet glyph at every page
break and lost half of many bold marks. A glyph never says which icon stood there.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from rulesref.parse.mending.lost_icons import mark_glyphs
from rulesref.sources import SourceLine

#: Glyphs that open a list item; the second kind opens an item under another one.
_BULLETS = "☞☉⊕Ⓞ◆🕒🔪🔍🛡📖💎🔮🦋⚪❶❷❸❹❺❻❼❽❾"
_UNDER = "❖◊"
_ITEM = re.compile(
    rf"^(?P<indent>\s*)(?P<dash>- )?\s*(?:(?P<mark>[{_BULLETS}{_UNDER}])\ufe0f?\s*)?"
    r"(?P<number>\d{1,2}\. )?"
)
_HOLES = (
    (re.compile(r"(?<=\S) {2,}(?=[.,;:)])"), " [?]"),
    (re.compile(r"(?<=\S) {2,}(?=\S)"), " [?] "),
    (re.compile(r"\( *\)"), "([?])"),
    (re.compile(r"\( +(?=\w)"), "([?] "),
    (re.compile(r"(?<=[^\s\]]) (?=[.,;)])"), " [?]"),
)
_WILD = re.compile(r"\(\?\)")


class Item(NamedTuple):
    """A line as a block: a paragraph (``level`` 0) or a list item (1 or 2, number or "")."""

    line: int
    level: int
    number: str
    text: str


def lost_icons(text: str) -> str:
    """``text`` with one ``[?]`` for every icon that became a glyph or a hole."""
    text = _WILD.sub("([wild])", mark_glyphs(text))
    for pattern, token in _HOLES:
        text = pattern.sub(token, text)
    return text


def whole_bold(text: str) -> str:
    """``text`` with the missing half of an unpaired bold mark put at its start or end."""
    if text.count("**") % 2 == 0:
        return text
    first = text.index("**")
    closes = first > 0 and not text[first - 1].isspace() and text[first - 1] not in "(“\"'’"
    return f"**{text}" if closes else f"{text}**"


def item(line: SourceLine) -> Item:
    """The block that ``line`` holds, its marks read and taken off."""
    found = _ITEM.match(line.text)
    assert found is not None  # every part of the pattern is optional
    mark, number = found["mark"] or "", (found["number"] or "").strip()
    listed = bool(found["dash"] or mark or number)
    rest = line.text[found.end() :].strip()
    if mark and "❶" <= mark <= "❾":
        number = f"{ord(mark) - ord('❶') + 1}."
    if number and found["dash"] and rest.count("**") % 2:
        number = ""  # a number of the figure's legend, printed on one item only
    level = 0 if not listed else 2 if found["indent"] or (mark in _UNDER and mark) else 1
    return Item(line.number, level, number, whole_bold(lost_icons(rest)))


def blocks(lines: Sequence[SourceLine]) -> list[Item]:
    """The paragraphs and list items of ``lines``; lists cut by a page break are one again."""
    found: list[Item] = []
    last, in_rows = None, False
    for line in lines:
        if not line.text.strip():
            last, in_rows = None, False
            continue
        block = item(line)
        if block.level == 2 and not (found and found[-1].level):
            block = block._replace(level=1)
        if block.level == 0 and last is not None and (last.level == 0 or in_rows):
            found[-1:] = _neighbours(last, block)
            in_rows = found[-1].level > 0
        else:
            found.append(block)
            in_rows = False
        last = found[-1]
    return _numbered(found)


def _neighbours(above: Item, below: Item) -> list[Item]:
    """Two plain lines without a blank between them: one broken line, or two rows of a list."""
    broken = above.text.count("*") % 2 and below.text.count("*") % 2
    if broken or above.text.endswith(":"):
        return [above._replace(text=f"{above.text} {below.text}")]
    return [above._replace(level=1), below._replace(level=1)]


def _numbered(found: Sequence[Item]) -> list[Item]:
    """Give the first items of a list their numbers back where a later item kept its own."""
    done = list(found)
    run: list[int] = []
    for place, block in enumerate(done):
        if block.level == 0:
            run = []
        elif block.level == 1:
            if block.number and int(block.number[:-1]) == len(run) + 1:
                for step, earlier in enumerate(run, 1):
                    done[earlier] = done[earlier]._replace(number=f"{step}.")
            run.append(place)
    return done


def markdown(found: Sequence[Item]) -> str:
    """The blocks as markdown: paragraphs apart, items under one another."""
    parts: list[str] = []
    for place, block in enumerate(found):
        before = found[place - 1] if place else None
        if before is not None:
            parts.append("\n" if before.level and block.level else "\n\n")
        bullet = f"{block.number} " if block.number else "- "
        parts.append(("", bullet, "    " + bullet)[block.level] + block.text)
    return "".join(parts)

"""Icons that a conversion deleted: the holes that they left, and those that can be filled.

A hole becomes ``[?]``. It is filled only where the same words stand elsewhere in the file with
their icons; texts are compared, and where two places disagree nothing is filled.
"""

from __future__ import annotations

import re
import unicodedata

LOST = "[?]"


class _Marked(dict[int, str | int | None]):
    """A letter by its number: ``LOST`` for a glyph; each is judged once, for texts are long."""

    def __missing__(self, letter: int) -> str | int | None:
        glyph = letter > 0xFF and unicodedata.category(chr(letter)) == "So"
        found = self[letter] = LOST if glyph else letter
        return found


#: The mark that a glyph is to be colored stands for nothing.
_MARKED = _Marked({0xFE0F: None})


def mark_glyphs(text: str) -> str:
    """``text`` with ``[?]`` for each glyph: which icon it stands for is never read from it."""
    return text if text.isascii() else text.translate(_MARKED)


_FIRST_HOLE = re.compile(r"(?<=\w) (?=, ,)")
_LIST_HOLE = re.compile(r"(?P<before>\(|\b(?:a|an|the) |, )(?=,)")
_LAST_HOLE = re.compile(r"(?<=\[\?\], )(and/or|and|or)(?=\)| (?!any\b|other\b)[a-z”])")
_HOLES: tuple[tuple[re.Pattern[str], str], ...] = (
    (re.compile(r"\(\s*\)"), f"({LOST})"),
    (re.compile(r"(?<=\b[Nn]on-) (?=[a-z])"), f"{LOST} "),
    (re.compile(r"\b(an) (?=(?![hx]|[aeiou])[a-z])"), rf"\1 {LOST} "),
    (re.compile(r"\b(a) (?=(?!one\b|once\b|in\b)[aeio][a-z])"), rf"\1 {LOST} "),
    (re.compile(rf"(?<={re.escape(LOST)} and )(?=icon\b)"), f"{LOST} "),
    (re.compile(r"(?<=“) ?:"), f"{LOST}:"),
    (re.compile(r"“ (?=(?:Spend|Exhaust|Discard|After|When|During)\b)"), f"“{LOST} "),
    (re.compile(r"“ ”"), f"“{LOST}”"),
    (re.compile(r"(?<=[+–-]\d) (?=,)"), f" {LOST}"),
)


def mark_holes(text: str) -> str:
    """``text`` with ``[?]`` where its shape shows that an icon is missing."""
    text = _FIRST_HOLE.sub(f" {LOST}", text)
    while (filled := _LIST_HOLE.sub(rf"\g<before>{LOST}", text)) != text:
        text = filled
    text = _LAST_HOLE.sub(rf"\1 {LOST}", text)
    for pattern, new in _HOLES:
        text = pattern.sub(new, text)
    return text

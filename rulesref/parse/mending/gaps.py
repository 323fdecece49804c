"""Icons that a copy turned into random glyphs or into gaps, in a text that is otherwise sound."""

from __future__ import annotations

import re

from rulesref.parse.mending.lost_icons import LOST, mark_glyphs, mark_holes

_WILD = re.compile(r"\(\?\)")
_GAPS = (
    (re.compile(r"(?<=\S)[ \t]{2,}(?=[.,;:)])"), f" {LOST}"),
    (re.compile(r"(?<=\S) {2,}(?=\S)"), f" {LOST} "),
    (re.compile(r"(?<=[\w*]) (?=[.,;)])(?!\.\d|\.\.\.)"), f" {LOST}"),
    (re.compile(r"(?<=[+–-]\d) (?=[”\"])"), f" {LOST}"),
)


def mark_gaps(text: str) -> str:
    """``text`` with one ``[?]`` for each glyph and each gap; spaces at its ends do not count.

    A glyph is never read: one copy uses the same glyph for several icons.
    """
    lead = text[: len(text) - len(text.lstrip())]
    body = _WILD.sub("([wild])", mark_holes(mark_glyphs(text.strip())))
    for pattern, new in _GAPS:
        body = pattern.sub(new, body)
    return lead + body

"""Icons that a conversion deleted: the holes that they left, and those that can be filled.

A hole becomes ``[?]``. It is filled only where the same words stand elsewhere in the file with
their icons; texts are compared, and where two places disagree nothing is filled.
"""

from __future__ import annotations

import re

LOST = "[?]"

_LIST_HOLE = re.compile(r"(?P<before>\(|\b(?:a|an|the) |, )(?=,)")
_LAST_HOLE = re.compile(r"(?<=\[\?\], )(and/or|and|or)(?=\)| ?[a-z”])")
_HOLES: tuple[tuple[re.Pattern[str], str], ...] = (
    (re.compile(r"\(\s*\)"), f"({LOST})"),
    (re.compile(r"(?<=\b[Nn]on-) (?=[a-z])"), f"{LOST} "),
    (re.compile(r"\b([Aa]n) (?=(?![hx]|[aeio])[a-z])(?!hour|heir|xp)"), rf"\1 {LOST} "),
    (re.compile(r"\b([Aa]) (?=(?!one\b|once\b)[aeio][a-z])"), rf"\1 {LOST} "),
    (re.compile(r"\b([Aa]n?) (?=(?:or|and) )"), rf"\1 {LOST} "),
    (re.compile(rf"(?<={re.escape(LOST)} and )(?=icon\b)"), f"{LOST} "),
    (re.compile(r"(?<=\b[Aa]n) -(?=[a-z])"), f" {LOST}-"),
    (re.compile(r"(?<=“) ?:"), f"{LOST}:"),
    (re.compile(r"“ (?=(?:Spend|Exhaust|Discard|After|When|During)\b)"), f"“{LOST} "),
    (re.compile(r"“ ”"), f"“{LOST}”"),
    (re.compile(r"(?<=[+–-]\d) (?=,)"), f" {LOST}"),
    (re.compile(r"(?<=\d )\.(?=”)"), f"{LOST}."),
)


def mark_holes(text: str) -> str:
    """``text`` with ``[?]`` where its shape shows that an icon is missing."""
    while (filled := _LIST_HOLE.sub(rf"\g<before>{LOST}", text)) != text:
        text = filled
    text = _LAST_HOLE.sub(rf"\1 {LOST}", text)
    for pattern, new in _HOLES:
        text = pattern.sub(new, text)
    return text


def is_lost(text: str) -> bool:
    """Whether ``text`` has a hole."""
    return LOST in text

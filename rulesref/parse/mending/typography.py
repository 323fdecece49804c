"""Lines as they should have been set: no blank ones, no stray marks, one way of spacing quotes."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from rulesref.sources import SourceLine

_GLUED_BULLET = re.compile(r"(?<=[.!?)”\"]) - (?=[A-Z])(?!FAQ, v)")
_MENDS = (
    (re.compile(r"(?<=\w) [’‘](?=s\b)"), "’"),
    (re.compile(r"(?<=\w)’ (?=s\b)"), "’"),
    (re.compile(r"“ (?=[…\w.])"), "“"),
    (re.compile(r" (?=[.;:!?](?:\s|$|[”)]))"), ""),
    (re.compile(r"(?<=[\w”)]) ,(?= )"), ","),
    (re.compile(r"(?<=[\w.,!?…]) ”(?=$|[\s).,;])"), "”"),
    (re.compile(r"(?<=[a-z])- (?=[A-Za-z])(?!and\b|or\b)"), "-"),
)


def solid(lines: Iterable[SourceLine]) -> list[SourceLine]:
    """The lines that hold text, stripped, a byte order mark and lone dashes dropped."""
    kept = []
    for line in lines:
        text = line.text.replace("\ufeff", "").strip()
        if text and text != "-":
            kept.append(line._replace(text=text))
    return kept


def mend(text: str) -> str:
    """``text`` without the spaces that broken bold and italic text left around marks."""
    for pattern, new in _MENDS:
        text = pattern.sub(new, text)
    return text


def unglue(lines: Sequence[SourceLine]) -> list[SourceLine]:
    """``lines`` with list items that a paragraph swallowed as lines of their own (same number)."""
    out = []
    for line in lines:
        for piece in _GLUED_BULLET.sub("\n- ", line.text).split("\n"):
            out.append(line._replace(text=piece))
    return out


_DIFFICULTY = re.compile(r"\bTest (\[[a-z_?]+\] )?#(\d+)")
_LIST_NUMBER = re.compile(r"(?<=[:,] )#(\d) (?=[a-z])|(?<=then, )#(\d) (?=[a-z])")


def card_numbers(text: str) -> str:
    """``text`` with ``(3)`` again where a conversion wrote ``#3`` for what is no card number."""
    text = _DIFFICULTY.sub(lambda m: f"Test {m[1] or '[?] '}({m[2]})", text)
    return _LIST_NUMBER.sub(lambda m: f"({m[1] or m[2]}) ", text)

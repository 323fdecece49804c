"""How alike two passages are, whatever their icons, quotes and spacing."""

from __future__ import annotations

import re

from rulesref.entries import fold

_WORD = re.compile(r"[^\W_]+")
_ICON = re.compile(r"\[(?:[a-z_]+|\?)\]")


def words(text: str) -> tuple[str, ...]:
    """The folded words of ``text`` without icon tokens."""
    return tuple(_WORD.findall(fold(_ICON.sub(" ", text)).replace("'", "")))


def likeness(left: str, right: str) -> float:
    """Shared words over all words (0 to 1); 1 for two empty texts."""
    a, b = set(words(left)), set(words(right))
    return len(a & b) / len(a | b) if a | b else 1.0

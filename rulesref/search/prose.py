"""Markdown as prose: without marks, each paragraph and item on one line."""

from __future__ import annotations

import re

_WRAPPED = re.compile(r"(?<=\S)[ \t]*\n(?![ \t]*(?:[-*•] |[>|#\n]|\d{1,2}[.)] ))[ \t]*")
_STRONG = re.compile(r"\*\*+")
_EM = re.compile(r"(?<![\w*])[*_](?!\s)([^\n]+?)(?<!\s)[*_](?![\w*])")
_LINK = re.compile(r"\[([^\]]+)\]\([^()\s]+\)")
#: No sentence ends with one of these.
_ABBREVIATED = ("Dr", "Mr", "Ms", "Mrs", "St", "vs", "e.g", "i.e")


def unended(*words: str) -> str:
    """A pattern for a place behind which no sentence ends: none of ``words`` stands before it."""
    return "".join(rf"(?<!\b{re.escape(word)}\.)" for word in (*_ABBREVIATED, *words))


def plain(markdown: str) -> str:
    """``markdown`` without emphasis and links, one line for each paragraph or item.

    Marks come in pairs and hard-wrapped lines belong together: what begins between them would
    show half of either.
    """
    text = _STRONG.sub("", _WRAPPED.sub(" ", markdown))
    return _EM.sub(r"\1", _LINK.sub(r"\1", text))

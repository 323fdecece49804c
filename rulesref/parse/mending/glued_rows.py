"""Rows of a table whose cells a conversion glued together: ``1Easier121``."""

from __future__ import annotations

import re

_ROW = re.compile(r"^\d[A-Z][a-z]+\d{2,}$")
_CELL = re.compile(r"[A-Za-z]+|\d")


def cells(text: str) -> str:
    """``text`` as a list item with its cells apart, if it is such a row; else as it is."""
    if not _ROW.match(text):
        return text
    return "- " + " | ".join(_CELL.findall(text))

"""Whoever a sentence is about, once more in it: "herself", "se stesso"."""

from __future__ import annotations

import re

from rulesref.expression import lazily

_THEMSELVES = {
    "en": lazily(r"\b(?:himself|herself|themself|themselves)\b", re.IGNORECASE),
    "it": lazily(r"\b(?:se stess[oa]|sé(?: stess[oa])?)(?!\w)", re.IGNORECASE),
}


def by_name(text: str, name: str, language: str) -> str:
    """``text`` with ``name`` where it says "herself" of whom it is about."""
    return _THEMSELVES[language].sub(name, text)

"""The past, as players tell of what was done and of what was so."""

from __future__ import annotations

from rulesref.expression import lazily

#: Of English verbs whose past does not end in "ed": past → bare.
IRREGULAR = {
    "began": "begin",
    "chose": "choose",
    "dealt": "deal",
    "drew": "draw",
    "fought": "fight",
    "lost": "lose",
    "paid": "pay",
    "spent": "spend",
    "took": "take",
    "went": "go",
}

#: What was so may be so no more; by language.
_WAS = {
    "en": lazily(r"\b(?:was|were|had)\b"),
    "it": lazily(r"\b(?:era|erano|aveva|avevano|fu|furono)\b"),
}


def was_so(text: str, language: str) -> bool:
    """Whether ``text`` says what was so, and not whether it still is."""
    return _WAS[language].search(text) is not None

"""Whether what stands in the slots of a clause is one thing in each, and no clause of its own."""

from __future__ import annotations

import re
from collections.abc import Mapping

from rulesref.answers.prose.wordings.past_italian import VERBS

#: Slots that hold a thing, and how another clause goes on behind one.
_THINGS = ("e", "f", "w", "x", "c", "l", "h")
_GOES_ON = {
    "en": re.compile(
        r"\b(?:and|but) (?!(?:(?:then )?(?:the|an?|my|his|her|another) |no )?(?:@|ME\b|SHE\b|IT\b|ready\b|un|exhausted\b|engaged\b|enemy\b|nobody\b))"
        r"|\b(?:and|but) (?:then )?(?:ME|SHE|IT|@\d+) (?:then )?[a-z]+s\b"
    ),
    "it": re.compile(
        rf"\b(?:e|ma) (?:(?:ME|SHE|IT)\b|(?:{'|'.join(third for third, _ in VERBS.values())})\b)"
    ),
}
#: Slots that hold a person, and what no word for one has in it: a clause of its own, or how something is.
PEOPLE = ("w", "x")
_NO_PERSON = {
    "en": re.compile(r"\b(?:when|while|which|where|is|are|has|have|(?:and|but) (?:ready|exhausted|unengaged|engaged|not)\b)|:"),
    "it": re.compile(r"\b(?:quando|mentre|che|dove|è|ha|sono|(?:e|ma) (?:pront|esaurit|impegnat|non\b))|:"),
}  # fmt: skip
#: What is drawn and is no token.
_CARDS = re.compile(r"\b(?:cards?|cart[ae])\b")
#: So many spaces stand in the name of a phase.
_PHASE = {"en": 0, "it": 1}


def each_holds_one(slots: Mapping[str, str], language: str) -> bool:
    """Whether each of ``slots`` holds one thing, one person, a phase, or a token."""
    if slots.get("phase", "").count(" ") > _PHASE[language]:
        return False
    if any(_GOES_ON[language].search(slots.get(name, "")) for name in _THINGS):
        return False
    if _CARDS.search(slots.get("t", "")):
        return False
    return not any(_NO_PERSON[language].search(slots.get(name, "")) for name in PEOPLE)

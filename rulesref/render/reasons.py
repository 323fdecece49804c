"""Why a text no longer holds, in the reader's language; linking gives the reason in English."""

from __future__ import annotations

import re

_ITALIAN = (
    (
        re.compile(r"the English original is newer, version (.+) words this anew"),
        "l'originale inglese è più recente: la versione {} dice questo con altre parole",
    ),
    (
        re.compile(r"version (.+) of the same document, which repeats it"),
        "la versione {} dello stesso documento, che lo ripete",
    ),
    (re.compile(r"version (.+) of the same document"), "la versione {} dello stesso documento"),
    (re.compile(r"the FAQ words this rule anew"), "le FAQ danno a questa regola altre parole"),
)


def reason_in(why: str, language: str) -> str:
    """``why`` as a reader of ``language`` is told it; as it is where nobody has put it otherwise."""
    for pattern, italian in _ITALIAN if language == "it" else ():
        if found := pattern.fullmatch(why):
            return italian.format(*found.groups())
    return why

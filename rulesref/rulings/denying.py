"""What a sentence denies: the event of the timeline that has not happened, as that tells it.

"Does not discover 1 clue" denies that event, "discovers no clues" any such event.
"""

from __future__ import annotations

import re

from rulesref.expression import lazily
from rulesref.wording.third_person import third_person

#: The words that deny, by language: their groups are what stands there where nothing is denied.
_DENIED = {
    "en": (
        lazily(r"\b(?:do(?:es)?|did)(?: not|n't) (?P<bare>[a-z]+)\b"),
        lazily(r"\b(?P<kept>is|are)(?: not|n't)\b"),
        lazily(r"\b(?P<past>has|have|was|were)(?: not|n't)(?: been)?\b"),
    ),
    "it": (lazily(r"\bnon (?P<kept>[^\W\d_]+)"),),
}

_NONE = {
    "en": lazily(r"\bno (?=[^\W\d_]+)"),
    "it": lazily(
        r"\b(?:non )?(?P<verb>[^\W\d_]+) (?:nessun[oa]?|alcun[oa]?) "
        r"|\bnon (?P<bare>[^\W\d_]+) (?=(?:indizi|risorse|danni|orrori|azioni|destini)\b)"
    ),
}


def affirmed(text: str, language: str) -> str | None:
    """``text`` without its "not", as an event would be told; ``None`` where it denies nothing."""
    for denied in _DENIED[language]:
        found = denied.search(text)
        if found:
            return f"{text[: found.start()]}{_told(found)}{text[found.end() :]}"
    return None


def with_one(text: str, language: str) -> str | None:
    """``text`` with one of that of which it says that there is none; ``None`` where it does not."""
    found = _NONE[language].search(text)
    if found is None:
        return None
    groups = found.groupdict()
    kept = groups.get("verb") or groups.get("bare")
    return f"{text[: found.start()]}{f'{kept} ' if kept else ''}1 {text[found.end() :]}"


def _told(denied: re.Match[str]) -> str:
    ((kind, word),) = denied.groupdict().items()
    if kind == "bare":
        return third_person(word)
    return "is" if kind == "past" else word

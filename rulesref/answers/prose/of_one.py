"""A card whose name is that of several, told of in the plural: the same of one ("the rats attack")."""

from __future__ import annotations

import re

from rulesref.wording.third_person import third_person

#: A card whose name is that of several, and what they do.
_SEVERAL = re.compile(
    r"(?P<before>(?:^|[,;:.]|\b(?:and|then|but|when|while|as|if|after|phase|turn))(?: (?:the|my|two|both|all))? ?)(?P<mark>@\d+)"
    r" (?P<verb>attack|engage|move|follow|ready|spawn|hunt|hit|come|exhaust|make|are|have)\b"
)
#: A card that is named right before.
_NAMED = re.compile(r"@\d+ $")


def _of_one(found: re.Match[str]) -> str:
    if found["before"].startswith("and") and _NAMED.search(found.string[: found.start()]):
        return found[0]  # of two who are named
    verb = third_person(found["verb"]) if found["verb"] not in ("are", "have") else found["verb"]
    one = {"are": "is", "have": "has"}.get(verb, verb)
    return f"{found['before']}{found['mark']} {one}"


def of_one(sentence: str) -> str:
    """``sentence`` with what such a card does as one does it."""
    return _SEVERAL.sub(_of_one, sentence)

"""An event that is told with how often it happens: "… twice", "… 3 times", "… due volte"."""

from __future__ import annotations

import re

from rulesref.expression import lazily
from rulesref.wording.respelling import DIGITS

#: What stands behind an event that happens so often, by language.
_BEHIND = {
    "en": lazily(
        r"(?P<event>.+?) (?:(?:exactly|just|only) )?(?:(?P<word>once|twice)|(?P<count>\w+) times)"
    ),
    "it": lazily(
        r"(?P<event>.+?) (?:(?:esattamente|solo|soltanto) )?(?:(?P<word>una)(?: sola)? volta|(?P<count>\w+) volte)"
    ),
}
_WORDS = {"once": 1, "una": 1, "twice": 2}


def how_often(text: str, language: str) -> tuple[str, int] | None:
    """The event that ``text`` tells and how often it happens; ``None`` where it does not say that."""
    found = _BEHIND[language].fullmatch(text)
    if found is None:
        return None
    if found["word"]:
        return found["event"], _WORDS[found["word"]]
    count = DIGITS[language].get(found["count"].casefold(), found["count"])
    return (found["event"], int(count)) if re.fullmatch(r"[0-9]{1,3}", count) else None

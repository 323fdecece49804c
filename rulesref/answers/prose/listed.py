"""A name that goes on a list of what somebody does something with: "I play Machete and Knife"."""

from __future__ import annotations

import re

_ONE = r"(?:(?:the|an?|my|il|lo|la|un|uno|una) |l'|un')?@\d+"
_NAMES = re.compile(rf"{_ONE}(?:(?:, | and | e |, and |, e ){_ONE})*[ .]*", re.I)
#: The verb behind whoever a clause is about.
_VERB = {
    "en": re.compile(r" (?P<verb>[a-z]+s)\b"),
    "it": re.compile(r" (?:si )?(?P<verb>[a-z]{3,}[ae])\b"),
}
#: These say how things stand: what is named behind them may be had.
_STANDS = {
    "en": re.compile(
        r"\b(?:is|has|controls|owns|holds|wields|carries|wears|uses|starts|begins|sits|stands|stays)\b"
    ),
    "it": re.compile(
        r"\b(?:è|ha|controlla|possiede|tiene|porta|usa|inizia|comincia|sta|resta"
        r"|della|dalla|nella|sulla|alla|delle|dalle|nelle|sulle|alle)\b"
    ),
}


def is_another_object(said: str, right: str, language: str) -> bool:
    """Whether ``right`` has names alone, behind what a clause has ``said`` that somebody does.

    They are of what is done, and nothing is said of where they lie.
    """
    does = _VERB[language].match(said)
    return bool(does and _NAMES.fullmatch(right) and not _STANDS[language].search(said))

"""Leaves that are a number of one word: how it is written, and the least that it may be."""

from __future__ import annotations

import re
from typing import NamedTuple


class Numeral(NamedTuple):
    """A kind of number: ``shows`` is what a word shows that may be one."""

    pattern: re.Pattern[str]
    least: int
    shows: str


_PLAIN, _SIGNED = re.compile(r"\d{1,3}"), re.compile(r"[+-]\d{1,2}")

#: Each leaf → what may stand there: any number, more than one, a modifier, one that raises.
NUMERALS = {
    "digit": Numeral(_PLAIN, 0, "#"),
    "plural": Numeral(_PLAIN, 2, "#"),
    "signed": Numeral(_SIGNED, -99, "+#"),
    "raised": Numeral(_SIGNED, 1, "+#"),
}


def number_of(category: str, word: str) -> int | None:
    """The number that ``word`` is where a ``category`` of number stands, if it is one."""
    numeral = NUMERALS[category]
    if numeral.pattern.fullmatch(word) is None or int(word) < numeral.least:
        return None
    return int(word)

"""A card's title taken apart: name, subname, level, number, side, and the marks around them.

Documents and players write one card in many ways ("Barricade (level 3) #4", "barricade 3",
"Act 1b—A Sacrifice Made", "The Last King scenario reference card"); here they become one shape.
"""

from __future__ import annotations

import re
from functools import lru_cache

from rulesref.entries import fold
from rulesref.record import NamedTuple

_SPECIAL = str.maketrans({"œ": "oe", "æ": "ae", "ø": "o", "ł": "l", "đ": "d", "&": " and "})
_NO_MARKS = str.maketrans(dict.fromkeys("\"'“”„‟«»‘’‛`´", ""))
_WORD = re.compile(r"[^\W_]+")
_NUMBER = re.compile(r"\d+[a-z]?")
_NUMBERS = re.compile(r"(\d+)([a-z]?)(?:\s*[-–—]\s*(\d+))?")
#: These take long to compile, and only a title that is taken apart needs them.
_STAGE = r"(?i)^(?:special\s+)?(?:act|agenda|atto)\s*(?:\d+\s*[a-z]?)?\s*[-–—:]\s*"
_UPGRADE = r"(?i)\s+upgrade\b\s*[-–—:].*$"
_REFERENCE = re.compile(r"\s+(?:scenario )?reference card\b.*$", re.IGNORECASE)
_PARALLEL = re.compile(r"\s+[-–—]\s+parallel\b.*$", re.IGNORECASE)
_BRACKET = re.compile(r"\s*\(([^()]*)\)\s*$")
_LEVEL = re.compile(r"(?:level|lvl|lv|livello|liv)\.?\s*(\d)", re.IGNORECASE)
_VERSIONS = re.compile(r"(?:both|all)\b.*\b(?:versions|printings)|.*\bversions?", re.IGNORECASE)
_SIDES = {"revealed": "revealed", "unrevealed": "unrevealed"}


class Title(NamedTuple):
    """One title as far as it could be taken apart; empty fields were not there."""

    name: str
    subname: str
    level: int | None
    numbers: tuple[str, ...]
    parallel: bool


def words_of(text: str) -> list[str]:
    """The folded words of ``text``; apostrophes and quotes vanish, every other mark parts words."""
    return _WORD.findall(fold(text.translate(_SPECIAL)).translate(_NO_MARKS).translate(_SPECIAL))


@lru_cache(maxsize=50_000)  # the words of names are held against those of every text
def key_of(text: str) -> str:
    """What two spellings of one name have in common: folded letters and digits, no spaces."""
    return "".join(words_of(text))


def numbers_of(text: str) -> tuple[str, ...]:
    """The card numbers in ``text``: "230", "27a", "168–170" (three), "98, 100", "130 & 132"."""
    found: list[str] = []
    for first, letter, last in _NUMBERS.findall(text):
        if last and int(first) < int(last) <= int(first) + 40:
            found += [str(number) for number in range(int(first), int(last) + 1)]
        else:
            found.append(str(int(first)) + letter)
            if last:
                found.append(str(int(last)))
    return tuple(dict.fromkeys(found))


def taken_apart(name: str, number: str = "") -> Title:
    """The title that a document prints as ``name`` with ``number``."""
    text = " ".join(name.split())
    numbers = list(numbers_of(number))
    parallel = bool(_PARALLEL.search(text))
    for pattern in (_PARALLEL, _UPGRADE, _REFERENCE, _STAGE):
        text = re.sub(pattern, "", text)
    level: int | None = None
    subname = ""
    while bracket := _BRACKET.search(text):
        inner = bracket[1].strip()
        text = text[: bracket.start()]
        if found := _LEVEL.fullmatch(inner):
            level = int(found[1])
        elif inner.lower() in _SIDES or _VERSIONS.fullmatch(inner) or not inner:
            pass
        elif _NUMBER.fullmatch(inner):
            numbers += numbers_of(inner)
        else:
            subname = inner
        if not text:
            break
    return Title(text.strip(" ,;"), subname, level, tuple(dict.fromkeys(numbers)), parallel)

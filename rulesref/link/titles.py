"""How a title is written where another passage refers to it: whole, shortened, in the plural.

Every level is looser than the one before; a match on a tight level hides the looser ones.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import islice, product

from rulesref.entries import fold

#: 0 whole, 1 without brackets and numerals, 2 a part at a comma, 3 plural, 4 other word order
LEVELS = 5

_ICON = re.compile(r"\[[a-z_?]*\]")
_QUOTES = re.compile(r"[\"“”«»]")
_BRACKET = re.compile(r"\s*\([^()]*\)")
_NUMERAL = re.compile(r"^(?:appendix |appendice )?[ivx]+[.:] ")
_NUMBER = re.compile(r"^(?:(?:st|pa)\.\d+|\d+(?:\.\d+)+)\.? ")
_EXPANDED = re.compile(r"(?:,| [-–—])? ?expanded$")
_WORD = re.compile(r"[^\W_]+")
#: No title has so many words joined by strokes that it can be read in more ways.
_MOST_WAYS = 8


@lru_cache(maxsize=4096)  # every way of writing a title begins with it
def whole(title: str) -> str:
    """``title`` folded, without quotes, icons, dots at its ends."""
    text = _QUOTES.sub("", _ICON.sub(" ", fold(title)))
    return " ".join(text.replace("( )", " ").strip(" .,:;…-–—").split())


@lru_cache(maxsize=4096)
def bare(title: str) -> str:
    """``title`` without brackets, chapter numerals, step numbers and "expanded"."""
    text = _EXPANDED.sub("", _BRACKET.sub("", whole(title)))
    text = _NUMBER.sub("", _NUMERAL.sub("", text))
    return text.strip(" .,:;…-–—") or whole(title)


def parts(title: str) -> list[str]:
    """The parts of ``title`` at its commas; the whole where it has none."""
    return [part.strip() for part in bare(title).split(",") if part.strip()]


def alternatives(title: str) -> Iterator[str]:
    """``title`` with one of each words that a stroke joins: "Taking Damage/Horror" has two ways."""
    words = [[way for way in word.split("/") if way] or [word] for word in title.split()]
    if any(len(ways) > 1 for ways in words):
        for chosen in islice(product(*words), _MOST_WAYS):
            if not chosen[-1].endswith(("'", "’")):  # an elided article calls nothing
                yield " ".join(chosen)


def singular(title: str) -> str:
    """Every word of ``title`` without a plural s."""
    words = _WORD.findall(title)
    return " ".join(w[:-1] if w.endswith("s") and len(w) > 3 else w for w in words)


def in_any_order(title: str) -> str:
    """The words of ``title``, brackets included, in alphabetical order."""
    return " ".join(sorted(_WORD.findall(singular(whole(title)))))


def known_as(title: str) -> Iterator[tuple[int, str]]:
    """(level, key) of every way in which a reference may write ``title``."""
    ways = {
        0: [whole(title)],
        1: [whole(title), bare(title)],
        2: [*parts(title)],
        3: [singular(way) for way in (whole(title), bare(title), *parts(title))],
        4: [in_any_order(title)],
    }
    for level, keys in ways.items():
        for key in dict.fromkeys(keys):
            if key:
                yield level, key


def asked_as(text: str, level: int) -> list[str]:
    """The keys under which a reference that reads ``text`` is looked up on ``level``."""
    ways = (
        [whole(text)],
        [whole(text), bare(text)],
        [whole(text), bare(text)],
        [singular(whole(text)), singular(bare(text))],
        [in_any_order(text)],
    )[level]
    return [key for key in dict.fromkeys(ways) if key]

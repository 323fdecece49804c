"""What a statement commits to, in English or Italian: numbers, negations, may and must, icons.

These are what a translation must keep, whatever words it chooses. Where other words of a statement
can say the same ("unless" denies, "both" counts), they are told apart, so that nobody takes a turn of
phrase for another rule.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache
from typing import NamedTuple

from rulesref.compare.translations.tongues import ENGLISH_ALONE, ITALIAN_ALONE, TONGUES, Tongue
from rulesref.entries import fold


class Signals(NamedTuple):
    """``maybe`` are numbers that words say which are none; ``soft`` are words near to may and must."""

    numbers: tuple[str, ...]
    maybe: frozenset[str]
    digits: frozenset[str]  # the numbers that are written in digits
    steps: frozenset[str]  # the numbers of steps
    negations: tuple[str, ...]
    may: tuple[str, ...]
    must: tuple[str, ...]
    soft: tuple[str, ...]
    joins: bool  # whether it names several things: or, nor, and
    neither: bool  # "né": nor, which joins what is denied
    icons: Counter[str]


_ICON = re.compile(r"\[([a-z_0-9]+|\?)\]")
_NUMBER = re.compile(r"(?<![\w.,/])[+\-–−]?(\d+)(?![\w/]|[.,]\d)")
_WORD = re.compile(r"[^\W_]+_?(?:'[^\W_]+)?")
_STEP = re.compile(r"\b(?:steps?|pass[oi])\s+(\d+(?:\.\d+)*)(?:\s*[-–]\s*(\d+))?")
#: Numbers that are no part of the rule: of pages, steps, points, years, versions, cards, stages.
_LIST = (
    r"\d+(?:\.\d+)*[a-z]?(?:\s*(?:[-–,&]|and|to|or|through|e|ed|o|a|al)\s*\d+(?:\.\d+)*[a-z]?\b)*"
)
_PLACE = re.compile(
    rf"\b(?:pages?|pagin[ae]|pp?\.|pag\.|steps?|pass[oi]|points?|punt[oi]|version\w*|figur\w+)\s*{_LIST}"
    rf"|\b(?:calibro|v\.?|vol\w*)\s*{_LIST}"
    r"|\b(?:19|20)\d\d\b|\b(?:st|pa|ip)\.\d+\b|\b\d\.\d(?:\.\d)?\b|#\s?\d+[a-z]?|\.\d+\b"
    r"|\((?:\[\?\]\s*)?(?:[a-z]{1,6}[.:]?\s*)?\d+[a-z]?(?:\s*[,/&–-]\s*\d+[a-z]?)*\)|,\s*\d{2,3}(?=\))"
    r"|\[\?\]\s*\d{2,3}\b|\b\d{1,2}[ab]\b|\(?\b\d\)"
)
#: A lost one, and what stands for any word in prose.
_NO_ICONS = ("?", "period")
#: Two names of one icon.
_SAME_ICON = {"free": "fast"}
_NEITHER = re.compile(r"\bn[éè]\b")
_OR = re.compile(r"\b(?:or|nor|and)\b|[,/]")


@lru_cache(maxsize=8_000)
def signals(text: str, language: str) -> Signals:
    """What ``text`` commits to."""
    tongue = TONGUES[language]
    folded = _folded(text)
    icons = Counter(_SAME_ICON.get(icon, icon) for icon in _ICON.findall(folded))
    bare = _ICON.sub(" ", _PLACE.sub(" ", folded))
    numbers, maybe = _numbers(tongue.no_numbers.sub(" ", bare), tongue)
    return Signals(
        numbers,
        maybe,
        frozenset(_NUMBER.findall(bare)),
        frozenset(step for pair in _STEP.findall(folded) for step in pair if step),
        _negations(bare, tongue),
        tuple(tongue.may.findall(bare)),
        tuple(tongue.must.findall(bare)),
        tuple(tongue.soft.findall(bare)),
        bool(_OR.search(bare)),
        "ne_" in bare.split(),
        Counter({icon: count for icon, count in icons.items() if icon not in _NO_ICONS}),
    )


def turns(text: str, language: str) -> frozenset[str]:
    """The ways in which ``text`` denies without a negation, by names that all languages share."""
    folded = _folded(text)
    ways = TONGUES[language].turns.items()
    return frozenset(name for name, pattern in ways if pattern.search(folded))


def _folded(text: str) -> str:
    return fold(_NEITHER.sub("ne_", text.lower()))


def _negations(bare: str, tongue: Tongue) -> tuple[str, ...]:
    """What denies, each denial once."""
    text = " ".join(tongue.idle.sub(" ", bare).split())
    return tuple(tongue.negation.findall(tongue.again.sub(lambda m: m[1] or "", text)))


def _numbers(bare: str, tongue: Tongue) -> tuple[tuple[str, ...], frozenset[str]]:
    """The numbers that count something, 0 and 1 apart, and those that other words may say."""
    words = _WORD.findall(bare)
    numbers = [number for number in _NUMBER.findall(bare) if number not in ("0", "1")]
    numbers += [tongue.numbers[word] for word in words if word in tongue.numbers]
    maybe = {tongue.maybe[word] for word in words if word in tongue.maybe}
    maybe |= {str(int(number) + 1) for number in tongue.more_than.findall(bare)}
    maybe |= {str(int(number) - 1) for number in tongue.or_more.findall(bare)}
    return tuple(dict.fromkeys(numbers)), frozenset(maybe)


def is_untranslated(text: str) -> bool:
    """Whether what should be Italian is English."""
    words = fold(text).replace("'", " ").split()
    english = sum(word in ENGLISH_ALONE for word in words)
    return english >= 2 and english > 2 * sum(word in ITALIAN_ALONE for word in words)

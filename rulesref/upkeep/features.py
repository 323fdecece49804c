"""What a passage says, as far as a machine can count it: numbers, modals, bounds, icons.

The classes of ``lexicon`` hold in both languages, so that a passage can be compared with one in
the other.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import NamedTuple

from rulesref.entries import fold
from rulesref.upkeep.lexicon import (
    BOUNDS,
    ICONS,
    MODALS,
    NEGATION,
    NO_BOUND,
    NUMBERS,
    PLAIN,
    SOFT_NUMBERS,
)

_ICON = re.compile(r"\[([a-z_]+)\]")
_SAME_ICON = {"fast": "free"}
_DIGITS = re.compile(r"(?<![\w.#])[+–−-]?(\d+)(?!\.\d)(?!\w)")
_LIST_NUMBER = re.compile(r"^\s*\d+[.)]\s|(?<!\w)\(?[1-9]\)\s+(?=[a-z])", re.MULTILINE)
_EDITION = re.compile(
    r"(?i)\b(?:(?:2016|2026) edition|edizione (?:2016|2026)|(?:before|since|prima del|dal) 2026)\b"
)
_WORD = re.compile(r"[^\W_]+")


class Features(NamedTuple):
    """What a text says. ``soft`` are numbers that it can be read to name."""

    numbers: frozenset[int]
    soft: frozenset[int]
    modals: Mapping[str, int]  # said in any way
    plain_modals: Mapping[str, int]  # said in the plain words that demand it
    bounds: frozenset[str]
    plain_bounds: frozenset[str]
    negations: int
    icons: frozenset[str]
    words: int


@lru_cache(maxsize=4096)
def features(text: str, language: str) -> Features:
    """The features of ``text``, which is in ``language`` ("en" or "it")."""
    icons = frozenset(_SAME_ICON.get(icon, icon) for icon in _ICON.findall(text)) & ICONS
    plain = fold(_ICON.sub(" ", _LIST_NUMBER.sub("", _EDITION.sub("", text))).replace("*", ""))
    bounded = _pattern(NO_BOUND[language]).sub(" ", plain)
    words = _WORD.findall(plain)
    firm = {int(digits) for digits in _DIGITS.findall(plain)}
    firm.update(NUMBERS[language][word] for word in words if word in NUMBERS[language])
    modals, plain_modals = _modals(plain, language)
    bounds = frozenset(name for name, ways in BOUNDS if _pattern(ways[language]).search(bounded))
    return Features(
        numbers=frozenset(firm),
        soft=frozenset(SOFT_NUMBERS[language].get(word, -1) for word in words) - {-1},
        modals=modals,
        plain_modals=plain_modals,
        bounds=bounds,
        plain_bounds=_plainly(bounds, bounded, language),
        negations=len(_pattern(NEGATION[language]).findall(plain)),
        icons=icons,
        words=len(words),
    )


def _modals(plain: str, language: str) -> tuple[Counter[str], Counter[str]]:
    """How often each modal is said in any way, and how often in plain words."""
    anyhow: Counter[str] = Counter()
    plainly: Counter[str] = Counter()
    for name, ways in MODALS:
        anyhow[name] = plainly[name] = len(_pattern(ways[language]).findall(plain))
        if name in PLAIN:
            plainly[name] = len(_pattern(PLAIN[name][language]).findall(plain))
        if anyhow[name]:
            plain = _pattern(ways[language]).sub(" ", plain)
    return anyhow, plainly


def _plainly(bounds: frozenset[str], plain: str, language: str) -> frozenset[str]:
    """The bounds that ``plain`` says in plain words, of which those in any words are ``bounds``."""
    demanding = {name for name, _ in BOUNDS} & PLAIN.keys()
    said = {name for name in demanding if _pattern(PLAIN[name][language]).search(plain)}
    return bounds - demanding | said


@cache
def _pattern(words: str) -> re.Pattern[str]:
    return re.compile(rf"(?<![\w-])(?:{words})(?![\w'-])")

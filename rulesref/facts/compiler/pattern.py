"""The pattern of a production: what a phrase may look like, with slots for what varies.

``draw {n:number} card/cards`` has a slot ``n`` that holds a phrase of the category ``number``, and a
word that may be either of two. ``<the>`` may be missing.
A slot that stands twice holds the same both times. Signs are words of their own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import NamedTuple


class Words(NamedTuple):
    """One of several words."""

    any_of: frozenset[str]


class PhraseSlot(NamedTuple):
    """A phrase of ``category``, which ``name`` stands for in what the production means."""

    name: str
    category: str


Element = Words | PhraseSlot
_PART = re.compile(r"<([^<>]+)>|\{([a-z-]+)(?::([a-z-]+))?\}|([^\s<>{}]+)")


def flat(says: str) -> list[tuple[Element, ...]]:
    """Every sequence of elements that ``says`` allows, the longest first. Raises ``ValueError``."""
    parts = [_variants(match) for match in _PART.finditer(says)]
    if re.sub(r"\s", "", _PART.sub("", says)):
        raise ValueError(f"this is no pattern: {says!r}")
    made = [tuple(element for part in chosen for element in part) for chosen in product(*parts)]
    return sorted(dict.fromkeys(made), key=len, reverse=True)


def _variants(match: re.Match[str]) -> list[tuple[Element, ...]]:
    optional, name, category, word = match.groups()
    if optional:
        return [*flat(optional), ()]
    if name:
        return [(PhraseSlot(name, category or name),)]
    return [(Words(frozenset(word.split("/") if word != "/" else word)),)]


def slots(elements: tuple[Element, ...]) -> Iterator[PhraseSlot]:
    """The slots among ``elements``."""
    return (element for element in elements if isinstance(element, PhraseSlot))

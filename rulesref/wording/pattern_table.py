"""A table of many patterns by a word that each of them needs: a text asks only those it could be."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, TypeVar

from rulesref.wording.pattern import Pattern

T = TypeVar("T")


class PatternTable(Generic[T]):
    """Pairs of whatever a pattern belongs to and the pattern, in the order given."""

    __slots__ = ("_always", "_by_word")

    def __init__(self, pairs: Iterable[tuple[T, Pattern]]) -> None:
        self._always: list[tuple[int, T, Pattern]] = []
        self._by_word: dict[str, list[tuple[int, T, Pattern]]] = {}
        for place, (owner, pattern) in enumerate(pairs):
            word = pattern.needs()
            entries = self._by_word.setdefault(word, []) if word else self._always
            entries.append((place, owner, pattern))

    def could_read(self, text: str) -> list[tuple[int, T, Pattern]]:
        """(place, owner, pattern) of those that have their fixed words in ``text``, in their order."""
        folded = text.casefold()
        return self.needing(folded.split(" "), folded)

    def needing(self, words: Iterable[str], within: str) -> list[tuple[int, T, Pattern]]:
        """The same of those that need one of ``words``, or none at all, and could read any part of
        the text ``within``, both in small letters."""
        found = list(self._always)
        by_word = self._by_word
        for word in set(words):
            if word in by_word:
                found += by_word[word]
        could = [entry for entry in found if entry[2].fixed in within]
        could.sort(key=_place)
        return could


def _place(entry: tuple[int, object, Pattern]) -> int:
    return entry[0]

"""A table of many patterns by a word that each of them needs: a text asks only those it could be."""

from __future__ import annotations

from collections.abc import Iterable, Set
from functools import lru_cache
from typing import Generic, TypeVar

from rulesref.wording.pattern import Pattern, needed

T = TypeVar("T")


class PatternTable(Generic[T]):
    """Pairs of whatever a pattern belongs to and the pattern, in the order given."""

    __slots__ = ("_always", "_by_word")

    def __init__(self, pairs: Iterable[tuple[T, Pattern]]) -> None:
        self._always: list[tuple[int, T, Pattern]] = []
        self._by_word: dict[str, list[tuple[int, T, Pattern]]] = {}
        every = list(pairs)
        needs = needed([pattern for _, pattern in every])
        for place, ((owner, pattern), word) in enumerate(zip(every, needs, strict=True)):
            entries = self._by_word.setdefault(word, []) if word else self._always
            entries.append((place, owner, pattern))

    def could_read(self, text: str) -> tuple[tuple[int, T, Pattern], ...]:
        """(place, owner, pattern) of those that have their fixed words in ``text``, in their order."""
        return _could_read(self, text)

    def could_read_part(self, words: Set[str], text: str) -> tuple[tuple[int, T, Pattern], ...]:
        """The same of those that could read some part of ``text``, which may hold ``words``.

        Both are in small letters.
        """
        found = self.needing(words)
        return _in_order(entry for entry in found if entry[2].could_read_part(text))

    def needing(self, words: Set[str]) -> list[tuple[int, T, Pattern]]:
        """Those that need one of ``words``, or none at all."""
        found = list(self._always)
        for word in words & self._by_word.keys():
            found += self._by_word[word]
        return found


@lru_cache(maxsize=4096)  # a step of a case is looked at many times before it is played
def _could_read(table: PatternTable[T], text: str) -> tuple[tuple[int, T, Pattern], ...]:
    folded = text.casefold()
    found = table.needing(set(folded.split(" ")))
    return _in_order(entry for entry in found if entry[2].could_read(folded))


def _in_order(entries: Iterable[tuple[int, T, Pattern]]) -> tuple[tuple[int, T, Pattern], ...]:
    return tuple(sorted(entries, key=_place))


def _place(entry: tuple[int, object, Pattern]) -> int:
    return entry[0]

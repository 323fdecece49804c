"""A table of many patterns by a word that each of them needs: a text asks only those it could be."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from functools import lru_cache
from typing import Generic, TypeVar

from rulesref.ready import made_of
from rulesref.wording.pattern import Pattern, needed

T = TypeVar("T")
#: Word → the places of the patterns that need it; those that need none stand at "".
Places = Mapping[str, Sequence[int]]


class PatternTable(Generic[T]):
    """Pairs of whatever a pattern belongs to and the pattern, in the order given."""

    __slots__ = ("_every", "_places")

    def __init__(self, pairs: Iterable[tuple[T, Pattern]]) -> None:
        self._every = [(place, *pair) for place, pair in enumerate(pairs)]
        self._places = _places([pattern for _, _, pattern in self._every])

    def told(self) -> tuple[str, Places]:
        """The text that all sentences are, and the places by words, for whoever keeps them."""
        return _text([pattern for _, _, pattern in self._every]), self._places

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
        every, places = self._every, self._places
        found = [every[place] for place in places.get("", ())]
        for word in words & places.keys():
            found += [every[place] for place in places[word]]
        return found


def _places(patterns: Sequence[Pattern]) -> Places:
    """The places of ``patterns`` by a word that each needs, as a wheel ships them where it does."""
    kept: Places | None = made_of(_text(patterns), __name__, Pattern.__module__)
    if kept is not None:
        return kept
    places: dict[str, list[int]] = {}
    for place, word in enumerate(needed(patterns)):
        places.setdefault(word, []).append(place)
    return places


def _text(patterns: Sequence[Pattern]) -> str:
    """One text for all ``patterns``; no other ones have it, nor has any file."""
    languages = "".join(sorted({pattern.language for pattern in patterns}))
    return "\0".join(["", languages, *[pattern.template for pattern in patterns]])


@lru_cache(maxsize=4096)  # a step of a case is looked at many times before it is played
def _could_read(table: PatternTable[T], text: str) -> tuple[tuple[int, T, Pattern], ...]:
    folded = text.casefold()
    found = table.needing(set(folded.split(" ")))
    return _in_order(entry for entry in found if entry[2].could_read(folded))


def _in_order(entries: Iterable[tuple[int, T, Pattern]]) -> tuple[tuple[int, T, Pattern], ...]:
    return tuple(sorted(entries, key=_place))


def _place(entry: tuple[int, object, Pattern]) -> int:
    return entry[0]

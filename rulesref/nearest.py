"""What a misspelt name was meant to be."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

#: Names are no longer; of a longer text the letters would take long to write as bits.
_LONGEST = 200


def spelt_alike(
    name: str, names: Iterable[str], most: int = 3, cutoff: float = 0.5
) -> tuple[str, ...]:
    """Up to ``most`` of ``names`` that are spelt like ``name``, best first.

    ``cutoff`` is how much of the letters they share at least, from 0 to 1.
    """
    could = list(names if len(name) > _LONGEST else _could_come_near(name, names, cutoff))
    if not could:  # as a rule: what looks closer is not even loaded
        return ()
    from difflib import SequenceMatcher, get_close_matches
    from heapq import nlargest

    if len(name) > _LONGEST:
        return tuple(get_close_matches(name, could, n=most, cutoff=cutoff))
    matcher = SequenceMatcher()
    matcher.set_seq2(name)
    found = []
    for other in could:
        matcher.set_seq1(other)
        ratio = matcher.ratio()
        if ratio >= cutoff:
            found.append((ratio, other))
    return tuple(other for _, other in nlargest(most, found))


def _could_come_near(name: str, names: Iterable[str], cutoff: float) -> Iterator[str]:
    """Those of ``names`` that share letters enough with ``name``, and enough in the same order.

    ``get_close_matches`` asks the first as well, in whatever order, which takes most of its time
    where a name is looked for among all cards: here it is one "and".
    """
    letters, places = _letters(name), _places(name)
    for other in names:
        length = len(name) + len(other)
        if not length or not (
            2.0 * min(len(name), len(other)) / length < cutoff
            or 2.0 * (letters & _letters(other)).bit_count() / length < cutoff
            or 2.0 * _in_order(places, len(name), other) / length < cutoff
        ):
            yield other


#: A letter and the number of times that it has come before → a bit of its own.
_BITS: dict[tuple[str, int], int] = {}


@lru_cache(maxsize=65536)
def _letters(text: str) -> int:
    """The letters of ``text`` as bits; those that two texts share are as many as their bits are."""
    bits = 0
    counted: dict[str, int] = {}
    for letter in text:
        before = counted.get(letter, 0)
        counted[letter] = before + 1
        bits |= 1 << _BITS.setdefault((letter, before), len(_BITS))
    return bits


def _places(name: str) -> dict[str, int]:
    """Letter → its places in ``name``, as bits."""
    places: dict[str, int] = {}
    for place, letter in enumerate(name):
        places[letter] = places.get(letter, 0) | 1 << place
    return places


def _in_order(places: dict[str, int], length: int, other: str) -> int:
    """How long a row of letters ``other`` shares with a name of ``length`` (Hyyrö, 2004).

    A bit of ``left`` for each letter of the name that no such row ends with so far.
    """
    whole = left = (1 << length) - 1
    for letter in other:
        shared = left & places.get(letter, 0)
        left = (left + shared | left - shared) & whole
    return length - left.bit_count()


def could_be_alike(name: str, other: str, cutoff: float) -> bool:
    """Whether the letters of both, in whatever order, reach ``cutoff``; where not, nothing does."""
    shared = sum(min(name.count(letter), other.count(letter)) for letter in set(name))
    return 2 * shared >= cutoff * (len(name) + len(other))


def nearest(name: str, names: Sequence[str], most: int = 5) -> tuple[str, ...]:
    """Up to ``most`` of ``names`` that are spelt like ``name`` or hold it, nearest first."""
    close = spelt_alike(name[:80], names, most, 0.6)
    holding = [n for n in names if name and name in n and n not in close]
    return (*close, *holding[: most - len(close)])

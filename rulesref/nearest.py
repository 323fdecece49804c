"""What a misspelt name was meant to be."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

#: Names are no longer; of a longer text the letters would take long to write as bits.
_LONGEST = 200
#: No length is looked at beyond this; only a cutoff of nothing reaches it.
_LENGTHS = 100_000


def spelt_alike(
    name: str, names: Iterable[str], most: int = 3, cutoff: float = 0.5
) -> tuple[str, ...]:
    """Up to ``most`` of ``names`` that are spelt like ``name``, best first.

    ``cutoff`` is how much of the letters they share at least, from 0 to 1.
    """
    if not 0 < len(name) <= _LONGEST:
        from difflib import get_close_matches

        return tuple(get_close_matches(name, list(names), n=most, cutoff=cutoff))
    near = sorted(_could_come_near(name, names, cutoff), key=_at_most, reverse=True)
    if not near:  # as a rule: what looks closer is not even loaded
        return ()
    from difflib import SequenceMatcher
    from heapq import nlargest

    matcher = SequenceMatcher()
    matcher.set_seq2(name)
    found: list[tuple[float, str]] = []
    for at_most, other in near:
        if len(found) == most and at_most < found[-1][0]:
            break
        matcher.set_seq1(other)
        ratio = matcher.ratio()
        if ratio >= cutoff:
            found = nlargest(most, (*found, (ratio, other)))
    return tuple(other for _, other in found)


def _at_most(near: tuple[float, str]) -> float:
    return near[0]


def _could_come_near(name: str, names: Iterable[str], cutoff: float) -> Iterator[tuple[float, str]]:
    """Those of ``names`` that share letters enough with ``name``, and enough in the same order.

    Each with the ratio that it can reach at most. ``get_close_matches`` asks the first as well, in
    whatever order, which takes most of its time where a name is looked for among all cards: here it
    is one "and".
    """
    letters, places, long = _letters(name), _places(name), len(name)
    shortest, longest = _lengths(long, cutoff)
    for other in names:
        if shortest <= len(other) <= longest:
            length = long + len(other)
            if 2.0 * (letters & _letters(other)).bit_count() / length >= cutoff:
                at_most = 2.0 * _in_order(places, long, other) / length
                if at_most >= cutoff:
                    yield at_most, other


@lru_cache(maxsize=512)
def _lengths(long: int, cutoff: float) -> tuple[int, int]:
    """The least and the greatest length of what can reach ``cutoff`` with a name so ``long``."""

    def reach(other: int) -> bool:
        return 2.0 * min(long, other) / (long + other) >= cutoff

    least, greatest = long, long
    while least and reach(least - 1):
        least -= 1
    while greatest < _LENGTHS and reach(greatest + 1):
        greatest += 1
    return least, greatest


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

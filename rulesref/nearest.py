"""What a misspelt name was meant to be."""

from __future__ import annotations

from collections.abc import Iterable, Sequence


def spelt_alike(
    name: str, names: Iterable[str], most: int = 3, cutoff: float = 0.5
) -> tuple[str, ...]:
    """Up to ``most`` of ``names`` that are spelt like ``name``, best first.

    ``cutoff`` is how much of the letters they share at least, from 0 to 1.
    """
    from difflib import get_close_matches

    return tuple(get_close_matches(name, list(names), n=most, cutoff=cutoff))


def could_be_alike(name: str, other: str, cutoff: float) -> bool:
    """Whether the letters of both, in whatever order, reach ``cutoff``; where not, nothing does."""
    shared = sum(min(name.count(letter), other.count(letter)) for letter in set(name))
    return 2 * shared >= cutoff * (len(name) + len(other))


def nearest(name: str, names: Sequence[str], most: int = 5) -> tuple[str, ...]:
    """Up to ``most`` of ``names`` that are spelt like ``name`` or hold it, nearest first."""
    close = spelt_alike(name[:80], names, most, 0.6)
    holding = [n for n in names if name and name in n and n not in close]
    return (*close, *holding[: most - len(close)])

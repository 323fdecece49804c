"""What a misspelt name was meant to be."""

from __future__ import annotations

from collections.abc import Sequence


def nearest(name: str, names: Sequence[str], most: int = 5) -> tuple[str, ...]:
    """Up to ``most`` of ``names`` that look like ``name``, nearest first."""
    from difflib import get_close_matches

    close = get_close_matches(name[:80], names, n=most, cutoff=0.6)
    if len(close) < most:
        close += [n for n in names if name and name in n and n not in close][: most - len(close)]
    return tuple(close)

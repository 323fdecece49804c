"""Two amounts that are joined and stand before one "for each": it may be meant of both.

"Gets +2 fight and +1 evade for each doom on it" counts the fight as well, by the words of every other
card that says so, and "draw 1 card and gain 1 resource for each …" may be meant so. A reading that
counts the last of them alone is a guess.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any

from rulesref.facts.compiler.tokens import Token

_AMOUNT = re.compile(r"[+-]?\d+")
#: What ends what one "for each" can be said of.
_ENDS = frozenset({".", ",", ":", ";", "(", '"'})
#: The fields that say how much of something.
_HOW_MUCH = ("amount", "damage", "horror", "by")


def counts_one_alone(tokens: Sequence[Token], abilities: Any) -> bool:
    """Whether one of two joined amounts is counted, and not the other, where the words may mean both."""
    words = [token.word for token in tokens]
    return _joined_and_counted(words) and any(
        _counted(first) is False and _counted(after) is True
        for first, after in _one_by_one(abilities)
    )


def _joined_and_counted(words: Sequence[str]) -> bool:
    """Whether two amounts stand before a "for each" with an "and" between them."""
    for place in range(1, len(words) - 1):
        if words[place : place + 2] != ["for", "each"]:
            continue
        start = max((n + 1 for n in range(place) if words[n] in _ENDS), default=0)
        before = words[start:place]
        amounts = [n for n, word in enumerate(before) if _AMOUNT.fullmatch(word)]
        if amounts and "and" in before[amounts[0] : amounts[-1]]:
            return True
    return False


def _one_by_one(value: Any) -> Iterator[tuple[Mapping[str, Any], Mapping[str, Any]]]:
    """Every two effects of which one follows the other in some list of ``value``."""
    if isinstance(value, Mapping):
        for item in value.values():
            yield from _one_by_one(item)
    elif isinstance(value, list):
        yield from (
            (first, after)
            for first, after in pairwise(value)
            if isinstance(first, Mapping) and isinstance(after, Mapping)
        )
        for item in value:
            yield from _one_by_one(item)


def _counted(effect: Mapping[str, Any]) -> bool | None:
    """Whether how much ``effect`` does goes by something in play; nothing where it names no amount.

    How many are playing is the same all game.
    """
    told = [effect[field] for field in _HOW_MUCH if field in effect]
    if not told:
        return None
    return any(
        isinstance(number, Mapping) and number.get("count") != "per-investigator" for number in told
    )

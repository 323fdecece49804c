"""A question as the corpus would ask it: other words for the same, and its clauses in order.

Only what can never change an answer is said anew: a way of saying it by its row of the corpus, a
condition that stands in front, whose thing something is.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from functools import lru_cache

from rulesref.entries import fold

#: (A way of saying it, the same as the corpus has it).
Ways = tuple[tuple[str, str], ...]
#: A condition in front of what is asked: "after I have moved, can I …?".
_IN_FRONT = re.compile(
    r"(?P<clause>(?:after|before|while|if|during|dopo|prima|mentre|se|durante)\b[^,:;.?!]*)"
    r"[,:]\s+(?P<asked>[^,:;.?!]+)\W*"
)
#: "Can Olive McBride be used …" asks of whoever would use it.
_PASSIVE = re.compile(r"can (?P<what>[^,:;.?!]+?) be (?:used|triggered|activated)\b")


def said_anew(text: str, names: Collection[str], ways: Ways) -> Iterator[str]:
    """Folded ``text`` as the corpus would say it, then with its condition behind.

    ``names`` are those of its cards.
    """
    plain = _one_s(_plain(fold(text), ways), names)
    yield plain
    in_front = _IN_FRONT.fullmatch(plain)
    if in_front is not None:
        yield f"{in_front['asked']} {in_front['clause']}"


def _plain(text: str, ways: Ways) -> str:
    """``text`` in the words of the corpus; what is put there may be part of another way."""
    pattern, first = _pattern(ways), dict(ways)
    for _ in range(2):
        text = pattern.sub(lambda said: first[said[0]], text) if first else text
    return _PASSIVE.sub(r"can i use \g<what>", text)


@lru_cache(maxsize=4)
def _pattern(ways: Ways) -> re.Pattern[str]:
    said = "|".join(re.escape(way) for way, _ in ways)
    return re.compile(rf"(?<![\w'])(?:{said})(?!\w)")


def _one_s(text: str, names: Collection[str]) -> str:
    """ "the hand size of George Barnaby" as "George Barnaby's hand size"."""
    for name in map(fold, names):
        text = re.sub(rf"\bthe ((?:\w+ ){{1,3}})of {re.escape(name)}\b", rf"{name}'s \1", text)
    return text

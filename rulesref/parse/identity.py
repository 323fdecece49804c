"""Paths of sections: slugs that stay the same, told apart by words and never by ordinals."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator, Sequence

from rulesref.entries import slug

_FUNCTION_WORDS = (
    "a am an and any are as at be been but by can do does for from had happen happens has have how "
    "i if im in into is it its like may me my of on or so than that the their them then there these "
    "they this to use used using was were what when where which while who will with would you your"
)
FUNCTION_WORDS = frozenset(_FUNCTION_WORDS.split())


def significant(text: str) -> list[str]:
    """The slugged words of ``text`` that carry meaning, each once, in order."""
    return list(dict.fromkeys(w for w in slug(text).split("-") if w not in FUNCTION_WORDS))


def tail_of(title: str) -> str:
    """The last three words of ``title`` as a slug, function words in front of them dropped."""
    words = slug(title).split("-")[-3:]
    while len(words) > 1 and words[0] in FUNCTION_WORDS:
        words = words[1:]
    return "-".join(words)


def distinct(choices: Sequence[Sequence[str]]) -> list[str]:
    """One path for each member: the first of its choices that it shares with no other member.

    All that share a path go on to their next choice. Members that never differ (a page printed
    twice) get a digest of their choices and place, the only thing left that tells them apart.
    """
    level = [0] * len(choices)
    while True:
        current = [own[min(at, len(own) - 1)] for own, at in zip(choices, level, strict=True)]
        counts = Counter(current)
        stuck = True
        for place, path in enumerate(current):
            if counts[path] > 1 and level[place] < len(choices[place]) - 1:
                level[place] += 1
                stuck = False
        if stuck:
            return list(_told_apart(current))


def _told_apart(paths: Sequence[str]) -> Iterator[str]:
    seen: Counter[str] = Counter()
    for path in paths:
        seen[path] += 1
        if seen[path] == 1:
            yield path
        else:
            mark = hashlib.sha256(f"{path}:{seen[path]}".encode()).hexdigest()[:6]
            yield f"{path}-{mark}"

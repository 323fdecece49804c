"""Which statements of a newer text are those of an older one, wherever they stand in it."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rulesref.compare.statements import Statement

#: From how much on two statements are one that was worded anew; of few words more is asked.
ALIKE, ALIKE_IF_SHORT = 0.5, 0.7
_SHORT = 5
#: How much closer two neighbours together must come for them to be one statement.
_CLOSER = 0.06
_MOST_PARTS = 6
_SMALL, _SMALL_WORTH = 3, 0.3


class Match(NamedTuple):
    """Places in the old text and in the new one: usually one each, two where one was split."""

    old: tuple[int, ...]
    new: tuple[int, ...]


def likeness(left: Iterable[str], right: Iterable[str]) -> float:
    """Shared words of all words (0 to 1), short ones worth less, whatever they end in."""
    mine, theirs = Counter(map(_stem, left)), Counter(map(_stem, right))
    shared = _worth(mine & theirs)
    whole = _worth(mine) + _worth(theirs)
    return 2 * shared / whole if whole else 0.0


def _stem(word: str) -> str:
    """``word`` without a final s or vowel: the number and the gender of a noun, in short."""
    word = word.removesuffix("s") if len(word) > _SMALL else word
    return word[:-1] if len(word) > _SMALL + 1 and word[-1] in "aeio" else word


def matched(old: Sequence[Statement], new: Sequence[Statement]) -> list[Match]:
    """Each statement in at most one match, the closest first served; in the order of ``new``."""
    close = sorted(
        (
            (likeness(before.plain, after.plain), -abs(i - j), i, j)
            for i, before in enumerate(old)
            for j, after in enumerate(new)
        ),
        reverse=True,
    )
    taken_old: set[int] = set()
    taken_new: set[int] = set()
    matches = []
    for score, _, i, j in close:
        if i in taken_old or j in taken_new or score < _needed(old[i], new[j]):
            continue
        taken_old.add(i)
        taken_new.add(j)
        matches.append(Match((i,), (j,)))
    grown = [_grown(match, old, new, taken_old, taken_new) for match in matches]
    return sorted([*grown, *_parted(old, new, taken_old, taken_new)], key=_place)


def moved(matches: Sequence[Match]) -> set[Match]:
    """Those of ``matches`` (in the order of the new text) that stand elsewhere than before.

    As few as possible are moved: all others are in one order in both texts.
    """
    tails: list[int] = []
    last: list[int] = []
    before: dict[int, int] = {}
    for place, match in enumerate(matches):
        at = bisect_left(tails, match.old[0])
        before[place] = last[at - 1] if at else -1
        tails[at : at + 1] = [match.old[0]]
        last[at : at + 1] = [place]
    kept: set[int] = set()
    place = last[-1] if last else -1
    while place >= 0:
        kept.add(place)
        place = before[place]
    return {match for place, match in enumerate(matches) if place not in kept}


def _parted(
    old: Sequence[Statement],
    new: Sequence[Statement],
    taken_old: set[int],
    taken_new: set[int],
) -> list[Match]:
    """Free statements that one of the other text says all together, as a list beside a sentence."""
    found = []
    for side, whole, parts in ((0, old, new), (1, new, old)):
        taken = (taken_old, taken_new) if side == 0 else (taken_new, taken_old)
        for place in range(len(whole)):
            run = _run(whole[place], parts, taken[1]) if place not in taken[0] else ()
            if run:
                taken[0].add(place)
                taken[1].update(run)
                found.append(Match((place,), run) if side == 0 else Match(run, (place,)))
    return found


def _run(whole: Statement, parts: Sequence[Statement], taken: set[int]) -> tuple[int, ...]:
    """The places of the free neighbours that together are most like ``whole``; none too unlike."""
    best: tuple[float, tuple[int, ...]] = (ALIKE, ())
    for first in range(len(parts)):
        words: list[str] = []
        for last in range(first, min(first + _MOST_PARTS, len(parts))):
            if last in taken:
                break
            words += parts[last].plain
            score = likeness(whole.plain, words)
            if last > first and score > best[0]:
                best = (score, tuple(range(first, last + 1)))
    return best[1]


def _place(match: Match) -> int:
    return match.new[0]


def _needed(before: Statement, after: Statement) -> float:
    short = min(len(before.plain), len(after.plain)) < _SHORT
    return ALIKE_IF_SHORT if short else ALIKE


def _worth(counted: Counter[str]) -> float:
    return sum(
        count * (_SMALL_WORTH if len(word) <= _SMALL else 1.0) for word, count in counted.items()
    )


def _grown(
    match: Match,
    old: Sequence[Statement],
    new: Sequence[Statement],
    taken_old: set[int],
    taken_new: set[int],
) -> Match:
    """``match`` with free neighbours of either text that belong to it."""
    for side, texts, taken in ((0, old, taken_old), (1, new, taken_new)):
        for step in (-1, 1):
            place = match[side][0 if step < 0 else -1] + step
            if place < 0 or place >= len(texts) or place in taken:
                continue
            places = tuple(sorted((*match[side], place)))
            wider = Match(places, match.new) if side == 0 else Match(match.old, places)
            if _of(wider, old, new) > _of(match, old, new) + _CLOSER:
                taken.add(place)
                match = wider
    return match


def _of(match: Match, old: Sequence[Statement], new: Sequence[Statement]) -> float:
    return likeness(
        (word for place in match.old for word in old[place].plain),
        (word for place in match.new for word in new[place].plain),
    )

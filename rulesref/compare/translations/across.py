"""The statements of a text beside those of its translation, in the order of both."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from rulesref.compare.statements import Statement
from rulesref.search.words import is_function_word, stem

#: What it costs to leave a statement without a counterpart, and that lengths differ.
_ALONE, _LENGTHS = 0.1, 0.2
#: How many words an Italian text has for each of the English one.
_LONGER = 1.05
#: So many known words do not tell a statement from others; such a share of more of them does.
_FEW, _HELD = 3, 0.4
#: Numbers and icons tell more than words.
_TELLING = 2.0
#: How many statements may stand for how many.
_GROUPS = ((1, 1), (1, 2), (2, 1), (1, 3), (3, 1), (1, 0), (0, 1))
#: How far from the straight way the counterpart of a statement may stand, in statements.
_BAND = 6
#: An Italian stem → English ones.
Translate = Callable[[str], Sequence[str]]


class Bead(NamedTuple):
    """Statements of the original and those that say them in the translation; either may be none.

    ``likeness`` is how much of their words is known to be the same (0 to 1).
    """

    original: tuple[Statement, ...]
    translation: tuple[Statement, ...]
    likeness: float


def beads(
    original: Sequence[Statement], translation: Sequence[Statement], translate: Translate
) -> list[Bead]:
    """All of both texts in their order, English first and Italian second."""
    english = [_english(statement) for statement in original]
    italian = [_from_italian(statement, translate) for statement in translation]
    rows, columns = len(english), len(italian)
    best: dict[tuple[int, int], tuple[float, tuple[int, int]]] = {(0, 0): (0.0, (0, 0))}
    band = _BAND + abs(rows - columns)
    for i in range(rows + 1):
        middle = i * columns // rows if rows else 0
        for j in range(max(0, middle - band), min(columns, middle + band) + 1):
            for di, dj in _GROUPS:
                before = best.get((i - di, j - dj))
                if before is None:
                    continue
                gained = before[0] + _gain(english[i - di : i], italian[j - dj : j])
                if (i, j) not in best or gained > best[i, j][0]:
                    best[i, j] = (gained, (di, dj))
    found: list[Bead] = []
    i, j = rows, columns
    while i or j:
        di, dj = best[i, j][1]
        sides = range(i - di, i), range(j - dj, j)
        for ours, theirs in _parted(*sides, english, italian)[::-1]:
            shared = _likeness([english[at] for at in ours], [italian[at] for at in theirs])
            left, right = (
                tuple(original[at] for at in ours),
                tuple(translation[at] for at in theirs),
            )
            found.append(Bead(left, right, shared))
        i, j = i - di, j - dj
    return found[::-1]


def _parted(
    ours: Sequence[int], theirs: Sequence[int], english: Sequence[Words], italian: Sequence[Words]
) -> list[tuple[Sequence[int], Sequence[int]]]:
    """Places that were put together; the first or the last of two apart where nothing says it.

    That is so where the other text is as long as one of them alone, and says what that one says.
    """
    if len(ours) == 2 and len(theirs) == 1:
        for at, rest in ((ours[0], ours[1]), (ours[1], ours[0])):
            if _is_left_out(english[at], english[rest], italian[theirs[0]], 1 / _LONGER):
                apart: list[tuple[Sequence[int], Sequence[int]]] = [([at], []), ([rest], theirs)]
                return apart if at < rest else apart[::-1]
    if len(theirs) == 2 and len(ours) == 1:
        for at, rest in ((theirs[0], theirs[1]), (theirs[1], theirs[0])):
            if _is_left_out(italian[at], italian[rest], english[ours[0]], _LONGER):
                apart = [([], [at]), (ours, [rest])]
                return apart if at < rest else apart[::-1]
    return [(ours, theirs)]


def _is_left_out(alone: Words, rest: Words, other: Words, longer: float) -> bool:
    """Whether ``other`` says ``rest`` and not ``alone``, by its length and its words."""
    expected = other.size * longer
    if not rest.size / 1.35 <= expected <= rest.size * 1.35:
        return False
    if expected > 0.8 * (rest.size + alone.size):
        return False
    new = {word for word in alone.counted if word not in rest.counted}
    return 5 * len(new & other.counted.keys()) <= len(new)


def likeness_across(original: Statement, translation: Statement, translate: Translate) -> float:
    """How much of the words of both is known to be the same (0 to 1)."""
    return _likeness([_english(original)], [_from_italian(translation, translate)])


def held_by(translation: Statement, original: Sequence[Statement], translate: Translate) -> bool:
    """Whether one statement of ``original`` has enough of the words of ``translation``.

    So it is also where too few of them are known in English to tell.
    """
    stems = {_stem(word, "it") for word in translation.words if not is_function_word(word, "it")}
    known = {translate(stemmed)[0] for stemmed in stems if translate(stemmed)}
    shared = [len(known & _english(statement).counted.keys()) for statement in original]
    return len(known) < _FEW or max(shared, default=0) >= _HELD * len(known)


def _gain(english: Sequence[Words], italian: Sequence[Words]) -> float:
    if not english or not italian:
        return -_ALONE * (len(english) + len(italian))
    groups = len(english) + len(italian) - 2
    if groups and not all(_shared(one, other) for one in english for other in italian):
        return -1.0  # no group of strangers
    left, right = (sum([words.size for words in side], 1) for side in (english, italian))
    return (
        _likeness(english, italian) * (1 + groups / 2)
        - _LENGTHS * abs(math.log(left / right))
        - 0.08 * groups
    )


class Words:
    """The words of a statement in English, counted, and how many there are."""

    __slots__ = ("counted", "size", "worth")

    def __init__(self, words: Iterable[str]) -> None:
        self.counted: dict[str, int] = {}
        for word in words:
            self.counted[word] = self.counted.get(word, 0) + 1
        self.size = sum(self.counted.values())
        self.worth = sum(count * _worth(word) for word, count in self.counted.items())


def _shared(english: Words, italian: Words) -> bool:
    return not english.counted.keys().isdisjoint(italian.counted)


def _likeness(english: Sequence[Words], italian: Sequence[Words]) -> float:
    whole = sum([words.worth for words in (*english, *italian)])
    if not whole or not english or not italian:
        return 0.0
    left, right = _together(english), _together(italian)
    shared = left.keys() & right.keys()
    return 2 * sum([min(left[word], right[word]) * _worth(word) for word in shared]) / whole


def _together(side: Sequence[Words]) -> dict[str, int]:
    if len(side) == 1:
        return side[0].counted
    counted: dict[str, int] = {}
    for words in side:
        for word, count in words.counted.items():
            counted[word] = counted.get(word, 0) + count
    return counted


def _worth(word: str) -> float:
    return 1.0 if word.isalpha() else _TELLING


def _english(statement: Statement) -> Words:
    content = (word for word in statement.words if not is_function_word(word, "en"))
    return Words(_stem(word, "en") for word in content)


def _from_italian(statement: Statement, translate: Translate) -> Words:
    """The stems in English where the names of cards and rules taught them, else as they are."""
    content = (word for word in statement.words if not is_function_word(word, "it"))
    stems = (_stem(word, "it") for word in content)
    return Words((translate(stemmed) or (stemmed,))[0] for stemmed in stems)


@lru_cache(maxsize=20_000)
def _stem(word: str, language: str) -> str:
    return stem(word, language)

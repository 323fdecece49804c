"""A query that compares two rules by their names: both are its answer, whichever is nearer."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain

from rulesref.record import TYPE_CHECKING, NamedTuple
from rulesref.search import weights

if TYPE_CHECKING:
    from rulesref.search.asking import ReadQuery
    from rulesref.search.game_index import GameIndex

#: What stands between two things that are compared, whatever else a query says.
_AGAINST = frozenset({"vs", "versus", "contro"})
#: … and where the query has a word that says so.
_AND = frozenset({"and", "or", "from", "e", "ed", "o", "da"})
_COMPARES = frozenset(
    {"difference", "differences", "differ", "differs", "differenza", "differenze", "differisce"}
)
#: What besides is said only in order to compare.
_BETWEEN = frozenset({"between", "tra", "fra"})
#: What may stand before the name of the second one.
_ARTICLES = frozenset({"a", "an", "the", "il", "lo", "la", "i", "gli", "le", "l", "un", "una"})


class Compared(NamedTuple):
    """The entries that each of two names in a query has, and the query with the names alone weighed
    in full: what compares them is said by no rule.
    """

    asked: ReadQuery
    sides: tuple[frozenset[int], frozenset[int]]


def compared(asked: ReadQuery, index: GameIndex) -> Compared | None:
    """What ``asked`` compares; None where it does not compare two names of entries."""
    tokens = [word.token for word in asked.words]
    comparing = not _COMPARES.isdisjoint(tokens)
    if not comparing and _AGAINST.isdisjoint(tokens):
        return None
    for place, token in enumerate(tokens):
        if token in _AGAINST or (comparing and token in _AND):
            behind = place + 1
            while behind < len(tokens) and tokens[behind] in _ARTICLES:
                behind += 1
            left, right = _called(asked, index, last=place), _called(asked, index, first=behind)
            if left and right and left.isdisjoint(right):
                return Compared(_lighter(asked, {place}), (left, right))
    return None


def _called(
    asked: ReadQuery, index: GameIndex, first: int | None = None, last: int | None = None
) -> frozenset[int]:
    """The entries called by the longest name that begins at ``first``, or ends before ``last``."""
    for run in index.names(asked):
        if not run.within and (run.first == first or run.last == last):
            found = index.having("name", run.key)
            if found:
                return frozenset(index.titled(run.key) or found)
    return frozenset()


def _lighter(asked: ReadQuery, places: set[int]) -> ReadQuery:
    """``asked`` with the words that only compare made as light as what shapes a sentence."""
    words = tuple(
        word._replace(weight=word.weight * weights.FUNCTION_WORD)
        if place in places or word.token in _COMPARES | _BETWEEN
        else word
        for place, word in enumerate(asked.words)
    )
    return asked._replace(words=words)


def with_both(
    worth: Mapping[int, float], sides: tuple[frozenset[int], frozenset[int]]
) -> dict[int, float]:
    """``worth`` with the best entry of each of the ``sides`` right behind the first one, if not first.

    The sums stay in their order.
    """
    best = sorted(worth, key=lambda number: (-worth[number], number))
    both = [next((number for number in best if number in side), None) for side in sides]
    named = sorted((number for number in both if number is not None), key=best.index)
    order = dict.fromkeys(chain(best[:1], named, best))
    return {number: worth[place] for number, place in zip(order, best, strict=True)}

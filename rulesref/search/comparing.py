"""A query that compares two rules by their names: both are its answer, whichever is nearer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import chain

from rulesref.record import TYPE_CHECKING, NamedTuple
from rulesref.search import weights
from rulesref.search.asking import word

if TYPE_CHECKING:
    from rulesref.search.asking import ReadQuery
    from rulesref.search.game_index import GameIndex
    from rulesref.search.naming import NameRun

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
    # both names may have a word that a query is read with but once ("play vs put into play")
    words = asked.words if asked.corrected else tuple(map(word, asked.said))
    tokens = [one.token for one in words]
    names = [run for run in index.names_among(words) if not run.within]
    for place, token in enumerate(tokens):
        if token in _AGAINST or (comparing and token in _AND):
            behind = place + 1
            while behind < len(tokens) and tokens[behind] in _ARTICLES:
                behind += 1
            left = _called((run for run in names if run.last == place), index)
            right = _called((run for run in names if run.first == behind), index)
            if left and right and left.isdisjoint(right):
                return Compared(_lighter(asked, token), (left, right))
    return None


def _called(names: Iterable[NameRun], index: GameIndex) -> frozenset[int]:
    """The entries called by the longest of ``names``, which stand in this order."""
    for run in names:
        found = index.having("name", run.key)
        if found:
            return frozenset(index.titled(run.key) or found)
    return frozenset()


def _lighter(asked: ReadQuery, against: str) -> ReadQuery:
    """``asked`` with the words that only compare made as light as what shapes a sentence."""
    light = {against, *_COMPARES, *_BETWEEN}
    words = tuple(
        one._replace(weight=one.weight * weights.FUNCTION_WORD) if one.token in light else one
        for one in asked.words
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

"""What of a query is a name of each entry: which share of it, and whether it begins or ends the query."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from rulesref.record import TYPE_CHECKING
from rulesref.search.asking import ReadQuery
from rulesref.search.words import is_function_word, tokens

#: How the kinds end of what has a number in the order of play.
_STEPS = ("step", "window")
_POINT = re.compile(r"\d\.\d")

if TYPE_CHECKING:
    from rulesref.search.game_index import GameIndex


def called(asked: ReadQuery, index: GameIndex) -> Mapping[int, tuple[float, float]]:
    """The share of the query that is the title of an entry, and the share that is another name."""
    shares: dict[int, tuple[float, float]] = {}
    whole = sum(index.worth(word, asked.language) for word in asked.words) or 1.0
    for run in index.names(asked):
        if run.within:
            continue
        said = asked.words[run.first : run.last]
        share = sum(index.worth(word, asked.language) for word in said) / whole
        titled = _spelt(index.titled(run.key), tuple(word.token for word in said), index)
        for number in index.having("name", run.key):
            title, alias = shares.get(number, (0.0, 0.0))
            is_title = number in titled
            shares[number] = max(title, share * is_title), max(alias, share * (not is_title))
    return shares


def at_the_edges(asked: ReadQuery, index: GameIndex) -> Mapping[int, tuple[float, float]]:
    """Whether a name of an entry begins the query, and whether one ends it.

    What a short query is about comes first, and what it is asked of behind: "peril, may they help".
    """
    telling = [
        n for n, word in enumerate(asked.words) if not is_function_word(word.token, asked.language)
    ]
    first, last = (telling[0], telling[-1]) if telling else (0, 0)
    edges: dict[int, tuple[float, float]] = {}
    for run in index.names(asked):
        if run.within:
            continue
        for number in index.having("name", run.key):
            begins, ends = edges.get(number, (0.0, 0.0))
            edges[number] = (
                max(begins, float(run.first <= first)),
                max(ends, float(run.last > last)),
            )
    return edges


def by_number(asked: ReadQuery, index: GameIndex) -> frozenset[int]:
    """What the query calls by its number: a step ("3.3", "setup step 8"), else a point."""
    steps, points = set(), set()
    for run in index.names(asked):
        if run.within or not any(letter.isdigit() for letter in run.key):
            continue
        for number in index.having("name", run.key):
            if index.entry(number).kind.endswith(_STEPS):
                steps.add(number)
            elif _POINT.search(run.key):
                points.add(number)
    return frozenset(steps or points)


def _spelt(titled: Sequence[int], said: Sequence[str], index: GameIndex) -> Sequence[int]:
    """Those of ``titled`` whose title is ``said`` to the letter, if any: "doom" is not Doomed."""
    return [n for n in titled if tokens(index.entry(n).title) == said] or titled

"""The entries that a list of judged disputes means by the names of the rules which decide them.

Whoever judged a dispute wrote a rule down as a document prints it: with the point of the FAQ in
brackets behind, with the number of a step in front, below the title of an appendix, as the
question that was answered.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from rulesref.book.lookup import Lookup
from rulesref.entries import fold
from rulesref.games import DEFAULT

_BRACKETS = re.compile(r"\s*\(([^()]*)\)$")
_POINT = re.compile(r"\((FAQ [\d.]+)\)$")
_STEP = re.compile(r"(?:ST\.)?\d+(?:\.\d+)?(?= )")
_QUESTION = re.compile(r"Q: ?")


class RulesNamed:
    """The rules of ``lookup`` by the names that judges give them."""

    def __init__(self, lookup: Lookup) -> None:
        self._find = lookup.find
        self._asked = [
            (_words(section.title), ids)
            for document in lookup.documents()
            if document.id.startswith(f"{DEFAULT}/")
            for section in lookup.sections(document.id)
            if section.kind == "question" and (ids := lookup.find(section.id, game=DEFAULT))
        ]

    def of(self, rules: Iterable[str]) -> frozenset[str]:
        """The ids of the entries that ``rules`` name."""
        return frozenset(id for rule in rules for id in self._of_one(rule))

    def _of_one(self, rule: str) -> Iterable[str]:
        asked = _QUESTION.match(rule)
        if asked:
            begins = _words(rule[asked.end() :])
            alike = (ids for title, ids in self._asked if begins and title.startswith(begins))
            return next(alike, ())
        found = (self._all(names) for names in _ways(rule))
        ids = set(next(filter(None, found), ()))
        point = _POINT.search(rule)
        pointed = set(self._find(point[1], game=DEFAULT)) if point else set()
        if not ids & pointed:
            ids |= pointed
        steps = {id for id in ids if "/steps/" in id}
        return steps if _STEP.match(rule) and steps else ids

    def _all(self, names: Iterable[str]) -> list[str]:
        return [id for name in names for id in self._find(name, game=DEFAULT)]


def _words(text: str) -> str:
    """The words of ``text``: judges type marks otherwise, and leave the numbers of cards out."""
    return " ".join(re.findall(r"[^\W\d]+", fold(text)))


def _ways(rule: str) -> Iterator[tuple[str, ...]]:
    """The ways to take the name ``rule``, the likeliest first: each names all that it means."""
    yield (f"{DEFAULT}/{rule}",)
    yield (rule,)
    bare = _BRACKETS.sub("", rule)
    yield (bare.strip('"'),)
    if " / " in bare:
        yield tuple(bare.split(" / "))
    step = _STEP.match(bare)
    if step:
        yield (step[0],)
    if ": " in bare:
        yield (bare.split(": ", 1)[1],)
    words = bare.split(" ")
    if len(words) > 2:
        yield (" ".join(words[1:]),)
    yield (" ".join(words[:-1]),)

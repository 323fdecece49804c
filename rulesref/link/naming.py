"""The names by which an entry is called for, and how strongly each one means it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from rulesref.corpus.articles import without_article
from rulesref.entries import Entry, name_key
from rulesref.link.grouping import spellings
from rulesref.link.numbered import called_by_number
from rulesref.link.strength import (
    ALIAS,
    INHERITED,
    LIKELIER,
    NUMBER,
    OWN,
    PART,
    SHARED,
    SPELT_AS_INHERITED,
)
from rulesref.link.titles import alternatives

#: A shared title that is also among the names that the corpus gives to the entry.
_CONFIRMED = 10
#: An entry that only points elsewhere gives way to whatever bears the name of itself.
_POINTER = -70
_KIND_BONUS = {
    "glossary": 9,
    "rule": 9,
    "point": 9,
    "step": 8,
    "test-step": 8,
    "definition": 8,
    "window": 3,
    "card-erratum": 2,
    "question": 2,
    "taboo": 1,
    "note": -20,
}


def names_of(entries: Sequence[Entry]) -> list[tuple[str, int, str, str]]:
    """(folded name, weight, game, entry id) for the whole book, the strongest first.

    A weight is how strongly the name means the entry, times ``LIKELIER``, and which of several
    that it means as strongly is the likelier.
    """
    bearers = Counter((entry.game, title) for entry in entries for title in _titles(entry))
    rows: dict[tuple[str, str], tuple[int, str]] = {}
    for entry in entries:
        bonus, likely = _bonus(entry), _likely(entry)
        for name, strength in _names(entry, bearers):
            key = (name, entry.id)
            rank = strength if strength == NUMBER else strength + bonus  # 1.4: a point and a step
            weight = rank * LIKELIER + likely
            if key not in rows or rows[key][0] < weight:
                rows[key] = (weight, entry.game)
    ordered = sorted(rows.items(), key=lambda item: -item[1][0])
    return [(name, weight, game, entry) for (name, entry), (weight, game) in ordered]


def _bonus(entry: Entry) -> int:
    pointers = [passage.section.pointer for passage in entry.passages]
    points = bool(pointers) and all(pointers)
    return _KIND_BONUS.get(entry.kind, 0) + (_POINTER if points else 0)


def _likely(entry: Entry) -> int:
    """A step of the round before a point, a rule before what belongs to it, what many refer to."""
    whole = entry.id.count("/") == 1 or entry.kind in ("step", "test-step")
    return 500 * whole + 300 * (entry.kind == "step") + min(len(entry.referenced_by), 199)


def _titles(entry: Entry) -> set[str]:
    return {name_key(title) for _, title in entry.titles}


def _names(entry: Entry, bearers: Mapping[tuple[str, str], int]) -> Iterator[tuple[str, int]]:
    path = entry.id.split("/", 1)[1]
    tail = path.rsplit("/", 1)[-1]
    whole = name_key(path.replace("/", " ").replace("-", " "))
    aliases = {name_key(name) for name in entry.names}
    yield whole, PART
    yield name_key(tail.replace("-", " ")), PART
    yield name_key(tail), PART
    for key in _titles(entry):
        if key == whole or bearers[entry.game, key] == 1:
            yield key, OWN
        elif key in aliases or without_article(key) in aliases:
            yield key, SHARED + _CONFIRMED
        else:
            yield key, SHARED
    inherited = [passage.section.title for passage in entry.passages]
    for title in inherited:
        yield name_key(title), INHERITED
    own = [title for _, title in entry.titles]
    for titles, strength in ((own, PART), (inherited, SPELT_AS_INHERITED)):
        for title in titles:
            for way in spellings(title):
                if not _is_asked(title):
                    yield name_key(way), strength
    for title in own:
        for way in alternatives(title):
            yield name_key(way), PART
    for name in aliases:
        yield name, ALIAS
    for number in called_by_number(entry):
        yield name_key(number), NUMBER


def _is_asked(title: str) -> bool:
    """Whether ``title`` is a question: what stands before a comma in it is nobody's name."""
    return title.rstrip("\"'”’») ").endswith("?")

"""The names by which an entry is called for, and how strongly each one means it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from rulesref.entries import Entry, name_key
from rulesref.link.grouping import spellings

#: How strongly a name means an entry: a rule is meant before a card's erratum or a question.
TITLE, PART, ALIAS, NUMBER = 90, 70, 60, 80
_KIND_BONUS = {
    "glossary": 9,
    "rule": 8,
    "point": 8,
    "step": 7,
    "test-step": 7,
    "definition": 7,
    "window": 3,
    "card-erratum": 2,
    "question": 2,
    "taboo": 1,
    "note": -20,
}
_NUMBERED = re.compile(r"^(?:\d+\.\d+(?:\.\d+)?|st\.\d)$", re.IGNORECASE)


def names_of(entries: Sequence[Entry]) -> list[tuple[str, int, str, str]]:
    """(folded name, weight, game, entry id) for the whole book, the strongest first."""
    rows: dict[tuple[str, str], tuple[int, str]] = {}
    for entry in entries:
        bonus = _KIND_BONUS.get(entry.kind, 0)
        pointers = [p.section.pointer for p in entry.passages]
        if pointers and all(pointers):
            bonus -= 30
        for name, weight in _names(entry):
            key = (name, entry.id)
            rank = weight if weight == NUMBER else weight + bonus  # 1.4 is a point and a step
            if key not in rows or rows[key][0] < rank:
                rows[key] = (rank, entry.game)
    ordered = sorted(rows.items(), key=lambda item: -item[1][0])
    return [(name, weight, game, entry) for (name, entry), (weight, game) in ordered]


def _names(entry: Entry) -> Iterator[tuple[str, int]]:
    yield name_key(entry.id.split("/", 1)[1].replace("/", " ").replace("-", " ")), PART
    tail = entry.id.rsplit("/", 1)[1]
    yield name_key(tail.replace("-", " ")), PART
    yield name_key(tail), PART
    titles = [title for _, title in entry.titles] + [p.section.title for p in entry.passages]
    for title in titles:
        yield name_key(title), TITLE
        for way in spellings(title):
            yield name_key(way), PART
    for name in entry.names:
        yield name_key(name), ALIAS
    yield from _numbers(entry)


def _numbers(entry: Entry) -> Iterable[tuple[str, int]]:
    for passage in entry.passages:
        section, document = passage.section, passage.document
        if _NUMBERED.match(section.number):
            if section.kind == "point":
                yield from _point(section.number, document.version)
            elif section.kind != "window":  # its number is that of the step before it
                yield name_key(section.number), NUMBER
                yield name_key(f"step {section.number}"), NUMBER
        for cited in passage.restates:
            number = cited.section[len(cited.document_id) + 1 :]
            if "/faq-" in cited.document_id and _NUMBERED.match(number):
                yield from _point(number, cited.document_id.rsplit("-", 1)[-1])


def _point(number: str, version: str) -> Iterable[tuple[str, int]]:
    yield name_key(number), NUMBER
    yield name_key(f"faq {number}"), NUMBER
    yield name_key(f"faq {version} {number}"), NUMBER

"""Which section translates which: by the tables of the corpus, by equal ids, by numbers.

The English text is the original. A translation that a table does not know is held against the
document of its game, tier and edition in English: by the numbers of points, else by the rule.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from rulesref.book.lookup import Lookup
from rulesref.entries import Document, Section, version_key
from rulesref.link.grouping import path_of
from rulesref.link.original import Original, read_original
from rulesref.places import corpus_folder

#: What is no rule: introductions, tables of icons, legends of one line.
_NO_RULES = ("note", "table", "definition", "taboo")
_ORIGINAL = "en"
_POINT = re.compile(r"\d+\.\d+")


class Pair(NamedTuple):
    """A section of the original and those that translate it; either side may be empty."""

    original: tuple[Section, ...]
    translation: tuple[Section, ...]


class Translated(NamedTuple):
    """A translation, its original, and their sections side by side."""

    original: Document
    translation: Document
    pairs: tuple[Pair, ...]


def is_older(translation: Document, original: Document) -> bool:
    """Whether ``translation`` is of an earlier version than ``original``."""
    versions = translation.version, original.version
    return all(versions) and version_key(versions[0]) < version_key(versions[1])


def translations(lookup: Lookup) -> list[Translated]:
    """Every translation at hand with its original, official ones first."""
    found = []
    for translation in lookup.documents():
        if translation.language == _ORIGINAL or translation.file is None:
            continue
        tables = [table for table in _tables(translation) if _fits(table, translation)]
        originals = [
            document
            for document in lookup.documents()
            if document.language == _ORIGINAL
            and document.file is not None
            and _is_original(document, translation, tables)
        ]
        if originals:
            latest = max(originals, key=lambda document: _fitness(document, translation))
            table = next((t for t in tables if latest.id.startswith(t.document)), None)
            pairs = tuple(_pairs(latest, translation, table, lookup))
            found.append(Translated(latest, translation, pairs))
    return sorted(found, key=lambda each: (each.translation.tier == "summary", each.original.id))


def _tables(translation: Document) -> list[Original]:
    folder = corpus_folder() / translation.game
    return [read_original(path) for path in sorted(folder.glob("alignment-*.toml"))]


def _fits(table: Original, translation: Document) -> bool:
    if table.translation:
        return translation.id.startswith(table.translation)
    return translation.id == f"{table.document}{translation.language}"


def _is_original(document: Document, translation: Document, tables: Sequence[Original]) -> bool:
    """Whether ``translation`` is one of ``document``: of what a table names, else of its kind."""
    if tables:
        return any(document.id.startswith(table.document) for table in tables)
    same = (translation.game, translation.tier, translation.edition)
    return (document.game, document.tier, document.edition) == same and not any(
        document.id.startswith(table.document) for table in _tables(translation)
    )


def _fitness(document: Document, translation: Document) -> tuple[bool, bool, tuple[int, ...], str]:
    """The document of the same title, else one that is recognised; of these the latest version."""
    recognised = "/own/" not in document.id
    return (
        document.title == translation.title,
        recognised,
        version_key(document.version),
        document.id,
    )


def _pairs(
    original: Document, translation: Document, table: Original | None, lookup: Lookup
) -> Iterator[Pair]:
    english = [s for s in lookup.sections(original.id) if _is_rule(s)]
    foreign = lookup.sections(translation.id)
    if table is None:
        yield from _by_number(english, [s for s in foreign if _is_rule(s)])
        return
    paths = {path_of(section): section for section in foreign}
    names = {s.id: _path_in_translation(s, table) for s in english}
    claimed = {id(paths[name]) for name in names.values() if name in paths}
    followers = _followers(foreign, claimed) if table.translation else {}
    free = {s.entry: s for s in foreign if _is_rule(s) and id(s) not in claimed}
    for section in english:
        own = paths.get(names[section.id])
        if own is not None:
            if _is_rule(own):
                yield Pair((section,), (own, *followers.get(own.id, ())))
        elif section.entry not in free:
            yield Pair((section,), ())
        elif not table.translation:
            yield Pair((section,), (free[section.entry],))
    if not table.translation:
        known = {section.entry for section in english}
        yield from (Pair((), (s,)) for entry, s in free.items() if entry not in known)


def _path_in_translation(section: Section, table: Original) -> str:
    row = table.sections.get(path_of(section))
    if not table.translation:
        return path_of(section)
    return row.translation if row is not None else ""


def _followers(foreign: Sequence[Section], claimed: Iterable[int]) -> Mapping[str, list[Section]]:
    """Section id → the sections behind it that belong to no other: what the original tells in one."""
    known = set(claimed)
    found: dict[str, list[Section]] = {}
    last: list[Section] = []
    for section in sorted(foreign, key=lambda s: s.first_line):
        if id(section) in known:
            last = found.setdefault(section.id, [])
        elif not _is_rule(section):
            last = []
        else:
            last.append(section)
    return found


def _by_number(english: Sequence[Section], foreign: Sequence[Section]) -> Iterator[Pair]:
    """Points by their numbers, other sections by their rules."""
    numbered = {s.number: s for s in foreign if _POINT.fullmatch(s.number)}
    by_entry = {s.entry: s for s in foreign if s.number not in numbered}
    for section in english:
        if _POINT.fullmatch(section.number) and numbered:
            same = numbered.get(section.number)
            yield Pair((section,), (same,) if same else ())
        elif section.entry in by_entry:
            yield Pair((section,), (by_entry[section.entry],))


def _is_rule(section: Section) -> bool:
    return section.kind not in _NO_RULES and not section.pointer and bool(section.markdown.strip())

"""Explicit cross-references: each gets the entry that it means, or the reason why it has none.

A reference is a shortened title, a number, or a step of a named series; pages are never keys,
they differ between copies. One match or none: two entries that fit equally are no match.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from rulesref.catalogue import marked
from rulesref.entries import Reference, Section
from rulesref.link.titles import LEVELS, asked_as, known_as, whole
from rulesref.nearest import spelt_alike

_NUMBER = re.compile(
    r"^(?:sections?|points?|punto|steps?|passo(?: strutturale)?|rule)?\s*"
    r"(?P<number>(?:ST|PA)\.\d+|\d+(?:\.\d+)+)\b(?P<rest>.*)$",
    re.IGNORECASE,
)
_STEP = re.compile(
    r"^(?P<before>\D*\s)?(?:steps?|pass[oi]|punto)\s+(?P<first>\d+)(?:(?:-|–| e | and )\d+)?(?P<series>\s+\D.*)?$",
    re.IGNORECASE,
)
_PAGES = re.compile(r"^(?:pages?|pagin[ae])\s+\d", re.IGNORECASE)
_SERIES = (
    ("test-step", re.compile(r"prov[ae] di abilità|skill tests?|\btest\b", re.IGNORECASE)),
    ("initiation-step", re.compile(r"sequenza di lancio|initiation", re.IGNORECASE)),
    ("setup-step", re.compile(r"preparazione|\bset(?:ting)?[ -]?up\b", re.IGNORECASE)),
    ("step", re.compile(r"\bfase d|\bphase\b", re.IGNORECASE)),
)
#: What a title most likely means, where several units of one book have it.
_KINDS = ("glossary", "rule", "definition", "point", "step", "test-step", "investigator")

PAGES = marked("it names pages only, and pages differ between copies")
NO_TITLE = marked("no section of this game has this title")
NO_NUMBER = marked("no section of this document has this number")
NO_STEP = marked("the series that it names has no such step")


class _Found(NamedTuple):
    target: str | None
    reason: str


def resolve(
    sections: Sequence[Section],
    entry_of: Mapping[str, str],
    names: Mapping[str, Iterable[str]] | None = None,
) -> list[Section]:
    """``sections`` with ``target`` or ``reason`` filled in for every reference.

    ``entry_of`` maps section ids to entry ids; a section that it does not know is no target. A
    reference is looked for in its own document, then in its language, and never in another game.
    What no title fits is looked for among ``names``, the further names of entries.
    """
    book = _Book(sections, entry_of, names or {})
    return [
        section._replace(references=tuple(book.linked(section, ref) for ref in section.references))
        if section.references
        else section
        for section in sections
    ]


class _Book:
    """The sections of all documents by title and by number, and the entries by further names."""

    def __init__(
        self,
        sections: Sequence[Section],
        entry_of: Mapping[str, str],
        names: Mapping[str, Iterable[str]],
    ) -> None:
        self._entry_of = entry_of
        self._by_name = _by_name(names, frozenset(entry_of.values()))
        self._by_title: dict[tuple[str, int, str], list[Section]] = defaultdict(list)
        self._by_number: dict[tuple[str, str], list[Section]] = defaultdict(list)
        for section in sections:
            if not entry_of.get(section.id):
                continue
            game = _game(section)
            for level, key in known_as(section.title):
                self._by_title[game, level, key].append(section)
            if section.number:
                self._by_number[game, _plain(section.number)].append(section)

    def linked(self, section: Section, reference: Reference) -> Reference:
        """``reference`` of ``section`` with its target or its reason; kept where it has one."""
        if reference.target or reference.reason:
            return reference
        found = self._find(section, reference.text.strip())
        return reference._replace(target=found.target, reason=found.reason)

    def _find(self, section: Section, text: str) -> _Found:
        if entry := self._entry_of.get(f"{section.document}/{text}"):
            return _Found(entry, "")  # a document that refers by the numbers of its sections
        if _PAGES.match(text):
            return _Found(None, PAGES)
        if step := _STEP.match(text):
            return self._step(
                section, step["first"], (step["before"] or "") + (step["series"] or "")
            )
        if numbered := _NUMBER.match(text):
            found = self._numbered(section, numbered["number"], numbered["rest"])
            if found.target:
                return found
            titled = self._titled(section, numbered["rest"]) if numbered["rest"].strip() else found
            return titled if titled.target else found
        found = self._titled(section, text)
        named = self._by_number.get((_game(section), _plain(text)))
        return self._one(section, named) if named and not found.target else found

    def _titled(self, section: Section, text: str) -> _Found:
        game = _game(section)
        for level in range(LEVELS):
            found: list[Section] = []
            for key in asked_as(text, level):
                found += self._by_title.get((game, level, key), ())
            if found:
                return self._one(section, found)
        named = self._by_name.get((game, whole(text)), ())
        if len(named) == 1:
            return _Found(next(iter(named)), "")
        return _Found(None, NO_TITLE + self._nearest(game, text))

    def _nearest(self, game: str, text: str) -> str:
        """The titles of the game that look most like ``text``, for a reader to judge."""
        titles = [key for (of, level, key) in self._by_title if of == game and level == 0]
        close = spelt_alike(whole(text), titles, 2, 0.7)
        return f" (nearest: {', '.join(close)})" if close else ""

    def _numbered(self, section: Section, number: str, rest: str) -> _Found:
        found = self._by_number.get((_game(section), _plain(number)), [])
        found = [s for s in found if s.kind in ("point", "step", "test-step")]
        if rest.strip():
            agreeing = {key for level in range(LEVELS) for key in asked_as(rest, level)}
            close = [s for s in found if agreeing & {key for _, key in known_as(s.title)}]
            found = close or found
        return self._one(section, found) if found else _Found(None, NO_NUMBER)

    def _step(self, section: Section, number: str, series: str) -> _Found:
        if not series and re.search(rf"^{number}\. ", section.markdown, re.MULTILINE):
            return _Found(self._entry_of.get(section.id), "")
        kind = _series(series)
        if not kind and section.kind.endswith("-step"):
            kind = section.kind
        kind = kind or _series(" ".join(ref.text for ref in section.references))
        kind = kind or _series(section.markdown)
        numbers = self._by_number
        found = [
            s
            for name in (number, f"st.{number}")
            for s in numbers.get((_game(section), name), ())
            if s.kind == kind
        ]
        return self._one(section, found) if found else _Found(None, NO_STEP)

    def _one(self, section: Section, found: Sequence[Section]) -> _Found:
        """The one entry that ``found`` means, seen from ``section``."""
        for near in (
            [s for s in found if s.document == section.document],
            [s for s in found if s.language == section.language],
            list(found),
        ):
            if near:
                found = near
                break
        for wanted in (
            [s for s in found if not s.pointer],
            [s for s in found if s.id != section.id],
            *([s for s in found if s.kind == kind] for kind in _KINDS),
            [s for s in found if not s.parent],
        ):
            entries = self._entries(found)
            if len(entries) == 1:
                break
            found = [s for s in found if s in wanted] or found
        entries = self._entries(found)
        if len(entries) == 1:
            return _Found(entries[0], "")
        return _Found(None, f"{len(entries)} entries fit: " + ", ".join(entries[:4]))

    def _entries(self, found: Iterable[Section]) -> list[str]:
        return list(dict.fromkeys(self._entry_of[s.id] for s in found))


def _by_name(
    names: Mapping[str, Iterable[str]], entries: frozenset[str]
) -> dict[tuple[str, str], set[str]]:
    """(game, name) → those of ``entries`` that bear the name."""
    bearers: dict[tuple[str, str], set[str]] = defaultdict(set)
    for entry in entries & names.keys():
        for name in names[entry]:
            bearers[entry.split("/", 1)[0], whole(name)].add(entry)
    return bearers


def _series(text: str) -> str:
    """The kind of the steps that ``text`` names, or an empty string."""
    for kind, pattern in _SERIES:
        if pattern.search(text):
            return kind
    return ""


def _plain(number: str) -> str:
    """A number as the books share it: the Italian test steps are PA., the English ST."""
    return re.sub(r"^pa\.", "st.", number.casefold().strip().rstrip("."))


def _game(section: Section) -> str:
    return section.document.split("/", 1)[0]

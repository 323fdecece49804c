"""From ``document@line`` to section ids, spans and digests."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rulesref.corpus.lock import Lock, key_of
from rulesref.corpus.restated import Restated
from rulesref.digests import section_digest
from rulesref.entries import Restates, Section, slug
from rulesref.errors import AmbiguousReference, RulesrefError, UnresolvedReference
from rulesref.nearest import spelt_alike
from rulesref.upkeep.originals import Originals


class CitedCorpus(NamedTuple):
    """What citing gives: the lock, the spelling of each reference, and what did not resolve.

    ``spelling`` is (file, entry, language, edition) → section ids in order, each once, for the
    restatements of which every reference resolved.
    """

    lock: Lock
    spelling: dict[tuple[str, str, str, str], tuple[str, ...]]
    errors: tuple[RulesrefError, ...]


def cite(restated: Iterable[Restated], documents: Originals) -> CitedCorpus:
    """Resolve every ``restates`` of ``restated`` against ``documents``."""
    lock: Lock = {}
    spelling: dict[tuple[str, str, str, str], tuple[str, ...]] = {}
    errors: list[RulesrefError] = []
    for restatement in restated:
        found: dict[str, Section] = {}
        before = len(errors)
        for reference in restatement.restates:
            try:
                section = resolve(reference, restatement, documents)
            except RulesrefError as error:
                errors.append(error)
            else:
                found.setdefault(section.id, section)
        key = key_of(restatement.section)
        lock[key] = tuple(restates(section) for section in found.values())
        if len(errors) == before:
            spelling[(restatement.file, *key)] = tuple(found)
    return CitedCorpus(lock, spelling, tuple(errors))


def restates(section: Section) -> Restates:
    """The citation of a whole section."""
    return Restates(
        section.document,
        section.id,
        section.first_line,
        section.last_line,
        section.page,
        section_digest(section),
    )


def resolve(reference: str, one: Restated, documents: Originals) -> Section:
    """The section that ``reference`` of ``one`` means.

    A line means the deepest section that holds it; where one block stands for several sections
    (an erratum of many cards), the one that bears the entry's name. Raises UnresolvedReference
    or AmbiguousReference.
    """
    document, at, line = reference.partition("@")
    sections = documents.get(document) if at else _document_of(reference, documents)
    if sections is None:
        raise _error(
            UnresolvedReference,
            f"no document {document!r} among the official ones",
            one,
            near=spelt_alike(document, documents, cutoff=0.4),
        )
    if not at:
        for section in sections:
            if section.id == reference:
                return section
        near = spelt_alike(reference, [s.id for s in sections], cutoff=0.6)
        raise _error(UnresolvedReference, f"no section {reference!r}", one, near=near)
    return _at_line(int(line), reference, one, sections)


def _document_of(reference: str, documents: Originals) -> Sequence[Section] | None:
    return next((s for name, s in documents.items() if reference.startswith(name + "/")), None)


def _at_line(line: int, reference: str, one: Restated, sections: Sequence[Section]) -> Section:
    holding = [s for s in sections if s.first_line <= line <= s.last_line]
    if not holding:
        before = [s.id for s in sections if s.last_line < line][-1:]
        after = [s.id for s in sections if s.first_line > line][:1]
        raise _error(
            UnresolvedReference, f"{reference} stands in no section", one, near=before + after
        )
    shortest = min(s.last_line - s.first_line for s in holding)
    deepest = [s for s in holding if s.last_line - s.first_line == shortest]
    if len(deepest) > 1:
        deepest = _named_like(one, deepest) or deepest
    if len(deepest) > 1:
        raise _error(
            AmbiguousReference,
            f"{reference} is {len(deepest)} sections",
            one,
            near=[s.id for s in deepest[:6]],
        )
    return deepest[0]


def _named_like(one: Restated, sections: Sequence[Section]) -> list[Section]:
    """Those of ``sections`` that bear the name of ``one``: its path, else its title or its cards."""
    path = one.id.partition("/")[2]
    exact = [s for s in sections if s.id.endswith("/" + path)]
    if exact:
        return exact
    names = {slug(one.section.title), *(slug(card.name) for card in one.section.cards)}
    return [s for s in sections if slug(s.title) in names]


def _error(
    kind: type[RulesrefError], message: str, one: Restated, near: Sequence[str]
) -> RulesrefError:
    return kind(
        f"{one.id}: {message}",
        file=one.file,
        line=one.section.first_line,
        column=1,
        text=f"## {one.section.title}",
        candidates=tuple(near),
        remedy="correct restates: a line of the passage, or its section id",
    )

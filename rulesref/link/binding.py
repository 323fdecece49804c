"""Binding: sections of many documents become entries with passages, names and backlinks."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from rulesref.entries import (
    Document,
    Entry,
    OpenPoint,
    Passage,
    Restates,
    Section,
    slug,
    version_key,
)
from rulesref.link.authority import Authority, Superseded, superseded_in
from rulesref.link.copies import copies
from rulesref.link.grouping import game_of, path_of

#: Where a passage of each tier stands inside its entry, the strongest first.
_TIER_ORDER = {"faq": 0, "rules-reference": 1, "learn-to-play": 2, "restatement": 3, "summary": 4}

#: Which kind names an entry whose passages are of several kinds.
_KIND_ORDER = ("glossary", "rule", "point", "step", "window", "test-step", "definition")


class NamedEntry(NamedTuple):
    """What the corpus and the terms add to an entry beyond its passages."""

    titles: Mapping[str, str]  # language → title
    names: Sequence[str]
    see: Sequence[str]
    open_questions: Sequence[OpenPoint] = ()


class Knowledge(NamedTuple):
    """All that binding needs to know besides the sections themselves."""

    documents: Mapping[str, Document]
    authority: Mapping[str, Authority]  # game → its order
    stale_copies: Mapping[str, str]  # glossary copy → FAQ point
    restates: Mapping[str, tuple[Restates, ...]]  # restatement section id → what it restates
    named: Mapping[str, NamedEntry]  # entry id → names
    out_of_date: Mapping[str, str] = {}  # section of a translation → that of the newer original


def bind(
    sections: Sequence[Section], ids: Mapping[str, Sequence[str]], known: Knowledge
) -> list[Entry]:
    """The entries that ``sections`` make; ``ids`` maps each section id to its entries.

    Sections come with their references resolved. Entries keep the order in which their first
    section stands in ``sections``.
    """
    members: dict[str, list[Section]] = defaultdict(list)
    for section in sections:
        for entry_id in ids[section.id]:
            members[entry_id].append(section)
    for section in sections:
        for entry_id in _amended(section, members):
            if section not in members[entry_id]:
                members[entry_id].append(section)
    see = {entry_id: _see(entry_id, members[entry_id], known) for entry_id in members}
    backlinks: dict[str, list[str]] = defaultdict(list)
    for source, targets in see.items():
        for target in targets:
            backlinks[target].append(source)
    return [
        _entry(entry_id, own, known, see[entry_id], backlinks.get(entry_id, ()))
        for entry_id, own in members.items()
    ]


def _amended(section: Section, members: Mapping[str, object]) -> tuple[str, ...]:
    """The entries that a rulebook erratum corrects, where the book has them."""
    if section.kind != "rulebook-erratum":
        return ()
    slugs = [path_of(section).rsplit("/", 1)[-1]]
    slugs += [value for key, value in section.facts if key == "amends"]
    found = []
    for name in slugs:
        for wanted in (name, name.removesuffix("-rules")):
            entry_id = f"{game_of(section)}/{wanted}"
            if entry_id in members and entry_id not in found:
                found.append(entry_id)
    return tuple(found)


def _see(entry_id: str, own: Iterable[Section], known: Knowledge) -> tuple[str, ...]:
    targets = [r.target for section in own for r in section.references if r.target]
    if entry_id in known.named:
        targets += list(known.named[entry_id].see)
    return tuple(dict.fromkeys(target for target in targets if target != entry_id))


def _entry(
    entry_id: str,
    own: Sequence[Section],
    known: Knowledge,
    see: tuple[str, ...],
    backlinks: Iterable[str],
) -> Entry:
    game = entry_id.split("/", 1)[0]
    fallen = superseded_in(
        own, known.documents, known.authority[game], known.stale_copies, known.out_of_date
    )
    ordered = sorted(own, key=lambda section: _rank(section, known, fallen))
    named = known.named.get(entry_id)
    return Entry(
        entry_id,
        game,
        _kind(own),
        _titles(entry_id, ordered, named),
        tuple(dict.fromkeys(named.names)) if named else (),
        tuple(_passages(entry_id, ordered, known, fallen)),
        see,
        tuple(dict.fromkeys(backlinks)),
        tuple(named.open_questions) if named else (),
    )


def _rank(
    section: Section, known: Knowledge, fallen: Mapping[str, Superseded]
) -> tuple[bool, bool, float, tuple[int, ...]]:
    document = known.documents[section.document]
    version = tuple(-part for part in version_key(document.version))
    other_edition = (section.edition or document.edition) == "2026"
    tier: float = _TIER_ORDER.get(document.tier, 5)
    if section.kind == "rulebook-erratum":  # read after the rule that it amends
        tier = _TIER_ORDER["rules-reference"] + 0.5
    return section.id in fallen, other_edition, tier, version


def _kind(own: Sequence[Section]) -> str:
    kinds = {section.kind for section in own}
    restated = [section.kind for section in own if "/restatement-" in section.document]
    if restated:
        return restated[0]
    for kind in _KIND_ORDER:
        if kind in kinds:
            return kind
    return own[0].kind


def _titles(
    entry_id: str, ordered: Sequence[Section], named: NamedEntry | None
) -> tuple[tuple[str, str], ...]:
    titles: dict[str, str] = {}
    for section in sorted(ordered, key=lambda s: s.kind == "rulebook-erratum"):
        if "/restatement-" in section.document:
            titles.setdefault(section.language, _own_title(entry_id, section))
    for section in sorted(ordered, key=lambda s: s.kind not in ("glossary", "rule")):
        titles.setdefault(section.language, section.title)
    for language, title in (named.titles if named else {}).items():
        titles.setdefault(language, title)
    return tuple(sorted(titles.items(), key=lambda item: item[0] != "en"))


def _own_title(entry_id: str, section: Section) -> str:
    """The title, or the card's own name where one restatement serves the entries of many cards."""
    if len(section.cards) > 1 and section.kind == "card-erratum":
        name = entry_id.rsplit("/", 1)[-1]
        return next((c.name for c in section.cards if slug(c.name) == name), section.title)
    return section.title


def _passages(
    entry_id: str,
    ordered: Sequence[Section],
    known: Knowledge,
    fallen: Mapping[str, Superseded],
) -> Iterable[Passage]:
    repeated = copies(ordered, known.documents, fallen)
    for section in ordered:
        role = "copy" if section.id in repeated else "text"
        at_home = entry_id.startswith(f"{game_of(section)}/rulebook-errata/")
        if role == "text" and section.kind == "rulebook-erratum" and not at_home:
            role = "amends"
        lost = fallen.get(section.id)
        yield Passage(
            section,
            known.documents[section.document],
            role,
            lost.by if lost else "",
            lost.why if lost else "",
            lost.cite if lost else "",
            known.restates.get(section.id, ()),
        )

"""Linking what a book is made of: references, authority, entries with their names."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rulesref.book.gathering import Gathered
from rulesref.entries import Entry, OpenPoint, Section
from rulesref.link.authority import Authority, read_authority
from rulesref.link.binding import Knowledge, NamedEntry, bind
from rulesref.link.grouping import entry_ids
from rulesref.link.original import original_entries, out_of_date
from rulesref.link.provenance import copies, stale_copies
from rulesref.link.references import resolve
from rulesref.link.restated import restated_by
from rulesref.link.translation import aligned_entries
from rulesref.places import corpus_folder, game_ids


class Linked(NamedTuple):
    """The sections with their references resolved, the entries that they belong to, and the entries."""

    sections: list[Section]
    ids: Mapping[str, Sequence[str]]
    entries: list[Entry]
    authority: Mapping[str, Authority]


def link(gathered: Gathered) -> Linked:
    """Find the entry of every section, resolve what refers to another, and bind the entries."""
    sections = gathered.sections
    ids = entry_ids(
        sections,
        restated_by(gathered.restated, gathered.sections),
        aligned_entries(gathered.aligned) | original_entries(gathered.originals, sections),
        copies(sections),
    )
    for restatement in gathered.restated:
        ids[restatement.section.id] = tuple(dict.fromkeys((restatement.id, *restatement.also)))
    main = {section_id: found[0] for section_id, found in ids.items()}
    resolved = resolve(sections, main, _further_names(gathered))
    sections = [s._replace(entry=main[s.id]) for s in resolved]
    authority = {
        game: read_authority(corpus_folder() / game / "authority.toml") for game in game_ids()
    }
    known = Knowledge(
        gathered.documents,
        authority,
        stale_copies(sections),
        gathered.locked,
        _named(gathered),
        out_of_date(gathered.originals, sections, gathered.documents),
    )
    return Linked(sections, ids, bind(sections, ids, known), authority)


def _further_names(gathered: Gathered) -> dict[str, list[str]]:
    """Entry → its other official names in both languages; what players say of it is none."""
    names: dict[str, list[str]] = defaultdict(list)
    for restatement in gathered.restated:
        names[restatement.id] += restatement.names
    for term in gathered.terms:
        names[term.entry] += [*term.names, *term.it]
    return names


def _named(gathered: Gathered) -> dict[str, NamedEntry]:
    titles: dict[str, dict[str, str]] = defaultdict(dict)
    names: dict[str, list[str]] = defaultdict(list)
    see: dict[str, list[str]] = defaultdict(list)
    for restatement in gathered.restated:
        if restatement.it:
            titles[restatement.id].setdefault("it", restatement.it)
        if restatement.en:
            titles[restatement.id].setdefault("en", restatement.en)
        names[restatement.id] += restatement.names
        see[restatement.id] += restatement.see
    for term in gathered.terms:
        names[term.entry] += [*term.names, *term.aliases, *term.it]
        if term.it:
            titles[term.entry].setdefault("it", term.it[0])
    for row in gathered.aligned:
        if row.relation != "split":
            titles[row.entries[0]].setdefault("en", row.title)
    doubts: dict[str, list[OpenPoint]] = defaultdict(list)
    for point, entries in gathered.open_points:
        for entry in entries:
            doubts[entry].append(point)
    everyone = titles.keys() | names.keys() | see.keys() | doubts.keys()
    return {
        entry: NamedEntry(titles[entry], names[entry], see[entry], doubts[entry])
        for entry in everyone
    }

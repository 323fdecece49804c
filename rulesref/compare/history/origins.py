"""Where a rule came from: the notes, versions and dates that its documents print beside it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rulesref.corpus.published import Published, publication_of
from rulesref.entries import Document, Entry, Passage, Section, version_key

#: The edition of the Grimoire, which has versions of its own.
_GRIMOIRE = "2026"

#: What a section is that a version brought.
_BROUGHT = {
    "question": "answered",
    "rulebook-erratum": "corrected",
    "card-erratum": "corrected",
    "campaign-erratum": "corrected",
}


class Origin(NamedTuple):
    """One note. ``how`` is ``added``, ``expanded``, ``updated``, ``amended`` (notes of the rules
    reference), ``answered``, ``corrected`` or ``worded`` (since when such a text stands),
    ``already`` or ``not-yet`` (a point in an early FAQ).
    """

    how: str
    source: str  # "faq", "grimoire", or the name of an expansion
    version: str
    point: str
    date: str
    section: str  # section id
    claimed: str = ""  # the point as printed, where it is misprinted


def origins_of(
    entry: Entry, documents: Sequence[Document], published: Sequence[Published]
) -> tuple[Origin, ...]:
    """The notes on ``entry``, the earliest first, each once."""
    notes: dict[tuple[str, ...], Origin] = {}
    for passage in entry.passages:
        for origin in (*_notes(passage.section), *_since(passage, published)):
            key = (origin.how, origin.source, origin.version, origin.point)
            before = notes.setdefault(key, origin)
            if origin.date and not before.date:
                notes[key] = before._replace(date=origin.date)
    for origin in _early(entry, documents, published):
        notes.setdefault((origin.how, origin.source, origin.version, origin.point), origin)
    return tuple(sorted(notes.values(), key=_when))


def _when(origin: Origin) -> tuple[bool, str, tuple[int, ...], str]:
    return not origin.date, origin.date, version_key(origin.version), origin.source


def _notes(section: Section) -> Iterable[Origin]:
    """The notes in brackets of a rules reference."""
    for note in section.provenance:
        yield Origin(note.how, note.source, "", note.point, "", section.id, note.claimed)
    for how in ("updated", "amended"):
        if when := section.fact(how):
            yield Origin(how, when, "", "", "", section.id)


def _since(passage: Passage, published: Sequence[Published]) -> Iterable[Origin]:
    """The version since which a section stands, as a FAQ or the data of players says it."""
    section, document = passage.section, passage.document
    version = section.fact("since")
    if not version or section.kind == "taboo":
        return
    _, row = publication_of(document.id, published)
    source = "grimoire" if passage.edition == _GRIMOIRE else "faq"
    known = row.dates.get(version, "") if row else _dated(version, passage.edition, published)
    date = known or section.fact("since-date")
    yield Origin(_BROUGHT.get(section.kind, "worded"), source, version, "", date, section.id)


def _dated(version: str, edition: str, published: Sequence[Published]) -> str:
    """The date of a version, for restatements that say no more than that: of the FAQ, or the Grimoire."""
    if edition == _GRIMOIRE:
        rows = [row for row in published if row.edition == edition]
    else:
        rows = [row for row in published if row.tier == "faq"]
    return next((row.dates[version] for row in rows if version in row.dates), "")


def _early(
    entry: Entry, documents: Sequence[Document], published: Sequence[Published]
) -> Iterable[Origin]:
    """Whether earlier FAQs that are at hand have the point already."""
    points = [p for p in entry.passages if p.section.kind == "point"]
    if not points:
        return
    latest = max(points, key=lambda p: version_key(p.document.version))
    for document in documents:
        same = (document.game, document.tier, document.language, document.edition)
        mine = latest.document
        if same != (mine.game, mine.tier, mine.language, mine.edition):
            continue
        if version_key(document.version) >= version_key(mine.version) or "/own/" in document.id:
            continue
        own = next((p.section for p in points if p.document.id == document.id), None)
        _, row = publication_of(document.id, published)
        date = (row.dates.get(document.version) if row else "") or document.date
        how = "already" if own else "not-yet"
        point = own.number if own else latest.section.number
        yield Origin(how, "faq", document.version, point, date, (own or latest.section).id)

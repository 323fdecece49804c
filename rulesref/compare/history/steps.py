"""The history of a rule: its versions in order, and what each changed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rulesref.book.lookup import Lookup
from rulesref.compare.history.change import Change, Edit, change, differing
from rulesref.compare.history.elsewhere import OtherRules
from rulesref.compare.history.origins import Origin, origins_of
from rulesref.compare.history.versions import OFFICIAL, Claim, Version, versions_of
from rulesref.compare.notes import notes_on
from rulesref.corpus.published import FILE, read_published
from rulesref.entries import Entry, Section, version_key
from rulesref.places import corpus_folder


class Step(NamedTuple):
    """A version of the rule, and what changed since what it is held ``against``.

    ``foreign`` is an earlier version in another language, with which no words are compared;
    ``anew`` says whether the rule was worded anew since, None where nobody knows. ``copies`` are
    the other documents that claim to be this version, and how they differ from it; ``note`` is what
    our own words say that this version changed.
    """

    version: Version
    against: tuple[Version, ...] = ()
    change: Change | None = None
    foreign: Version | None = None
    anew: bool | None = None
    copies: tuple[tuple[Claim, tuple[Edit, ...]], ...] = ()
    note: str = ""


class History(NamedTuple):
    """All that is known of how a rule became what it is.

    ``own`` is what changed in our own words, where the official ones are not at hand in two
    editions. ``editions`` are those that have the rule.
    """

    entry: Entry
    steps: tuple[Step, ...]
    origins: tuple[Origin, ...]
    own: Change | None
    editions: tuple[str, ...]


def history_of(entry: Entry, lookup: Lookup, language: str = "en") -> History:
    """The history of ``entry``; ``language`` is that of our own words."""
    versions = versions_of(entry, lookup)
    steps = tuple(_step(version, versions, entry, lookup, language) for version in versions)
    published = read_published(corpus_folder() / entry.game / FILE)
    editions = _editions(entry, versions)
    across = any(
        step.change is not None and step.against[0].edition != step.version.edition
        for step in steps
    )
    own = None if across or len(editions) < 2 else _own_words(entry, language)
    return History(entry, steps, origins_of(entry, lookup.documents(), published), own, editions)


def _step(
    version: Version, versions: Sequence[Version], entry: Entry, lookup: Lookup, language: str
) -> Step:
    if version.document is None:
        return Step(version)
    against = _against(version, versions)
    foreign = _foreign(version, versions) if not _is_next(against, version) else None
    changed = _changed(version, against, entry, lookup) if against else None
    copies = tuple(
        (claim, differing(version.sections, [p.section for p in claim.passages]))
        for claim in version.copies
    )
    note = notes_on(entry, version.version, language) if foreign else ""
    return Step(version, against, changed, foreign, _anew(version, foreign), copies, note)


def _against(version: Version, versions: Sequence[Version]) -> tuple[Version, ...]:
    """The version before this one in its language; else what held in the edition before."""
    earlier = [
        other
        for other in versions[: versions.index(version)]
        if other.document is not None and other.language == version.language
    ]
    same = [v for v in earlier if (v.tier, v.edition) == (version.tier, version.edition)]
    if same:
        return (same[-1],)
    editions = sorted({v.edition for v in earlier if v.edition < version.edition})
    if not editions:
        return ()
    latest = {v.tier: v for v in earlier if v.edition == editions[-1]}
    return tuple(sorted(latest.values(), key=lambda v: OFFICIAL.index(v.tier), reverse=True))


def _is_next(against: Sequence[Version], version: Version) -> bool:
    return bool(against) and against[0].edition == version.edition


def _foreign(version: Version, versions: Sequence[Version]) -> Version | None:
    """The version before this one in its edition and tier, which is in another language."""
    earlier = [
        other
        for other in versions[: versions.index(version)]
        if other.document is not None
        and other.language != version.language
        and (other.tier, other.edition) == (version.tier, version.edition)
    ]
    return earlier[-1] if earlier else None


def _anew(version: Version, foreign: Version | None) -> bool | None:
    """Whether any section of ``version`` has other words than the version that was translated."""
    since = [s.fact("since") for s in version.sections if s.fact("since")]
    if foreign is None or not since:
        return None
    return any(version_key(one) > version_key(foreign.version) for one in since)


def _changed(version: Version, against: Sequence[Version], entry: Entry, lookup: Lookup) -> Change:
    old = _by_weight(section for before in against for section in before.sections)
    new = _by_weight(version.sections)
    others = _shared(version, against, entry, lookup)
    known = {section.id for section in (*old, *new, *others)}
    before = {v.id for v in against} | {s.document for s in others}
    after = _documents_beside(version, lookup)
    return change(
        old,
        new,
        others=others,
        went=OtherRules(lookup, after, known).seek,
        came=OtherRules(lookup, sorted(before), known).seek,
    )


def _by_weight(sections: Iterable[Section]) -> list[Section]:
    """Whole rules before what amends them, so that a correction that was taken in is not twice."""
    return sorted(sections, key=lambda section: section.kind == "rulebook-erratum")


def _documents_beside(version: Version, lookup: Lookup) -> list[str]:
    """The official documents in which a statement that left the rule may stand now."""
    return [
        document.id
        for document in lookup.documents()
        if document.tier in OFFICIAL
        and (document.language, document.edition) == (version.language, version.edition)
        and (document.id == version.id or document.tier != version.tier)
        and document.game == version.id.split("/")[0]
    ]


def _shared(
    version: Version, against: Sequence[Version], entry: Entry, lookup: Lookup
) -> list[Section]:
    """The older sections of the other rules that a section of ``version`` tells as well."""
    documents = {before.id for before in against}
    others = {
        other
        for section in version.sections
        for other in lookup.entries_with(section.id)
        if other != entry.id
    }
    return [
        passage.section
        for other in sorted(others)
        for passage in lookup.entry(other).passages
        if passage.document.id in documents
    ]


def _own_words(entry: Entry, language: str) -> Change | None:
    """What changed between our wordings of two editions, in ``language`` where it has both."""
    for tongue in dict.fromkeys((language, "en", "it")):
        own = {
            passage.section.edition: passage.section
            for passage in reversed(entry.passages)
            if passage.document.tier == "restatement" and passage.section.language == tongue
        }
        if "" not in own and len(own) > 1:
            first, *_, last = sorted(own)
            return change([own[first]], [own[last]])
    return None


def _editions(entry: Entry, versions: Sequence[Version]) -> tuple[str, ...]:
    """The editions that have the rule; a text without an edition holds in all."""
    known = {version.edition for version in versions if version.edition}
    known |= {p.section.edition for p in entry.passages if p.section.edition}
    return tuple(sorted(known))

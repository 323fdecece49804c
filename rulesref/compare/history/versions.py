"""The versions of a rule: which documents have it, in which version, of which date."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rulesref.book.lookup import Lookup
from rulesref.corpus.published import FILE, Published, publication_of, read_published
from rulesref.entries import Document, Entry, Passage, Restates, Section, version_key
from rulesref.places import corpus_folder

#: Tiers whose documents are official: summaries and our own words are no versions of a rule.
OFFICIAL = ("rules-reference", "learn-to-play", "faq")


class Version(NamedTuple):
    """One version of a rule.

    ``document`` is None where the corpus cites a version that is not at hand; ``cited`` says where
    it stands there. ``copies`` are further documents that claim to be the same version.
    """

    id: str  # document id
    title: str
    version: str
    date: str
    language: str
    edition: str
    tier: str
    document: Document | None
    passages: tuple[Passage, ...]
    cited: tuple[Restates, ...] = ()
    copies: tuple[Claim, ...] = ()

    @property
    def sections(self) -> tuple[Section, ...]:
        """The sections of the rule in this version."""
        return tuple(passage.section for passage in self.passages)


class Claim(NamedTuple):
    """A document that says that it is some version, and what it has of the rule."""

    document: Document
    passages: tuple[Passage, ...]


def versions_of(entry: Entry, lookup: Lookup) -> tuple[Version, ...]:
    """The versions of ``entry``, the earliest first."""
    published = read_published(corpus_folder() / entry.game / FILE)
    at_hand = [_version(claims, published) for claims in _claims(entry, published)]
    known = {document.id for document in lookup.documents()}
    absent = [version for version in _cited(entry, published) if version.id not in known]
    return tuple(sorted([*at_hand, *absent], key=_when))


def _when(version: Version) -> tuple[str, str, tuple[int, ...], int, str]:
    tier = OFFICIAL.index(version.tier) if version.tier in OFFICIAL else 0
    numbered = version_key(version.version)
    return version.date or version.edition, version.edition, numbered, tier, version.id


def _claims(entry: Entry, published: Sequence[Published]) -> Iterable[list[Claim]]:
    """The official documents with ``entry``, those together that claim to be one version.

    The one that the list of documents has first speaks for them.
    """
    by_document: dict[str, list[Passage]] = {}
    for passage in entry.passages:
        if passage.document.tier in OFFICIAL:
            by_document.setdefault(passage.document.id, []).append(passage)
    claimed: dict[tuple[str, ...], list[Claim]] = {}
    for passages in by_document.values():
        document = passages[0].document
        claim = (document.tier, document.version or document.id, document.language)
        same = claimed.setdefault((*claim, document.edition), [])
        same.append(Claim(document, tuple(passages)))

    def rank(claim: Claim) -> tuple[int, str]:
        return publication_of(claim.document.id, published)[0], claim.document.id

    return (sorted(claims, key=rank) for claims in claimed.values())


def _version(claims: Sequence[Claim], published: Sequence[Published]) -> Version:
    document = claims[0].document
    _, row = publication_of(document.id, published)
    return Version(
        document.id,
        document.title,
        document.version,
        (row.dates.get(document.version) if row else "") or document.date,
        document.language,
        document.edition,
        document.tier,
        document,
        claims[0].passages,
        (),
        tuple(claims[1:]),
    )


def _cited(entry: Entry, published: Sequence[Published]) -> Iterable[Version]:
    """The versions that our restatements cite, whether at hand or not."""
    places: dict[str, list[Restates]] = {}
    for passage in entry.passages:
        for cited in passage.restates:
            places.setdefault(cited.document_id, []).append(cited)
    for id, cited_there in places.items():
        _, row = publication_of(id, published)
        if row is None:
            continue
        version = id.removeprefix(row.ids)
        date = row.dates.get(version, "")
        about = (row.language, row.edition, row.tier)
        cited_once = tuple(dict.fromkeys(cited_there))
        yield Version(id, row.name, version, date, *about, None, (), cited_once)

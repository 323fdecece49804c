"""Which passage of an entry governs: a partial order held as data, with citations.

Editions never overrule one another: the table plays one of them. A pair that no line of
``authority.toml`` covers is undetermined.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from rulesref.entries import Document, Section, version_key
from rulesref.errors import ParseError
from rulesref.link.text import likeness, words


class Superseded(NamedTuple):
    """A passage that no longer holds: what replaced it, why, and the entry that says so."""

    section: str
    by: str
    why: str
    cite: str


class Authority(NamedTuple):
    """The order of one game. ``over`` maps (stronger, weaker) to the citing entry."""

    over: Mapping[tuple[str, str], str]
    later_tiers: frozenset[str]
    later_cite: str

    def compare(self, left: Document, right: Document) -> int | None:
        """1 when ``left`` overrules ``right``, -1 the reverse, 0 in one rank, None undetermined."""
        if left.game != right.game or left.edition != right.edition:
            return None
        if left.tier == right.tier:
            if left.tier not in self.later_tiers or left.title != right.title:
                return 0 if left.id == right.id else None
            mine, theirs = version_key(left.version), version_key(right.version)
            return (mine > theirs) - (mine < theirs)
        if (left.tier, right.tier) in self.over:
            return 1
        if (right.tier, left.tier) in self.over:
            return -1
        return None

    def cite(self, left: Document, right: Document) -> str:
        """The entry that puts ``left`` over ``right``; the empty string when none does."""
        if left.tier == right.tier:
            return self.later_cite
        return self.over.get((left.tier, right.tier), "")


def read_authority(path: Path) -> Authority:
    """The order that ``path`` (TOML) holds. Raises ParseError when it is not of that shape."""
    try:
        data = tomllib.loads(path.read_text("utf-8"))
        over = {(line["over"], line["under"]): line["cite"] for line in data["line"]}
        later = data["later"]
        return Authority(over, frozenset(later["tiers"]), later["cite"])
    except (tomllib.TOMLDecodeError, KeyError, TypeError) as problem:
        raise ParseError(f"the order of authority is broken: {problem}", file=str(path)) from None


def superseded_in(
    passages: Sequence[Section],
    documents: Mapping[str, Document],
    authority: Authority,
    stale_copies: Mapping[str, str],
    out_of_date: Mapping[str, str] = {},
) -> dict[str, Superseded]:
    """The passages of one entry that no longer hold, by section id.

    A glossary copy falls only where its FAQ point says something else (``stale_copies``), a
    translation where the original has been worded anew since (``out_of_date``); an earlier
    version of one document falls to the later one's passage of the same kind, to that of the
    latest which is most like it.
    """
    fallen: dict[str, Superseded] = {}
    for section in passages:
        if section.id in stale_copies:
            by = stale_copies[section.id]
            cite = authority.over.get(("faq", "rules-reference"), "")
            fallen[section.id] = Superseded(section.id, by, "the FAQ words this rule anew", cite)
            continue
        if section.id in out_of_date:
            by = out_of_date[section.id]
            newer = documents["/".join(by.split("/")[:2])]
            why = f"the English original is newer, version {newer.version} words this anew"
            cite = authority.over.get(("original English printing", "translation"), "")
            fallen[section.id] = Superseded(section.id, by, why, cite)
            continue
        document = documents[section.document]
        rivals = [
            other
            for other in passages
            if other.kind == section.kind
            and documents[other.document].tier == document.tier
            and authority.compare(documents[other.document], document) == 1
            and _same_subject(section, other)
        ]
        if rivals:
            best = max(rivals, key=lambda other: _heir(section, other, documents))
            version = documents[best.document].version
            why = f"version {version} of the same document"
            if words(best.markdown) == words(section.markdown):
                why += ", which repeats it"
            fallen[section.id] = Superseded(section.id, best.id, why, authority.later_cite)
    return fallen


def _heir(
    section: Section, other: Section, documents: Mapping[str, Document]
) -> tuple[tuple[int, ...], float]:
    """How fit ``other`` is to stand in the place of ``section``: by its version, then its words."""
    version = version_key(documents[other.document].version)
    return version, likeness(section.markdown, other.markdown)


def _same_subject(section: Section, other: Section) -> bool:
    """Two card errata of one entry are rivals only when they correct a card in common."""
    if section.kind != "card-erratum":
        return True
    codes = [{code for card in one.cards for code in card.codes} for one in (section, other)]
    if all(codes):
        return bool(codes[0] & codes[1])
    mine = {(card.name, card.number) for card in section.cards}
    theirs = {(card.name, card.number) for card in other.cards}
    return not mine or not theirs or bool(mine & theirs)

"""Where a translation and its original say different things.

Only what a reader would play otherwise counts: a number, a negation, may or must, a statement or an
entry that is missing. Spelling, order and turns of phrase do not. Where the alignment of two texts is
doubtful nothing is said of their words.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rulesref.book.lookup import Lookup
from rulesref.compare.notes import notes_on
from rulesref.compare.statements import Statement, statements
from rulesref.compare.translations.across import Bead, Translate, beads
from rulesref.compare.translations.findings import Finding, Teller
from rulesref.compare.translations.pairs import Pair, Translated, is_older, translations
from rulesref.compare.translations.signals import is_untranslated
from rulesref.compare.translations.wordings import icons, numbers, wordings_of
from rulesref.entries import Document, Section
from rulesref.search.translating import Translations

#: Which share of both texts has to have a counterpart for words to be compared at all.
_STEADY, _SURE = 0.6, 0.8


class Held(NamedTuple):
    """A translation that was held against its original; ``older``: it is of an earlier version."""

    original: Document
    translation: Document
    older: bool


class Drift(NamedTuple):
    """The translations that were held against their originals, and what was found, ranked."""

    held: tuple[Held, ...]
    findings: tuple[Finding, ...]


def drift(
    lookup: Lookup, entry: str | None = None, *, game: str | None = None, language: str = "en"
) -> Drift:
    """What differs in all translations at hand, or in the rule ``entry`` alone.

    ``language`` is that of our own words.
    """
    translate = Translations(lookup.folder / "whoosh").of
    held, findings = [], []
    for translated in translations(lookup):
        if game is not None and translated.original.game != game:
            continue
        both = translated.original, translated.translation
        held.append(Held(*both, is_older(*both[::-1])))
        wanted = [p for p in translated.pairs if entry is None or _is_about(p, entry, lookup)]
        for pair in wanted:
            findings += _of_pair(pair, translated, translate)
    ranked = sorted(findings, key=lambda finding: -finding.weight)
    return Drift(tuple(held), tuple(_noted(finding, lookup, language) for finding in ranked))


def _noted(finding: Finding, lookup: Lookup, language: str) -> Finding:
    """An older version with what our own words say that the newer one changed."""
    quote = finding.original
    if finding.kind != "older" or quote is None:
        return finding
    said = notes_on(lookup.entry(finding.entry), quote.document.version, language)
    return finding._replace(note=said)


def _is_about(pair: Pair, entry: str, lookup: Lookup) -> bool:
    sections = (*pair.original, *pair.translation)
    if any(section.entry == entry for section in sections):
        return True
    return any(entry in lookup.entries_with(section.id) for section in sections)


def _of_pair(pair: Pair, translated: Translated, translate: Translate) -> list[Finding]:
    teller = Teller(pair, translated)
    if not pair.original:
        return [teller.finding("added-entry", None, "")]
    if not pair.translation:
        return [teller.finding("missing-entry", "", None)]
    original = _statements(pair.original)
    foreign = _statements(pair.translation)
    left = [s for s in foreign if is_untranslated(s.text)]
    if 2 * len(left) > len(foreign):
        same = next((s for s in original if s.words == left[0].words), None)
        return [teller.finding("untranslated", same.text if same else "", left[0].text)]
    side_by_side = beads(original, foreign, translate)
    share = _share(side_by_side)
    found: list[Finding] = []
    if share >= (_SURE if teller.is_older else _STEADY):
        found = list(wordings_of(side_by_side, teller, translate))
        found += numbers(side_by_side, teller, found)
    return [_older(found, teller)] if teller.is_older else [*found, *icons(side_by_side, teller)]


def _statements(sections: Sequence[Section]) -> list[Statement]:
    """The statements of ``sections``; those behind the first one begin with their titles."""
    found = list(statements(sections[0].markdown))
    for section in sections[1:]:
        found += statements(f"{section.title}\n\n{section.markdown}")
    return found


def _share(side_by_side: Iterable[Bead]) -> float:
    """How much of both texts has a counterpart."""
    whole = paired = 0
    for bead in side_by_side:
        count = len(bead.original) + len(bead.translation)
        whole += count
        paired += count if bead.original and bead.translation else 0
    return paired / whole if whole else 0.0


def _older(found: Iterable[Finding], teller: Teller) -> Finding:
    """The translation of an earlier wording; with what differs first, where that can be seen."""
    for finding in sorted(found, key=lambda f: f.kind != "missing"):
        if finding.original:
            theirs = finding.translation.text if finding.translation else ""
            both = (finding.original.text, theirs)
            return teller.finding("older", *both, finding.lost, finding.gained)
    return teller.finding("older", "", "")

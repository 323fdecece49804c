"""Where a translation and its original say different things.

Only what a reader would play otherwise counts: a number, a negation, may or must, a statement or an
entry that is missing. Spelling, order and turns of phrase do not. Where the alignment of two texts is
doubtful nothing is said of their words.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from rulesref.book.lookup import Lookup
from rulesref.compare.notes import notes_on
from rulesref.compare.statements import Statement, statements
from rulesref.compare.translations.across import Bead, Translate, beads, held_by, likeness_across
from rulesref.compare.translations.pairs import Pair, Translated, is_older, translations
from rulesref.compare.translations.signals import Signals, is_untranslated, signals, turns
from rulesref.entries import Document, Section, version_key
from rulesref.search.translating import Translations

#: What each kind weighs at the table.
WEIGHTS = {
    "negation": 100,
    "modal": 90,
    "number": 80,
    "older": 75,
    "missing-entry": 70,
    "added-entry": 45,
    "missing": 60,
    "added": 50,
    "untranslated": 40,
    "icons": 20,
}
#: What is lost where the translation is unofficial.
_UNOFFICIAL = 8
#: From how much on statements are sure to be one; so much has to be alike in two that are held against
#: each other between neighbours that fit, and elsewhere.
_ALIKE, _ALIKE_BETWEEN, _ALIKE_ALONE = 0.3, 0.18, 0.35
#: From here on nobody asks whether two statements are strangers that share a few words.
_BEYOND_DOUBT = 0.45
#: How much less like a statement may be than its counterpart and still be told by it.
_NEARLY = 0.2
#: Which share of both texts has to have a counterpart for words to be compared at all.
_STEADY, _SURE = 0.6, 0.8
#: How much longer than the original a translation is, and how far from it one that left nothing out.
_LONGER, _LOWEST, _HIGHEST = 1.12, 0.7, 1.45
#: Which share of all pairs of statements has to be one to one for unlike ones to be believed.
_EVEN = 0.85
#: A statement of fewer words is a heading or an aside, and may be left out.
_TELLING = 6
_POINTS = re.compile(r"\b(?:pages?|pagin[ae]|explained starting|alla voce)\b", re.IGNORECASE)


class Quote(NamedTuple):
    """Words of a document: the section that has them, and the words; empty where it has none."""

    section: Section
    document: Document
    text: str


class Finding(NamedTuple):
    """One difference. ``lost`` and ``gained`` are what is said on one side alone, ``note`` is what
    our own words say of it.
    """

    kind: str  # one of WEIGHTS
    weight: int
    entry: str
    original: Quote | None
    translation: Quote | None
    lost: tuple[str, ...] = ()
    gained: tuple[str, ...] = ()
    note: str = ""


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
    teller = _Teller(pair, translated)
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
        found = list(_in_words(side_by_side, teller, translate))
        found += _numbers(side_by_side, teller, found)
    return [_older(found, teller)] if teller.is_older else [*found, *_icons(side_by_side, teller)]


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


class _Teller:
    """Makes the findings on one pair of sections."""

    def __init__(self, pair: Pair, translated: Translated) -> None:
        self._pair = pair
        self._translated = translated
        since = pair.original[0].fact("since") if pair.original else ""
        version = translated.translation.version
        self.is_older = bool(since and version) and version_key(since) > version_key(version)

    def finding(
        self,
        kind: str,
        original: str | None,
        translation: str | None,
        lost: Iterable[str] = (),
        gained: Iterable[str] = (),
    ) -> Finding:
        """A difference between two wordings; None where there is no section to quote."""
        pair, both = self._pair, self._translated
        less = _UNOFFICIAL if both.translation.tier == "summary" else 0
        first = (*pair.original, *pair.translation)[0]
        ours = theirs = None
        if original is not None:
            ours = Quote(pair.original[0], both.original, original)
        if translation is not None:
            theirs = Quote(self._section_with(translation), both.translation, translation)
        weight = WEIGHTS[kind] - less
        return Finding(kind, weight, first.entry, ours, theirs, tuple(lost), tuple(gained))

    def _section_with(self, text: str) -> Section:
        """The section of the translation that has ``text``."""
        first = self._pair.translation[0]
        return next((s for s in self._pair.translation if text and text[:30] in s.markdown), first)


def _older(found: Iterable[Finding], teller: _Teller) -> Finding:
    """The translation of an earlier wording; with what differs first, where that can be seen."""
    for finding in sorted(found, key=lambda f: f.kind != "missing"):
        if finding.original:
            theirs = finding.translation.text if finding.translation else ""
            both = (finding.original.text, theirs)
            return teller.finding("older", *both, finding.lost, finding.gained)
    return teller.finding("older", "", "")


def _in_words(
    side_by_side: Sequence[Bead], teller: _Teller, translate: Translate
) -> Iterator[Finding]:
    """What differs statement by statement."""
    even = sum(_is_one_to_one(bead) for bead in side_by_side) >= _EVEN * len(side_by_side)
    for place, bead in enumerate(side_by_side):
        around = [side_by_side[at] for at in (place - 1, place + 1) if 0 <= at < len(side_by_side)]
        between = all(_is_sure(other) for other in around)
        if not bead.original or not bead.translation:
            if not between or any(_swallows(other, bead) for other in around):
                continue
            if teller.is_older or not _is_told(bead, side_by_side, translate):
                yield from _alone(bead, teller)
            continue
        needed = _ALIKE_BETWEEN if between and even else _ALIKE_ALONE
        if bead.likeness < needed or not (_is_one_to_one(bead) and _is_whole(bead)):
            continue
        if bead.likeness >= _BEYOND_DOUBT or held_by(bead.translation[0], bead.original, translate):
            yield from _differing(bead, around, teller)


def _is_one_to_one(bead: Bead) -> bool:
    return len(bead.original) == len(bead.translation) == 1


def _is_told(alone: Bead, near: Sequence[Bead], translate: Translate) -> bool:
    """Whether a statement without a counterpart is told elsewhere, behind another's back.

    What is as like another statement as its own counterpart is tells that one too.
    """
    for bead in near:
        others = bead.translation if alone.original else bead.original
        for other in others:
            pair = (alone.original[0], other) if alone.original else (other, alone.translation[0])
            if likeness_across(*pair, translate) >= max(_ALIKE, bead.likeness - _NEARLY):
                return True
    if alone.original:
        return False
    return held_by(alone.translation[0], [s for bead in near for s in bead.original], translate)


def _is_sure(bead: Bead) -> bool:
    return bool(bead.original and bead.translation and bead.likeness >= _ALIKE)


def _is_whole(bead: Bead) -> bool:
    """Whether neither side tells much more than the other."""
    lengths = len(_text(bead.translation)) / max(1, len(_text(bead.original)))
    return _LOWEST <= lengths <= _HIGHEST


def _swallows(other: Bead, alone: Bead) -> bool:
    """Whether ``other`` has the words of ``alone`` too: in a statement more, or at greater length."""
    more_there = len(other.translation) - len(other.original)
    if more_there > 0 if alone.original else more_there < 0:
        return True
    ours, theirs = len(_text(other.original)), len(_text(other.translation))
    more, further = len(_text(alone.original)), len(_text(alone.translation))
    apart = abs(math.log(theirs / ours / _LONGER))
    together = abs(math.log((theirs + further) / (ours + more) / _LONGER))
    return together < apart


def _alone(bead: Bead, teller: _Teller) -> Iterator[Finding]:
    """A statement without a counterpart."""
    said = bead.original or bead.translation
    if not _is_telling(said[0]):
        return
    if bead.original:
        yield teller.finding("missing", _text(said), "")
    elif not is_untranslated(said[0].text):
        yield teller.finding("added", "", _text(said))


def _is_telling(statement: Statement) -> bool:
    """Whether it says a rule by itself.

    Headings, rows of tables, halves of quotations and what points to other pages do not.
    """
    text = statement.text
    marks = text.count('"') % 2 or text.count("“") != text.count("”")
    says_nothing = marks or text.endswith(":") or "|" in text or _POINTS.search(text)
    return len(statement.plain) >= _TELLING and not says_nothing


def _differing(bead: Bead, around: Sequence[Bead], teller: _Teller) -> Iterator[Finding]:
    """What two wordings of one statement commit to on one side alone."""
    original, translation = _text(bead.original), _text(bead.translation)
    if is_untranslated(translation):
        yield teller.finding("untranslated", original, translation)
        return
    if "|" in original:
        return
    kind, lost, gained = _denial(original, translation)
    if not kind:
        kind, lost, gained = _duty(original, translation)
    if not kind:
        kind, lost, gained = _count(original, translation)
    if kind and not _is_made_good(kind, bool(lost), around):
        yield teller.finding(kind, original, translation, lost, gained)


#: A kind, and the words of either side that make it; an empty kind where there is nothing.
_Differing = tuple[str, Sequence[str], Sequence[str]]
_NOTHING: _Differing = ("", (), ())


def _denial(original: str, translation: str) -> _Differing:
    """A negation that one of them has, and the other does not say in another way."""
    ours, theirs = signals(original, "en"), signals(translation, "it")
    more = len(ours.negations) - len(theirs.negations)
    if more > 0 and not turns(translation, "it") - turns(original, "en"):
        return "negation", ours.negations, theirs.negations
    if more < 0 and not turns(original, "en") - turns(translation, "it"):
        return "negation", ours.negations, theirs.negations
    if theirs.neither and not ours.joins:
        return "negation", (), ("né",)
    return _NOTHING


def _duty(original: str, translation: str) -> _Differing:
    """May where the other has must: "only … may" is a must, and so is "needs to"."""
    ours, theirs = signals(original, "en"), signals(translation, "it")
    may, must = len(ours.may) - len(theirs.may), len(ours.must) - len(theirs.must)
    if may > 0 > must and not _obliging(ours) and "only" not in turns(original, "en"):
        return "modal", ours.may, theirs.must
    if must > 0 > may and not ours.soft:
        return "modal", ours.must, theirs.may
    return _NOTHING


def _count(original: str, translation: str) -> _Differing:
    """Numbers, and those of steps."""
    ours, theirs = signals(original, "en"), signals(translation, "it")
    lost = sorted(set(ours.numbers) - set(theirs.numbers) - theirs.maybe)
    gained = sorted(set(theirs.numbers) - set(ours.numbers) - ours.maybe)
    if lost or gained:
        return "number", lost, gained
    if ours.steps and theirs.steps and not ours.steps & theirs.steps:
        return "number", sorted(ours.steps), sorted(theirs.steps)
    return _NOTHING


def _obliging(ours: Signals) -> bool:
    """Whether it has words near to must."""
    return any(word.startswith(("need", "requir", "oblig", "forced")) for word in ours.soft)


def _is_made_good(kind: str, lost: bool, around: Iterable[Bead]) -> bool:
    """Whether the statements before and behind have what this one lacks: it moved over there."""
    balance = 0
    for bead in around:
        ours = signals(_text(bead.original), "en")
        theirs = signals(_text(bead.translation), "it")
        if kind == "negation":
            balance += len(theirs.negations) - len(ours.negations)
        elif kind == "modal":
            balance += len((*theirs.may, *theirs.must)) - len((*ours.may, *ours.must))
    return balance > 0 if lost else balance < 0


def _numbers(
    side_by_side: Sequence[Bead], teller: _Teller, found: Sequence[Finding]
) -> Iterator[Finding]:
    """Numbers in digits that one text has nowhere, in statements that are told otherwise."""
    whole = [bead for bead in side_by_side if bead.original and bead.translation]
    ours = signals(" ".join(_text(bead.original) for bead in side_by_side), "en")
    theirs = signals(" ".join(_text(bead.translation) for bead in side_by_side), "it")
    lost = set(ours.numbers) - set(theirs.numbers) - theirs.maybe
    gained = set(theirs.numbers) - set(ours.numbers) - ours.maybe
    said = {finding.original.text for finding in found if finding.original}
    for bead in whole:
        original, translation = _text(bead.original), _text(bead.translation)
        less = sorted(lost & signals(original, "en").digits)
        more = sorted(gained & signals(translation, "it").digits)
        if (less or more) and original not in said and bead.likeness >= _ALIKE:
            yield teller.finding("number", original, translation, less, more)


def _icons(side_by_side: Iterable[Bead], teller: _Teller) -> Iterator[Finding]:
    """The icons of the original that the copy of the translation has lost: all of one section."""
    lost: Counter[str] = Counter()
    first: Bead | None = None
    for bead in side_by_side:
        if not (_is_one_to_one(bead) and _is_whole(bead)):
            continue
        theirs = signals(_text(bead.translation), "it").icons
        missing = signals(_text(bead.original), "en").icons - theirs
        lost += missing
        first = first or (bead if missing else None)
    if first is not None:
        named = [f"[{icon}]" for icon in sorted(lost.elements())]
        yield teller.finding("icons", _text(first.original), _text(first.translation), named)


def _text(said: Iterable[Statement]) -> str:
    return " ".join(statement.text for statement in said)

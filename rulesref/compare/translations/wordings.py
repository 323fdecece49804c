"""What differs statement by statement in two texts whose statements stand beside each other.

Where it is doubtful that two statements are one, nothing is said of their words.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from rulesref.compare.statements import Statement, text_of
from rulesref.compare.translations.across import Bead, Translate, held_by, likeness_across
from rulesref.compare.translations.commitments import differing
from rulesref.compare.translations.findings import Finding, Teller
from rulesref.compare.translations.signals import is_untranslated, signals

#: From how much on statements are sure to be one; so much has to be alike in two that are held
#: against each other between neighbours that fit, and elsewhere.
_ALIKE, _ALIKE_BETWEEN, _ALIKE_ALONE = 0.3, 0.18, 0.35
#: From here on nobody asks whether two statements are strangers that share a few words.
_BEYOND_DOUBT = 0.45
#: How much less like a statement may be than its counterpart and still be told by it.
_NEARLY = 0.2
#: How much longer than the original a translation is, and how far from it one that left nothing
#: out.
_LONGER, _LOWEST, _HIGHEST = 1.12, 0.7, 1.45
#: Which share of all pairs of statements has to be one to one for unlike ones to be believed.
_EVEN = 0.85
#: A statement of fewer words is a heading or an aside, and may be left out.
_TELLING = 6
_POINTS = re.compile(r"\b(?:pages?|pagin[ae]|explained starting|alla voce)\b", re.IGNORECASE)


def wordings_of(
    side_by_side: Sequence[Bead], teller: Teller, translate: Translate
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
    lengths = len(text_of(bead.translation)) / max(1, len(text_of(bead.original)))
    return _LOWEST <= lengths <= _HIGHEST


def _swallows(other: Bead, alone: Bead) -> bool:
    """Whether ``other`` has the words of ``alone`` too: in a statement more, or at greater length."""
    more_there = len(other.translation) - len(other.original)
    if more_there > 0 if alone.original else more_there < 0:
        return True
    ours, theirs = len(text_of(other.original)), len(text_of(other.translation))
    more, further = len(text_of(alone.original)), len(text_of(alone.translation))
    apart = abs(math.log(theirs / ours / _LONGER))
    together = abs(math.log((theirs + further) / (ours + more) / _LONGER))
    return together < apart


def _alone(bead: Bead, teller: Teller) -> Iterator[Finding]:
    """A statement without a counterpart."""
    said = bead.original or bead.translation
    if not _is_telling(said[0]):
        return
    if bead.original:
        yield teller.finding("missing", text_of(said), "")
    elif not is_untranslated(said[0].text):
        yield teller.finding("added", "", text_of(said))


def _is_telling(statement: Statement) -> bool:
    """Whether it says a rule by itself.

    Headings, rows of tables, halves of quotations and what points to other pages do not.
    """
    text = statement.text
    marks = text.count('"') % 2 or text.count("“") != text.count("”")
    says_nothing = marks or text.endswith(":") or "|" in text or _POINTS.search(text)
    return len(statement.plain) >= _TELLING and not says_nothing


def _differing(bead: Bead, around: Sequence[Bead], teller: Teller) -> Iterator[Finding]:
    """What two wordings of one statement commit to on one side alone."""
    original, translation = text_of(bead.original), text_of(bead.translation)
    if is_untranslated(translation):
        yield teller.finding("untranslated", original, translation)
        return
    if "|" in original:
        return
    kind, lost, gained = differing(original, translation)
    if kind and not _is_made_good(kind, bool(lost), around):
        yield teller.finding(kind, original, translation, lost, gained)


def _is_made_good(kind: str, lost: bool, around: Iterable[Bead]) -> bool:
    """Whether the statements before and behind have what this one lacks: it moved over there."""
    balance = 0
    for bead in around:
        ours = signals(text_of(bead.original), "en")
        theirs = signals(text_of(bead.translation), "it")
        if kind == "negation":
            balance += len(theirs.negations) - len(ours.negations)
        elif kind == "modal":
            balance += len((*theirs.may, *theirs.must)) - len((*ours.may, *ours.must))
    return balance > 0 if lost else balance < 0


def numbers(
    side_by_side: Sequence[Bead], teller: Teller, found: Sequence[Finding]
) -> Iterator[Finding]:
    """Numbers in digits that one text has nowhere, in statements that are told otherwise."""
    whole = [bead for bead in side_by_side if bead.original and bead.translation]
    ours = signals(" ".join(text_of(bead.original) for bead in side_by_side), "en")
    theirs = signals(" ".join(text_of(bead.translation) for bead in side_by_side), "it")
    lost = set(ours.numbers) - set(theirs.numbers) - theirs.maybe
    gained = set(theirs.numbers) - set(ours.numbers) - ours.maybe
    said = {finding.original.text for finding in found if finding.original}
    for bead in whole:
        original, translation = text_of(bead.original), text_of(bead.translation)
        less = sorted(lost & signals(original, "en").digits)
        more = sorted(gained & signals(translation, "it").digits)
        if (less or more) and original not in said and bead.likeness >= _ALIKE:
            yield teller.finding("number", original, translation, less, more)


def icons(side_by_side: Iterable[Bead], teller: Teller) -> Iterator[Finding]:
    """The icons of the original that the copy of the translation has lost: all of one section."""
    lost: Counter[str] = Counter()
    first: Bead | None = None
    for bead in side_by_side:
        if not (_is_one_to_one(bead) and _is_whole(bead)):
            continue
        theirs = signals(text_of(bead.translation), "it").icons
        missing = signals(text_of(bead.original), "en").icons - theirs
        lost += missing
        first = first or (bead if missing else None)
    if first is not None:
        named = [f"[{icon}]" for icon in sorted(lost.elements())]
        yield teller.finding("icons", text_of(first.original), text_of(first.translation), named)

"""What one of two wordings commits to and the other does not: a denial, may or must, a number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rulesref.compare.translations.signals import Signals, signals, turns


class Differing(NamedTuple):
    """A kind of finding, and the words of either side that make it; an empty kind for nothing."""

    kind: str
    ours: Sequence[str]
    theirs: Sequence[str]


_NOTHING = Differing("", (), ())


def differing(original: str, translation: str) -> Differing:
    """The weightiest commitment that English and Italian words do not share."""
    for weighed in (_denial, _duty, _count):
        apart = weighed(original, translation)
        if apart.kind:
            return apart
    return _NOTHING


def _denial(original: str, translation: str) -> Differing:
    """A negation that one of them has, and the other does not say in another way."""
    ours, theirs = signals(original, "en"), signals(translation, "it")
    more = len(ours.negations) - len(theirs.negations)
    if more > 0 and not turns(translation, "it") - turns(original, "en"):
        return Differing("negation", ours.negations, theirs.negations)
    if more < 0 and not turns(original, "en") - turns(translation, "it"):
        return Differing("negation", ours.negations, theirs.negations)
    if theirs.neither and not ours.joins:
        return Differing("negation", (), ("né",))
    return _NOTHING


def _duty(original: str, translation: str) -> Differing:
    """May where the other has must: "only … may" is a must, and so is "needs to"."""
    ours, theirs = signals(original, "en"), signals(translation, "it")
    may, must = len(ours.may) - len(theirs.may), len(ours.must) - len(theirs.must)
    if may > 0 > must and not _obliging(ours) and "only" not in turns(original, "en"):
        return Differing("modal", ours.may, theirs.must)
    if must > 0 > may and not ours.soft:
        return Differing("modal", ours.must, theirs.may)
    return _NOTHING


def _count(original: str, translation: str) -> Differing:
    """Numbers, and those of steps."""
    ours, theirs = signals(original, "en"), signals(translation, "it")
    lost = sorted(set(ours.numbers) - set(theirs.numbers) - theirs.maybe)
    gained = sorted(set(theirs.numbers) - set(ours.numbers) - ours.maybe)
    if lost or gained:
        return Differing("number", lost, gained)
    if ours.steps and theirs.steps and not ours.steps & theirs.steps:
        return Differing("number", sorted(ours.steps), sorted(theirs.steps))
    return _NOTHING


def _obliging(ours: Signals) -> bool:
    """Whether it has words near to must."""
    return any(word.startswith(("need", "requir", "oblig", "forced")) for word in ours.soft)

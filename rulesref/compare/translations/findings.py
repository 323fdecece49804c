"""What is told of a translation and its original: each finding with the words of both."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from rulesref.compare.translations.pairs import Pair, Translated
from rulesref.entries import Document, Section, version_key

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


class Teller:
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

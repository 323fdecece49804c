"""How the passages of an entry stand at a table: what governs there, and what stands behind."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from rulesref.entries import SAME_RULE, Entry, Passage
from rulesref.record import NamedTuple

#: A paragraph that tells what an edition changed: "Before 2026, …", "Prima del 2026 …".
_BEFORE = r"(?s)(?:\A|\n\s*\n)((?:Before \d{4},|Prima del \d{4}\b).*?)(?=\n\s*\n|\Z)"


class View(NamedTuple):
    """The passages of one edition, for a reader of one language.

    ``plain`` are in that language (in the others where it has none), ``foreign`` the official
    texts in another one, ``own_foreign`` our words in another one; ``gone`` no longer hold.
    """

    plain: tuple[Passage, ...]
    foreign: tuple[Passage, ...]
    own_foreign: tuple[Passage, ...]
    gone: tuple[Passage, ...]

    @property
    def all(self) -> tuple[Passage, ...]:
        """Those that hold in the edition."""
        return self.plain + self.foreign + self.own_foreign


def by_authority(entry: Entry, edition: str, language: str = "en") -> list[Passage]:
    """The passages, those that govern in ``edition`` first, the reader's language first in each."""

    def rank(passage: Passage) -> tuple[bool, bool, bool]:
        here = holds_in(passage, edition)
        return not here, bool(passage.superseded_by), passage.section.language != language

    return sorted(entry.passages, key=rank)


def holds_in(passage: Passage, edition: str) -> bool:
    """Whether ``passage`` belongs to ``edition``, be it superseded there or not."""
    return passage.edition in ("", edition)


def standing(passage: Passage, edition: str) -> str:
    """``governs``, ``superseded`` or ``other-edition``."""
    if passage.superseded_by:
        return "superseded"
    return "governs" if holds_in(passage, edition) else "other-edition"


def is_own(passage: Passage) -> bool:
    """Whether it is in our own words."""
    return passage.document.tier == "restatement"


def view(passages: Iterable[Passage], language: str) -> View:
    """``passages`` of one edition, for a reader of ``language``."""
    ordered = list(passages)
    held = [p for p in ordered if not p.superseded_by]
    spoken = language if any(p.section.language == language for p in held) else _first_tongue(held)
    others = [p for p in held if p.section.language != spoken]
    return View(
        tuple(p for p in held if p.section.language == spoken),
        tuple(p for p in others if not is_own(p)),
        tuple(p for p in others if is_own(p)),
        tuple(p for p in ordered if p.superseded_by),
    )


def _first_tongue(held: Sequence[Passage]) -> str:
    return held[0].section.language if held else ""


def other_editions(entry: Entry, edition: str) -> dict[str, list[Passage]]:
    """The passages that belong to each other edition than ``edition``, by authority."""
    others: dict[str, list[Passage]] = {}
    for passage in sorted(entry.passages, key=lambda p: bool(p.superseded_by)):
        if not holds_in(passage, edition):
            others.setdefault(passage.edition, []).append(passage)
    return others


def governs(entry: Entry, edition: str) -> bool:
    """Whether any passage of ``entry`` governs in ``edition``."""
    return any(standing(passage, edition) == "governs" for passage in entry.passages)


def same_rule(entry: Entry) -> bool:
    """Whether all editions say the same: one text for all, or two wordings of one rule."""
    own = [p for p in entry.passages if is_own(p)]
    return any(not p.edition or p.section.fact(SAME_RULE) for p in own)


def difference(entry: Entry, language: str) -> tuple[str, str]:
    """What the editions of ``entry`` differ in, and the language of that sentence.

    Both are empty where no text tells it. A text that the entry shares with another one tells of
    both of them, and counts only where the editions of this one differ.
    """
    said = [
        (passage.section.entry != entry.id, passage.section.language != language, passage, found[1])
        for passage in entry.passages
        if is_own(passage) and (found := re.search(_BEFORE, passage.section.markdown))
    ]
    said = [sentence for sentence in said if not (sentence[0] and same_rule(entry))]
    if not said:
        return "", ""
    *_, passage, sentence = min(said, key=lambda sentence: sentence[:2])
    return sentence.strip(), passage.section.language


def without_difference(markdown: str) -> str:
    """``markdown`` without the paragraph that tells what its edition changed."""
    return re.sub(_BEFORE, "", markdown).strip("\n")

"""Glossary copies of FAQ points: which point a copy comes from, and whether it still says it.

A note ("added in FAQ, …, point 1.14") ties a glossary passage to its point. The text decides
where a note is misprinted, and whether the copy is stale.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rulesref.entries import Section, slug, version_key
from rulesref.link.text import words

#: A point of whose words the passage holds less than this share is not the one it copies …
_STRANGER = 0.6
#: … and another one is, from this share on.
_TWIN = 0.9

#: What may differ without changing the rule: where cards and titles are printed, and pronouns.
_SEE = re.compile(r"\((?:see|See) [^()]*\)")
_CARD_NUMBER = re.compile(r"#\d+[a-z]?|\b\d\)|\(\d+(?:[^\w()]+\d+)*\)")
_NAMED_NUMBER = re.compile(r"(\b[A-Z][\w’']+) \d{2,3}\b")
_PRONOUNS = (
    (re.compile(r"\b(?:his or her|his/her)\b", re.IGNORECASE), "their"),
    (re.compile(r"\bhe or she\b", re.IGNORECASE), "they"),
    (re.compile(r"\bhim or her\b", re.IGNORECASE), "them"),
)


class Copy(NamedTuple):
    """A glossary passage and the FAQ point that it copies; ``stale``: it says something else."""

    copy: Section
    point: Section
    claimed: str  # the number of the point as the note prints it
    stale: bool


def pairs(sections: Sequence[Section]) -> list[Copy]:
    """Every glossary copy with its FAQ point, in the order of the glossary.

    Points are those of the latest FAQ of the same game. A note whose number is misprinted is
    tied to the point whose words the passage holds.
    """
    points = _latest(sections, "point")
    found = []
    for section in sections:
        known = points.get(_game(section), [])
        for note in section.provenance:
            point = _meant(section, note.point, known) if note.point and known else None
            if point is not None:
                claimed = note.claimed or note.point
                found.append(Copy(section, point, claimed, not holds(section, point)))
    return found


def copies(sections: Sequence[Section]) -> dict[str, str]:
    """FAQ point's section id → section id of its (first) glossary copy."""
    found: dict[str, str] = {}
    for pair in pairs(sections):
        found.setdefault(pair.point.id, pair.copy.id)
    return found


def stale_copies(sections: Sequence[Section]) -> dict[str, str]:
    """Section id of a copy that says something else → section id of its FAQ point.

    A definition of the FAQ is such a point of the glossary entry that has its title.
    """
    stale = {pair.copy.id: pair.point.id for pair in pairs(sections) if pair.stale}
    defined = _latest(sections, "definition")
    for section in sections:
        if section.kind == "glossary" and "/rules-reference-" in section.document:
            for definition in defined.get(_game(section), []):
                if slug(definition.title) == slug(section.title) and not holds(section, definition):
                    stale[section.id] = definition.id
    return stale


def holds(copy: Section, point: Section) -> bool:
    """Whether ``copy`` says all that ``point`` says, in its words and order."""
    return "".join(_core(point.markdown)) in "".join(_core(copy.markdown))


def _core(text: str) -> list[str]:
    """The words of a rule: no card numbers, no "see …", pronouns and endings made alike."""
    text = _NAMED_NUMBER.sub(r"\1", _CARD_NUMBER.sub("", _SEE.sub("", text)))
    for pattern, neutral in _PRONOUNS:
        text = pattern.sub(neutral, text)
    return [word.removesuffix("s") if len(word) > 3 else word for word in words(text)]


def _meant(section: Section, number: str, known: Sequence[Section]) -> Section | None:
    """The point that a note means: the one it names, unless another one is plainly copied."""
    named = [point for point in known if point.number == number]
    own = set(_core(section.markdown))
    best = max(named, key=lambda point: _share(point, own), default=None)
    if best is not None and _share(best, own) >= _STRANGER:
        return best
    twin = max(known, key=lambda point: _share(point, own))
    return twin if _share(twin, own) >= _TWIN else best


def _share(point: Section, own: set[str]) -> float:
    """The share (0 to 1) of the point's different words that are among ``own``."""
    theirs = set(_core(point.markdown))
    return len(theirs & own) / len(theirs) if theirs else 0.0


def _latest(sections: Sequence[Section], kind: str) -> Mapping[str, list[Section]]:
    """Game → the sections of this kind in its latest FAQ."""
    by_document: dict[str, list[Section]] = defaultdict(list)
    for section in sections:
        if section.kind == kind:
            by_document[section.document].append(section)
    latest: dict[str, list[Section]] = {}
    for document in sorted(by_document, key=lambda name: version_key(name.rsplit("-", 1)[-1])):
        latest[document.split("/", 1)[0]] = by_document[document]
    return latest


def _game(section: Section) -> str:
    return section.document.split("/", 1)[0]

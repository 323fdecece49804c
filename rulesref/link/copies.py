"""Which texts of an entry are said in the same words by another one of them."""

from __future__ import annotations

import re
from collections.abc import Container, Mapping, Sequence

from rulesref.entries import Document, Section
from rulesref.link.text import words

_SENTENCE = re.compile(r"(?<=[.!?])[\"”)]*\s+|\n+")

#: A text by its section, with its words in one line.
_Spoken = tuple[Section, str]


def copies(
    ordered: Sequence[Section], documents: Mapping[str, Document], fallen: Container[str] = ()
) -> frozenset[str]:
    """The ids of the sections all of whose sentences stand in another one, in the same words.

    Of two with the same words the one that lost icons is the copy, else the later one. Texts of
    two editions or languages do not repeat each other, nor does an official text what is ours or a
    summary. What has ``fallen`` may be repeated by what holds, and not the other way round.
    """
    texts = [(section, _in_line(section.markdown)) for section in ordered]
    worth = [(_icons_lost(section), place) for place, section in enumerate(ordered)]
    return frozenset(
        one[0].id
        for place, one in enumerate(texts)
        if any(
            _kin(one[0], other[0], documents)
            and _holds(other, one, better=worth[at] < worth[place])
            for at, other in enumerate(texts)
            if at != place and other[0].id not in fallen
        )
    )


def _icons_lost(section: Section) -> int:
    return max(section.markdown.count("[?]"), len(section.icon_lost))


def _in_line(text: str) -> str:
    return f" {' '.join(words(text))} "


def _kin(one: Section, other: Section, documents: Mapping[str, Document]) -> bool:
    """Whether ``other`` can stand for ``one``."""
    part, whole = documents[one.document], documents[other.document]
    same_edition = (one.edition or part.edition) == (other.edition or whole.edition)
    alike = whole.tier == part.tier or not {part.tier, whole.tier} & {"restatement", "summary"}
    official = part.tier == "summary" and whole.tier != "restatement"
    return same_edition and one.language == other.language and (alike or official)


def _holds(whole: _Spoken, part: _Spoken, *, better: bool) -> bool:
    """Whether all of ``part`` stands in ``whole``, which says more or is the ``better`` copy."""
    if not part[1].strip() or (not better and len(part[1]) >= len(whole[1])):
        return False
    return part[1] in whole[1] or all(
        _in_line(sentence) in whole[1]
        for sentence in _SENTENCE.split(part[0].markdown)
        if words(sentence)
    )

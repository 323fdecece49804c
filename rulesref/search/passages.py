"""The passages of a found entry: which to show, and in what order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rulesref.search import weights
from rulesref.search.backend import Reader
from rulesref.search.kept import KeptEntry, Shown
from rulesref.search.query import Query

#: Language → stem → what it is worth.
Weighty = Mapping[str, Mapping[str, float]]


def read_passages(reader: Reader, entry: int) -> list[Shown]:
    """The sections of the entry with document number ``entry``: they follow it in the index."""
    count = reader.stored(entry, KeptEntry).sections
    return [reader.stored(number, Shown) for number in range(entry + 1, entry + 1 + count)]


def chosen(
    passages: Sequence[Shown],
    weighty: Weighty,
    query: Query,
    language: str,
    *,
    printed: bool = False,
) -> list[Shown]:
    """Those of ``passages`` that ``query`` lets in, best first.

    What governs in the edition asked for stands before what does not, and of both what is in
    ``language`` first; there what is nobody's rule stands behind what is one, and our words for it.
    With ``printed`` a text as it is printed stands before our words for it.
    The first few are never longer together than a reader takes in at once, unless the only one is;
    what would make them so is left out.
    """
    fit = [
        passage
        for passage in passages
        if query.document in (None, passage.document)
        and query.kind in (None, passage.kind)
        and query.language in (None, passage.language)
    ]
    if not fit and query.kind:
        fit = [p for p in passages if query.document in (None, p.document)]

    def rank(passage: Shown) -> tuple[bool, bool, bool, float]:
        behind, foreign = not _governs(passage, query), passage.language != language
        ours = printed and "/restatement" in passage.document
        share = weights.RESTATED_FOR_QUESTION if ours else 1.0
        worth = share * _worth(passage, weighty, query, language)
        theirs = not behind and not foreign and is_unofficial(passage.document)
        return behind, foreign, theirs, -worth

    return _readable(sorted(fit, key=rank))


def is_unofficial(document: str) -> bool:
    """Whether a document of the community has that id: it stands below everything official."""
    return "/eog-summary" in document or "/arkham-cards" in document


def _governs(passage: Shown, query: Query) -> bool:
    """Whether ``passage`` tells a rule of the edition asked for that holds there."""
    if passage.superseded or passage.pointer:
        return False
    return not passage.edition or not query.edition or passage.edition == query.edition


def _readable(ranked: Sequence[Shown]) -> list[Shown]:
    first: list[Shown] = []
    left = weights.LINES
    for passage in ranked:
        if passage.length <= left and len(first) < weights.TOGETHER:
            first.append(passage)
            left -= passage.length
    if not first:
        return list(ranked[:1])
    if len(first) < weights.TOGETHER:
        return first
    return first + [passage for passage in ranked if passage not in first]


def _worth(passage: Shown, weighty: Weighty, query: Query, language: str) -> float:
    said = passage.stems
    own = weighty.get(passage.language, {})
    found = sum(worth for stem, worth in own.items() if f" {stem} " in said)
    worth = 1.0 + found
    if passage.superseded:
        worth *= weights.SUPERSEDED
    if passage.pointer:
        worth *= weights.POINTER
    if passage.edition and query.edition and passage.edition != query.edition:
        worth *= weights.OTHER_EDITION_SHOWN
    if passage.language != language:
        worth *= weights.OTHER_TONGUE_SHOWN
    return worth * weights.SHOWN.get(passage.document.split("/", 1)[-1].rsplit("-", 1)[0], 1.0)

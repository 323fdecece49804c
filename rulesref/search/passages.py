"""The passages of a found entry: which to show, and in what order."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from rulesref.record import NamedTuple
from rulesref.search import weights
from rulesref.search.backend import Reader
from rulesref.search.kept import KeptEntry, Shown
from rulesref.search.query import Query
from rulesref.search.telling import Weighty


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
    Where the books of the edition are in another language, one that is printed in ``language`` stands
    among the first few all the same.
    The first few are never longer together than a reader takes in at once, unless the only one is,
    or the only one in its language; what would make them so is left out.
    """
    fit = passages
    if (query.document, query.kind, query.language) != (None, None, None):
        fit = [
            passage
            for passage in passages
            if query.document in (None, passage.document)
            and query.kind in (None, passage.kind)
            and query.language in (None, passage.language)
        ]
    if not fit and query.kind:
        fit = [p for p in passages if query.document in (None, p.document)]

    alike: dict[Standing, list[Shown]] = {}
    for passage in fit:
        standing = _standing(passage, query, language, printed=printed)
        alike.setdefault(standing, []).append(passage)
    for few in alike.values():
        if len(few) > 1:
            few.sort(key=lambda passage: -_worth(passage, weighty, query, language))
    ranked = [passage for standing in sorted(alike) for passage in alike[standing]]
    return _readable(_with_own_tongue(ranked, language))


def _with_own_tongue(ranked: list[Shown], language: str) -> list[Shown]:
    """``ranked`` with the first one that is printed in ``language`` last of the first few, or before."""
    last = weights.TOGETHER - 1
    if len(ranked) <= last + 1:
        return ranked
    printed = (
        place
        for place, passage in enumerate(ranked)
        if passage.language == language
        and not passage.superseded
        and not passage.pointer
        and not _book(passage.document).ours
        and not _book(passage.document).unofficial
    )
    place = next(printed, 0)
    if place <= last:
        return ranked
    others = [passage for at, passage in enumerate(ranked) if at != place]
    return [*others[:last], ranked[place], *others[last:]]


def foremost(
    shown: Sequence[Shown], query: Query, language: str, *, printed: bool = False
) -> Sequence[Shown]:
    """Those of the ``chosen`` passages ``shown`` that stand before the others as the first does."""
    standing = [
        _standing(passage, query, language, printed=printed)
        for passage in shown[: weights.TOGETHER]
    ]
    alike = next((i for i, one in enumerate(standing) if one != standing[0]), len(standing))
    return shown[:alike]


#: What puts a passage behind another one, the weightiest first.
Standing = tuple[bool, bool, bool, bool]


def _standing(passage: Shown, query: Query, language: str, *, printed: bool) -> Standing:
    behind, foreign = not _governs(passage, query), passage.language != language
    book = _book(passage.document)
    theirs = not behind and not foreign and book.unofficial
    return behind, foreign, theirs, printed and book.ours


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
    if not first or first[0].language != ranked[0].language:
        return list(ranked[:1])
    if len(first) < weights.TOGETHER:
        return first
    return first + [passage for passage in ranked if passage not in first]


def _worth(passage: Shown, weighty: Weighty, query: Query, language: str) -> float:
    said = passage.stems
    own = weighty.get(passage.language, {})
    found = sum([worth for word, worth in own.items() if word in said])
    worth = 1.0 + found
    if passage.superseded:
        worth *= weights.SUPERSEDED
    if passage.pointer:
        worth *= weights.POINTER
    if passage.edition and query.edition and passage.edition != query.edition:
        worth *= weights.OTHER_EDITION_SHOWN
    if passage.language != language:
        worth *= weights.OTHER_TONGUE_SHOWN
    return worth * _book(passage.document).shown


class _Book(NamedTuple):
    """What its document says of a passage: whether it is in our words for what is printed, whether
    it is of the community, and what its worth is multiplied by.
    """

    ours: bool
    unofficial: bool
    shown: float


@lru_cache(maxsize=256)
def _book(document: str) -> _Book:
    book = document.split("/", 1)[-1].rsplit("-", 1)[0]
    ours = "/restatement" in document
    return _Book(ours, is_unofficial(document), weights.SHOWN.get(book, 1.0))

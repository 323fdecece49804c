"""A glossary without mark-up: which lines are headings, and which headings stand under others.

Entries of a glossary are in alphabetical order; what breaks that order stands under the entry
before it. Two exceptions: two neighbours that merely changed places are both entries, and an
added passage whose title repeats the last word of the entry before it ("Deck", "Clues") stands
under that entry although its letters would fit.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rulesref.entries import Document, Section, fold, slug
from rulesref.parse.drafting import clean_title, draft
from rulesref.parse.identity import distinct, tail_of
from rulesref.parse.shapes.headings import ends_of, is_heading
from rulesref.sources import SourceLine

_ICON = re.compile(r"\[[a-z_]+\]|\([^()]*\)")


class TermHeading(NamedTuple):
    """A heading: its place among the lines, its clean title, and whether a note follows it."""

    place: int
    title: str
    noted: bool


def headings(lines: Sequence[SourceLine]) -> list[TermHeading]:
    """The headings among ``lines``."""
    found = []
    for place, line in enumerate(lines):
        if is_heading(line.text):
            title = clean_title(line.text)
            found.append(TermHeading(place, title, title != line.text))
    return found


def glossary(lines: Sequence[SourceLine], document: Document) -> list[Section]:
    """The entries and sub-entries that ``lines`` hold; what precedes the first is left out."""
    found = headings(lines)
    tops = top_headings(found)
    parents: list[int | None] = []
    last: int | None = None
    for index in range(len(found)):
        parents.append(None if index in tops else last)
        last = index if index in tops or last is None else last
    paths = _paths(found, parents)
    ends = ends_of([heading.place for heading in found], len(lines))
    return [
        draft(
            document,
            paths[index],
            "glossary",
            heading.title,
            lines[heading.place],
            lines[heading.place + 1 : end],
            parent="" if parent is None else paths[parent],
        )
        for index, (heading, end, parent) in enumerate(zip(found, ends, parents, strict=True))
    ]


def _paths(found: Sequence[TermHeading], parents: Sequence[int | None]) -> list[str]:
    tops = [index for index, parent in enumerate(parents) if parent is None]
    own = dict(zip(tops, distinct([_choices(found[index].title) for index in tops]), strict=True))
    subs = [index for index, parent in enumerate(parents) if parent is not None]
    under = [
        [f"{own[parent]}/{choice}" for choice in _choices(found[index].title)]
        for index in subs
        if (parent := parents[index]) is not None
    ]
    return [
        path for _, path in sorted({**own, **dict(zip(subs, distinct(under), strict=True))}.items())
    ]


def _choices(title: str) -> list[str]:
    return [slug(title), f"{slug(title)}-{tail_of(title)}"]


def top_headings(found: Sequence[TermHeading]) -> frozenset[int]:
    """The indexes of the headings that are entries of their own."""
    keys = [_sort_key(heading.title) for heading in found]
    ordered = _longest_order(keys)
    chain = sorted(ordered)
    tops = set(ordered)
    for index in range(len(found)):
        if index not in ordered and _changed_places(index, keys, chain):
            tops.add(index)
    return frozenset(tops - set(_continued(found, sorted(tops))))


def _sort_key(title: str) -> str:
    """What an index sorts by: letters and digits, no article, no bracket, no "The letter"."""
    plain = fold(_ICON.sub("", title) if not title.startswith("(") else title)
    plain = re.sub(r"[^\w ]", "", plain.replace("/", " ").replace("-", " "))
    return plain.removeprefix("the letter ").strip()


def _longest_order(keys: Sequence[str]) -> frozenset[int]:
    """The longest run of ``keys`` in rising order; of two neighbours, the earlier stays in."""
    backwards = [_Falling(key) for key in reversed(keys)]
    tails: list[_Falling] = []
    at_tail: list[int] = []
    before: list[int] = []
    for index, key in enumerate(backwards):
        length = bisect_right(tails, key)
        tails[length : length + 1] = [key]
        at_tail[length : length + 1] = [index]
        before.append(at_tail[length - 1] if length else -1)
    chosen: set[int] = set()
    index = at_tail[-1] if at_tail else -1
    while index >= 0:
        chosen.add(len(keys) - 1 - index)
        index = before[index]
    return frozenset(chosen)


class _Falling(str):
    """A key that sorts the other way round."""

    __slots__ = ()

    def __lt__(self, other: str) -> bool:
        return str.__gt__(self, other)


def _changed_places(index: int, keys: Sequence[str], chain: Sequence[int]) -> bool:
    """Whether the heading fits one place earlier: it and the entry before it changed places."""
    after = bisect_right(chain, index)
    earlier = keys[chain[after - 2]] if after > 1 else ""
    later = keys[chain[after]] if after < len(chain) else ""
    return after > 0 and earlier <= keys[index] <= later


def _continued(found: Sequence[TermHeading], tops: Sequence[int]) -> Iterator[int]:
    """The added passages that go on with the entry before them."""
    last: int | None = None
    for index in tops:
        if (
            last is not None
            and found[index].noted
            and _repeats(found[last].title, found[index].title)
        ):
            yield index
        else:
            last = index


def _repeats(entry: str, added: str) -> bool:
    words = [word for word in _sort_key(entry).split() if len(word) > 1]
    if not words or _sort_key(entry) == _sort_key(added):
        return False
    stem = words[-1].removesuffix("s")
    return any(
        word.startswith(stem) and len(word) <= len(stem) + 3 for word in _sort_key(added).split()
    )

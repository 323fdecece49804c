"""What the index keeps of each document beside its words: an entry, a section of it, or a card."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rulesref.record import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from typing import Any, TypeVar

    Kept = TypeVar("Kept")


class KeptEntry(NamedTuple):
    """An entry. Scores are multiplied by ``prior``; its ``sections`` follow it in the index.

    ``see`` are the entries that it refers to, between spaces.
    """

    id: str
    kind: str
    title: str
    title_it: str
    prior: float
    sections: int
    see: str = ""


class Shown(NamedTuple):
    """A section as the index keeps it. ``length`` counts lines.

    ``said`` is its text, a line each and its sentences between tabs; ``stems`` are those of its
    title, then of each sentence of it, a row each, between spaces.
    """

    section: str
    document: str
    language: str
    kind: str
    length: int
    superseded: bool
    pointer: bool
    edition: str
    stems: str
    title: str
    said: str


class Pieces(NamedTuple):
    """What an entry says piece by piece: a line for each, its language and its stems."""

    lines: str


class KeptCard(NamedTuple):
    """A card by its names; ``italian`` is empty where it has none."""

    english: str
    italian: str


_TYPES: dict[Callable[..., Any], tuple[type, ...]] = {
    KeptEntry: (str, str, str, str, float, int, str),
    Shown: (str, str, str, str, int, bool, bool, str, str, str, str),
    Pieces: (str,),
    KeptCard: (str, str),
}


def as_kept(row: Iterable[object], kind: Callable[..., Kept]) -> Kept:
    """``row`` as a ``kind``. Raises ValueError where it is none."""
    parts = tuple(row)
    if tuple(map(type, parts)) != _TYPES[kind]:
        raise ValueError("what is kept of an entry, a section or a card is none")
    return kind(*parts)

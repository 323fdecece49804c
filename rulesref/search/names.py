"""What the index is told about an entry beyond the sections that state it."""

from __future__ import annotations

from rulesref.entries import CardSaid
from rulesref.record import NamedTuple


class EntryNames(NamedTuple):
    """How an entry is called and asked for. All names are as printed, in either language.

    ``names`` are official, ``aliases`` are what players say instead, ``asks`` are whole questions,
    ``cards`` the names of the cards that it is about, ``superseded`` the section ids that no
    longer hold, ``see`` the entries that it refers to, ``numbers`` what a step is called by its number.
    """

    title: str
    game: str
    title_it: str = ""
    names: tuple[str, ...] = ()
    aliases: tuple[str, ...] = ()
    asks: tuple[str, ...] = ()
    kind: str = "rule"
    cards: tuple[str, ...] = ()
    superseded: frozenset[str] = frozenset()
    see: tuple[str, ...] = ()
    numbers: tuple[str, ...] = ()

    @property
    def words(self) -> tuple[str, ...]:
        """What it is called, its numbers only as far as no other word stands beside them."""
        return (
            *self.names,
            *self.aliases,
            *(n for n in self.numbers if not n.isdigit() and " " not in n),
        )


class KnownCard(NamedTuple):
    """A card by its names in both languages; ``italian`` is empty where it has none."""

    english: str
    italian: str
    game: str


class Hit(NamedTuple):
    """One entry that a search found, with the ids of its sections, best first."""

    entry: str
    score: float
    sections: tuple[str, ...]
    snippet: str


class Answer(NamedTuple):
    """What a search found. ``corrected`` is the query as it was read when words were mended.

    ``cards`` are those that a question of several words names.
    """

    query: str
    corrected: str | None
    hits: tuple[Hit, ...]
    nearest: tuple[str, ...]
    game: str
    language: str = "en"
    cards: tuple[CardSaid, ...] = ()

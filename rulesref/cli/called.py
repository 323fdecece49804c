"""The rule that a command is asked for by a name, which may be that of no rule to the letter."""

from __future__ import annotations

from rulesref.book.lookup import Lookup
from rulesref.catalogue import said
from rulesref.cli.console import Console
from rulesref.entries import fold
from rulesref.errors import UnresolvedReference
from rulesref.record import NamedTuple


class Called(NamedTuple):
    """The entries that a name means, the likeliest first; ``meant`` where it is not their name."""

    entries: tuple[str, ...]
    meant: bool = False


def to_the_letter(lookup: Lookup, name: str, game: str | None = None) -> Called:
    """The entries that are called ``name``. Raises UnresolvedReference."""
    return Called(lookup.called(name, game=game))


def called(lookup: Lookup, name: str, game: str | None = None) -> Called:
    """The entries that are called ``name``; else those whose name it is but for its form or a slip.

    Raises UnresolvedReference where there is none, or a slip could be in several.
    """
    try:
        return to_the_letter(lookup, name, game)
    except UnresolvedReference as problem:
        entries = _in_another_form(lookup, name, game) or _misspelt(
            lookup, name, game, problem.candidates
        )
        if not entries:
            raise
        return Called(entries, meant=True)


def tell(found: Called, lookup: Lookup, name: str, console: Console, language: str) -> None:
    """Say which rule is shown where none is called ``name``."""
    if found.meant:
        other = said("No rule is called “{}”; this is {}.", language)
        console.line(f"{other.format(name, lookup.title(found.entries[0], language))}\n")


def _in_another_form(lookup: Lookup, name: str, game: str | None) -> tuple[str, ...]:
    from rulesref.book.other_forms import in_another_form

    games = sorted(lookup.games, key=lambda record: not record.default)
    asked = [record.id for record in games if game in (None, record.id)]
    return in_another_form(lookup.connection, name, asked)


def _misspelt(
    lookup: Lookup, name: str, game: str | None, candidates: tuple[str, ...]
) -> tuple[str, ...]:
    from rulesref.search.mending import misspells

    meant = [one for one in candidates if misspells(fold(name), fold(one))]
    return lookup.called(meant[0], game=game) if len(meant) == 1 else ()

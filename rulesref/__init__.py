"""rulesref: rules look-up and rulings for Arkham Horror: The Card Game and Eldritch Horror.

``rulesref.open()`` gives the book to ask: ``search``, ``entry``, ``errata``, ``check``;
``rulesref.replay(…)`` gives the rulings on the cases of a text or a file; ``rulesref.sit()`` gives a
table, which takes sentences and says what can be done next.
"""

from __future__ import annotations

from rulesref._version import __version__ as __version__

TYPE_CHECKING = False  # that of typing, without loading it: an interruption should find little

if TYPE_CHECKING:
    from pathlib import Path

    from rulesref.book.book import Book
    from rulesref.rulings.ruling import Ruling
    from rulesref.session.session import Session


def open(edition: str = "2016") -> Book:
    """The book of the user's documents and the bundled rules, for the ``edition`` in force.

    Raises StoreError where no book can be had, UsageError for an unknown edition.
    """
    from rulesref.book.opened import open_book

    return open_book(edition)


def replay(case: str | Path, edition: str | None = None) -> list[Ruling]:
    """The ruling on every case of a Gherkin text, or of the file at a path, in their order.

    A string of several lines is a text, any other one a path. ``edition`` is that of the table; a
    case that is tagged with another is played in that one. ``Ruling.as_json()`` is the object that
    ``rulesref replay --json`` prints. Raises CaseError for a case that cannot run, UsageError for
    an unknown edition.
    """
    from rulesref.pipeline import replayed

    return replayed(case, edition)


def sit(edition: str | None = None, language: str = "en") -> Session:
    """A table in that edition at which nothing lies yet: ``tell``, ``options``, ``choose``, ``case``.

    Raises UsageError for an unknown edition or language.
    """
    from rulesref.pipeline import table

    return table(edition, language)

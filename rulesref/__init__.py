"""rulesref: rules look-up and rulings for Arkham Horror: The Card Game and Eldritch Horror.

``rulesref.open()`` gives the book to ask: ``search``, ``entry``, ``errata``, ``check``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesref._version import __version__ as __version__

if TYPE_CHECKING:
    from rulesref.book.book import Book


def open(edition: str = "2016") -> Book:
    """The book of the user's documents and the bundled rules, for the ``edition`` in force.

    Raises StoreError where no book can be had, UsageError for an unknown edition.
    """
    from rulesref.book.opened import open_book

    return open_book(edition)

"""rulesref: rules look-up and rulings for Arkham Horror: The Card Game and Eldritch Horror.

``rulesref.open()`` gives the book to ask: ``search``, ``entry``, ``errata``, ``check``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulesref.book import Book

__version__ = "0.1.0"


def open(edition: str = "2016") -> Book:
    """The book of the user's documents and the bundled rules, for the ``edition`` in force.

    Raises StoreError where no book can be had, UsageError for an unknown edition.
    """
    from rulesref.opening import open_book

    return open_book(edition)

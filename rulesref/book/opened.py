"""The book to ask: the user's own generation where there is a sound one, else the bundled book.

A generation that is damaged, half built or of an older version is built anew, with a word; where
that is impossible (a read-only folder) the bundled book answers, with a word too.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

from rulesref.book.book import Book
from rulesref.book.file import BOOK
from rulesref.book.stamp import stamp_now
from rulesref.catalogue import said
from rulesref.errors import RulesrefError, StoreError
from rulesref.places import SHIPPED_INDEX, reason_of
from rulesref.record import TYPE_CHECKING
from rulesref.store.generation import Generation
from rulesref.store.home import Home, open_home
from rulesref.store.tell import Tell, silent

if TYPE_CHECKING:
    from typing import TypeVar

    Answer = TypeVar("Answer")


def open_book(edition: str = "2016", tell: Tell = silent, home: Home | None = None) -> Book:
    """The book of the user's documents, else of the bundled corpus; ``tell`` hears what went wrong.

    Raises StoreError where not even the bundled book can be had.
    """
    home = home or open_home()
    try:
        generation = home.current()
    except StoreError as problem:
        tell(said("your documents are left out: {problem}").format(problem=problem))
        generation = None
    if generation is None or not generation.files:
        return _bundled(edition, tell)
    return _sound(home, generation, edition, tell) or _mended(home, generation, edition, tell)


def consult(edition: str, tell: Tell, use: Callable[[Book], Answer]) -> Answer:
    """``use`` on the open book; where that turns out damaged, once more on a book built anew."""
    book = open_book(edition, tell)
    try:
        return use(book)
    except Exception as problem:
        if not (isinstance(problem, StoreError | sqlite3.Error) or _is_damaged(book.folder)):
            raise
        tell(said("the index is damaged ({problem}): building it anew").format(problem=problem))
    finally:
        book.close()
    book = _anew(book.folder, edition, tell)
    try:
        return use(book)
    except sqlite3.Error as problem:
        raise StoreError(
            said("the book cannot be read: {problem}").format(problem=problem),
            file=str(book.folder),
        ) from None
    finally:
        book.close()


def _anew(folder: Path, edition: str, tell: Tell) -> Book:
    """The book again, without what is in ``folder``; the bundled one where that cannot be replaced."""
    try:
        _discard(folder)
    except StoreError as problem:
        if _is_bundled(folder):
            raise
        tell(str(problem))
        tell(said("only the bundled rules answer meanwhile"))
        return _bundled(edition, tell)
    return open_book(edition, tell)


def _is_bundled(folder: Path) -> bool:
    """Whether the book of the bundled rules lies in ``folder``: it shipped, or was built at home."""
    return folder == SHIPPED_INDEX or folder.name.startswith("book-")


def _is_damaged(folder: Path) -> bool:
    """Whether the book in ``folder`` is one of the user's that is not as it was written."""
    try:
        current = open_home().current()
    except StoreError:
        return False
    return current is not None and current.folder == folder and bool(current.damaged())


def _sound(home: Home, generation: Generation, edition: str, tell: Tell) -> Book | None:
    if generation.stamp != stamp_now() or not generation.intact():
        latest = home.current()  # a writer may have replaced it since
        if latest is None or latest.name == generation.name or not latest.files:
            return None
        generation = latest
        if generation.stamp != stamp_now() or not generation.intact():
            return None
    try:
        return Book(generation.folder, edition)
    except StoreError:
        return None


def _mended(home: Home, generation: Generation, edition: str, tell: Tell) -> Book:
    from rulesref.book.own_documents import rebuild

    if generation.intact():
        tell(said("the index of your documents is older than this rulesref: building it anew"))
    else:
        tell(said("the index of your documents is not whole: building it anew"))
    try:
        return Book(rebuild(home, tell).folder, edition)
    except RulesrefError as problem:
        tell(said("that failed: {problem}").format(problem=problem))
    if generation.intact():
        try:
            book = Book(generation.folder, edition)
        except StoreError:
            pass
        else:
            tell(said("the older index answers meanwhile"))
            return book
    tell(said("only the bundled rules answer meanwhile"))
    return _bundled(edition, tell)


def _bundled(edition: str, tell: Tell) -> Book:
    from rulesref.book.bundled import bundled

    return Book(bundled(tell), edition)


def _discard(folder: Path) -> None:
    """Make a damaged book look unbuilt; what ships with the package stays."""
    if folder == SHIPPED_INDEX:
        raise StoreError(
            said("the index that came with rulesref is damaged"),
            file=str(folder),
            remedy=said("install rulesref again"),
        )
    if folder.is_symlink() or folder.parent.is_symlink():
        raise StoreError(
            said("the damaged index lies behind a link, which is left alone"),
            file=str(folder),
            remedy=said("take the link away, or mend what it leads to"),
        )
    try:
        (folder / BOOK).unlink(missing_ok=True)
        if folder.name.startswith("book-"):
            import shutil

            shutil.rmtree(folder)
    except OSError as problem:
        raise StoreError(
            said("the damaged index cannot be replaced: {problem}").format(
                problem=reason_of(problem)
            ),
            file=str(folder),
        ) from None

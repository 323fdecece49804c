"""Answering from the book: a look-up that finds nothing is said in full, with exit status 1."""

from __future__ import annotations

from collections.abc import Callable

from rulesref.book.book import Book
from rulesref.book.opened import consult
from rulesref.cli.asked import Asked
from rulesref.cli.console import Console
from rulesref.cli.settings import Settings, settings_of
from rulesref.cli.writer import complain
from rulesref.errors import UnresolvedReference

#: Prints what the book answers.
Answer = Callable[[Book, Asked, Console, Settings], None]


def answered(asked: Asked, console: Console, answer: Answer, edition: str = "") -> int:
    """``answer`` from the book; the exit status, 1 where nothing has the name that was asked for.

    The book is that of the settings' edition where the verb names none.
    """
    settings = settings_of(asked)
    try:
        consult(
            edition or settings.edition,
            console.note,
            lambda book: answer(book, asked, console, settings),
        )
    except UnresolvedReference as problem:
        _say_what_is_near(problem, asked, console)
        return 1
    return 0


def _say_what_is_near(problem: UnresolvedReference, asked: Asked, console: Console) -> None:
    if asked.flag("json"):
        console.json(problem.as_json())
    else:
        complain(problem)

"""Answering from the book: a look-up that finds nothing is said in full, with exit status 1."""

from __future__ import annotations

import re
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
            lambda book: _answer(answer, book, asked, console, settings),
        )
    except UnresolvedReference as problem:
        _say_what_is_near(problem, asked, console)
        return 1
    return 0


def _answer(answer: Answer, book: Book, asked: Asked, console: Console, settings: Settings) -> None:
    try:
        answer(book, asked, console, settings)
    except UnresolvedReference as problem:
        problem.remedy = _said_elsewhere(book, asked) or problem.remedy
        raise


def _said_elsewhere(book: Book, asked: Asked) -> str:
    """The command that answers where the name of a rule was that of something else; else empty."""
    words = asked.values.get("name")
    name = " ".join(words) if isinstance(words, tuple) else ""
    question = _QUESTION.fullmatch(name.strip())
    if question:
        return f"rulesref open U-{int(question[1]):02}"
    if not name.strip():
        return ""
    from rulesref.cards.names import find  # for a miss alone

    exact = any(match.how == "exact" for match in find(book.lookup.connection, name))
    return f'rulesref card "{name.strip()[:60]}"' if exact else ""


_QUESTION = re.compile(r"U-?0*([0-9]{1,3})", re.I | re.ASCII)


def _say_what_is_near(problem: UnresolvedReference, asked: Asked, console: Console) -> None:
    if asked.flag("json"):
        console.json(problem.as_json())
    else:
        complain(problem)

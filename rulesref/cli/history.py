"""``rulesref history``: every version of one rule, and what each changed."""

from __future__ import annotations

from functools import partial

from rulesref.book.book import Book
from rulesref.cli.asked import Asked
from rulesref.cli.called import called, tell, to_the_letter
from rulesref.cli.console import Console
from rulesref.cli.consulting import answered
from rulesref.cli.settings import Settings
from rulesref.compare.history.steps import history_of
from rulesref.render.entry import also_called
from rulesref.render.history import history_json, history_text


def run(asked: Asked, console: Console) -> int:
    """0, or 1 when no entry has that name."""
    return answered(asked, console, _print)


def _print(book: Book, asked: Asked, console: Console, settings: Settings) -> None:
    name = " ".join(asked.words("name"))
    look_up = to_the_letter if asked.flag("json") else called
    found = look_up(book.lookup, name, settings.game)
    id, *rivals = found.entries
    language = settings.shown_language
    history = history_of(book.entry(id), book.lookup, language)
    if asked.flag("json"):
        console.json(history_json(history, language) | {"also_called": rivals})
        return
    title_of = partial(book.lookup.title, language=language)
    tell(found, book.lookup, name, console, language)
    console.line(history_text(history, console.paint, language=language, title_of=title_of))
    if rivals:
        console.line()
        console.line(also_called(rivals, title_of, language))

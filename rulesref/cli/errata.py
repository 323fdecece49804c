"""``rulesref errata``: what the documents say about a card beyond its printed text."""

from __future__ import annotations

from functools import partial

from rulesref.book.book import Book
from rulesref.cards.errata import errata_of
from rulesref.cli.asked import Asked
from rulesref.cli.console import Console
from rulesref.cli.consulting import answered
from rulesref.cli.settings import Settings
from rulesref.render.errata import errata_text


def run(asked: Asked, console: Console) -> int:
    """0, also for a card without errata; 1 when no such card is known."""
    return answered(asked, console, _print)


def _print(book: Book, asked: Asked, console: Console, settings: Settings) -> None:
    answer = errata_of(book.lookup, " ".join(asked.words("card")), edition=settings.edition)
    if asked.flag("json"):
        from rulesref.render.errata_json import errata_json

        console.json(errata_json(answer))
    else:
        title_of = partial(book.lookup.title, language=settings.shown_language)
        console.line(errata_text(answer, console.paint, settings.shown_language, title_of))

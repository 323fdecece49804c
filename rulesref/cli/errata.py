"""``rulesref errata``: what the documents say about a card beyond its printed text."""

from __future__ import annotations

from rulesref.book.book import Book
from rulesref.book.opened import consult
from rulesref.cards.errata import CardErrata, errata_of
from rulesref.cli.asked import Asked
from rulesref.cli.console import Console
from rulesref.cli.nothing import nothing_found
from rulesref.cli.settings import settings_of
from rulesref.errors import UnresolvedReference
from rulesref.render.errata import errata_json, errata_text


def run(asked: Asked, console: Console) -> int:
    """0, also for a card without errata; 1 when no such card is known."""
    settings = settings_of(asked)
    edition = settings.edition
    card = " ".join(asked.words("card"))

    def use(book: Book) -> CardErrata:
        return errata_of(book.lookup, card, edition=edition)

    try:
        answer = consult(edition, console.note, use)
    except UnresolvedReference as problem:
        return nothing_found(problem, asked, console)
    if asked.flag("json"):
        console.json(errata_json(answer))
    else:
        console.line(errata_text(answer, console.paint, settings.shown_language))
    return 0

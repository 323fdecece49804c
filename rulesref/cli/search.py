"""``rulesref search``: the rules that a few words, or many lines of them, ask for."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from rulesref.book.book import Book
from rulesref.book.opened import consult
from rulesref.catalogue import said
from rulesref.cli.asked import Asked
from rulesref.cli.console import Console
from rulesref.cli.documents import document_named
from rulesref.cli.settings import Settings, settings_of
from rulesref.cli.writer import flush
from rulesref.entries import Results
from rulesref.errors import UsageError
from rulesref.render.search import results_json, results_text

MOST = 10


def run(asked: Asked, console: Console) -> int:
    """0 when something was found for at least one query, 1 when nothing was."""
    settings = settings_of(asked)
    words = asked.words("words")
    if words == ("-",):
        return _many(asked, console, settings)
    query = " ".join(words)
    found, card = consult(
        settings.edition, console.note, lambda book: _or_card(book, asked, settings, query)
    )
    _print(found, asked, console, settings)
    if card and not asked.flag("json"):
        though = said("It is a card, though, and no rule names it: rulesref errata {card}")
        console.line(though.format(card=card))
    return 0 if found.results else 1


def _or_card(book: Book, asked: Asked, settings: Settings, query: str) -> tuple[Results, str]:
    """What was found, and where nothing was the card that the query names."""
    found = _answer(book, asked, settings, query)
    if found.results:
        return found, ""
    from rulesref.cards.index import card_game
    from rulesref.cards.names import find

    if settings.game not in (None, card_game()):
        return found, ""
    cards = find(book.lookup.connection, query)
    return found, cards[0].name if cards and cards[0].how == "exact" else ""


def _many(asked: Asked, console: Console, settings: Settings) -> int:
    """One answer a line of standard input, in its order and as soon as it is there."""
    queries = _lines()
    waiting: list[str] = []
    hits: list[bool] = []

    def answer_all(book: Book) -> None:
        while True:
            if not waiting:
                query = next(queries, None)
                if query is None:
                    return
                waiting.append(query)
            found = _answer(book, asked, settings, waiting[0])
            waiting.clear()
            hits.append(bool(found.results))
            _print(found, asked, console, settings, one_line=True)
            flush()

    consult(settings.edition, console.note, answer_all)
    if not hits:
        raise UsageError(
            said("there is no query on standard input"), remedy=said("write one query a line")
        )
    return 0 if any(hits) else 1


def _lines() -> Iterator[str]:
    while sys.stdin is not None:
        line = sys.stdin.readline()
        if not line:
            return
        yield line.rstrip("\r\n")


def _answer(book: Book, asked: Asked, settings: Settings, query: str) -> Results:
    document = asked.text("document")
    return book.search(
        query,
        game=settings.game,
        document=document_named(book, document).id if document else None,
        kind=asked.text("kind"),
        language=asked.text("language"),
        limit=asked.number("limit", MOST),
        reader=settings.language or "",
    )


def _print(
    found: Results, asked: Asked, console: Console, settings: Settings, *, one_line: bool = False
) -> None:
    if asked.flag("json"):
        console.json(results_json(found), one_line=one_line)
    elif asked.flag("cite") and found.results:
        from rulesref.render.entry import citation_text

        for result in found.results:
            console.line(citation_text(result.entry, settings.edition, settings.shown_language))
    else:
        if one_line:
            console.line(console.paint.bold(f"# {found.query}"))
        console.line(results_text(found, console.paint, language=settings.shown_language))
        if one_line:
            console.line()

"""``rulesref list``: the contents of the book, by kind."""

from __future__ import annotations

import json
from collections import Counter
from typing import NamedTuple

from rulesref.book.book import Book
from rulesref.book.opened import consult
from rulesref.catalogue import said
from rulesref.cli.asked import Asked
from rulesref.cli.console import Console
from rulesref.cli.documents import document_named
from rulesref.cli.settings import Settings, settings_of
from rulesref.render.kinds import kind_in
from rulesref.render.paint import icons_as_words


class Listing(NamedTuple):
    """One rule of the contents."""

    id: str
    game: str
    kind: str
    title: str


def run(asked: Asked, console: Console) -> int:
    """0, or 1 when no rule is of that kind, game or document."""
    settings = settings_of(asked)
    rows = consult(settings.edition, console.note, lambda book: _rows(book, asked, settings))
    if asked.flag("json"):
        console.json({"edition": settings.edition, "entries": [row._asdict() for row in rows]})
    elif not rows:
        console.line(said("No rule is like that."))
    elif asked.text("kind") or asked.text("document"):
        for row in rows:
            console.line(f"{icons_as_words(row.title)}  {console.paint.dim(row.id)}")
    else:
        _overview(rows, console, settings)
    return 0 if rows else 1


def _rows(book: Book, asked: Asked, settings: Settings) -> list[Listing]:
    rows = [
        Listing(*row) for row in book.lookup.contents(game=settings.game, kind=asked.text("kind"))
    ]
    if name := asked.text("document"):
        inside = {s.entry for s in book.lookup.sections(document_named(book, name).id)}
        rows = [row for row in rows if row.id in inside]
    language = settings.language
    if language and language != "en":
        titles = _titles(book, language)
        rows = [row._replace(title=titles.get(row.id, row.title)) for row in rows]
    return rows


def _titles(book: Book, language: str) -> dict[str, str]:
    """Entry id → title, for the entries that have one in ``language``."""
    rows = book.lookup.connection.execute("select id, json from entries")
    titles = {entry: dict(json.loads(head)["titles"]) for entry, head in rows}
    return {entry: found[language] for entry, found in titles.items() if language in found}


def _overview(rows: list[Listing], console: Console, settings: Settings) -> None:
    """How many rules of each kind there are, and how to see them."""
    for game in dict.fromkeys(row.game for row in rows):
        console.line(console.paint.bold(game))
        for kind, count in Counter(row.kind for row in rows if row.game == game).items():
            console.line(f"  {count:5}  {kind_in(kind)}")
    more = said("edition {edition} · rulesref list --kind KIND lists them; --document ID too")
    console.line(console.paint.dim(more.format(edition=settings.edition)))

"""``rulesref drift``: where a translation and its original say different things."""

from __future__ import annotations

from functools import partial

from rulesref.book.book import Book
from rulesref.catalogue import said
from rulesref.cli.asked import Asked
from rulesref.cli.console import Console
from rulesref.cli.consulting import answered
from rulesref.cli.settings import Settings
from rulesref.compare.translations.drift import drift
from rulesref.errors import UnresolvedReference
from rulesref.render.drift import drift_json, drift_text

#: How many findings are shown where nobody says.
_SHOWN = 20


def run(asked: Asked, console: Console) -> int:
    """0; 1 when no entry has that name, or no translation is at hand with its original."""
    return answered(asked, console, _print)


def _print(book: Book, asked: Asked, console: Console, settings: Settings) -> None:
    language = settings.shown_language
    name = " ".join(asked.words("name"))
    entry = book.lookup.called(name, game=settings.game)[0] if name else None
    found = drift(book.lookup, entry, game=settings.game, language=language)
    if not found.held:
        raise UnresolvedReference(
            said("no translation and its original are both at hand", language),
            remedy=said(
                "rulesref sources add both: the Italian Grimorio and the JSON of the English Grimoire, "
                "say",
                language,
            ),
        )
    title_of = partial(book.lookup.title, language=language)
    everything = asked.flag("json") or entry is not None
    most = asked.number("limit", len(found.findings) if everything else _SHOWN)
    shown = found.findings[:most]
    if asked.flag("json"):
        console.json(drift_json(found, shown, title_of))
    else:
        console.line(drift_text(found, shown, console.paint, language=language, title_of=title_of))

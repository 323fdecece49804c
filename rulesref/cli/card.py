"""``rulesref card``: all that is known of a card."""

from __future__ import annotations

from functools import partial

from rulesref.book.book import Book
from rulesref.cli.asked import Asked
from rulesref.cli.console import Console
from rulesref.cli.consulting import answered
from rulesref.cli.settings import Settings
from rulesref.pages.card import CardPage, page_of
from rulesref.render.card_page import page_json, page_text
from rulesref.render.pair_page import pair_json, pair_text


def run(asked: Asked, console: Console) -> int:
    """0; 1 when no such card is known."""
    return answered(asked, console, _print)


def _print(book: Book, asked: Asked, console: Console, settings: Settings) -> None:
    from rulesref.games import DEFAULT, game_of
    from rulesref.library.folder import tables

    language = settings.shown_language
    name = " ".join(asked.words("card"))
    game = game_of(DEFAULT)._replace(own=tables(DEFAULT, console.note))
    page = page_of(book.lookup, name, game, edition=settings.edition, language=language)
    toml = _toml(page) if asked.flag("facts") else {}
    taboo = asked.flag("taboo")
    other = asked.text("pair")
    pair = None
    if other is not None:
        from rulesref.pages.pair import pair_of

        pair = pair_of(book.lookup, page, other, game, edition=settings.edition, language=language)
    if asked.flag("json"):
        console.json(page_json(page, toml, taboo, pair_json(pair) if pair else None))
        return
    title_of = partial(book.lookup.title, language=language)
    if pair:
        console.line(pair_text(pair, game.rules, console.paint, language, title_of))
    else:
        console.line(page_text(page, console.paint, toml, language, taboo=taboo, title_of=title_of))


def _toml(page: CardPage) -> dict[str, str]:
    """Code → its facts in the notation, of the cards of which some are known."""
    from rulesref.facts.formatting import as_toml

    return {card.match.card.code: as_toml(card.known.facts) for card in page.cards if card.known}

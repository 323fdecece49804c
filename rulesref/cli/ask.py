"""``rulesref ask``: what decides a question that a player puts in their own words."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import cache
from typing import TYPE_CHECKING

from rulesref.answers.answer import Answer, answer
from rulesref.book.opened import consult
from rulesref.catalogue import said
from rulesref.cli.asked import Asked
from rulesref.cli.console import Console
from rulesref.cli.settings import Settings, settings_of
from rulesref.errors import AmbiguousReference, UnresolvedReference, UsageError
from rulesref.games import DEFAULT
from rulesref.render.answer import answer_json, answer_text
from rulesref.search.words import language_of

if TYPE_CHECKING:
    from rulesref.book.book import Book
    from rulesref.rulings.replay import Judge
    from rulesref.session.session import Session

#: Of so many cards is shown what they do.
MOST_CARDS = 3


def run(asked: Asked, console: Console) -> int:
    """0, or 1 where nothing is known that would decide it."""
    _check(asked)
    settings = settings_of(asked)
    question = " ".join(asked.words("question"))
    language = asked.text("language") or language_of(question)
    judge = _judge(console) if settings.game in (None, DEFAULT) else None
    if judge is None and (asked.flag("draft") or asked.flag("table")):
        raise UsageError(said("{game} is not played out yet").format(game=settings.game))
    answered = consult(
        settings.edition,
        console.note,
        lambda book: answer(
            book, judge, question, language, settings.language or "", settings.game
        ),
    )
    session = _session(answered, judge, settings.edition, language)
    if asked.flag("table") and session is not None:
        from rulesref.cli.table import sit_at

        return sit_at(session(), console)
    _print(answered, asked, console, settings, session)
    return 0 if answered.found.results or answered.verdict else 1


def _judge(console: Console) -> Callable[[], Judge]:
    """Who plays a position out, had only where one is told."""

    @cache
    def judge() -> Judge:
        from rulesref.library.folder import tables
        from rulesref.sentences import judge_of

        return judge_of(DEFAULT, tables(DEFAULT, console.note))

    return judge


def _session(
    answered: Answer, judge: Callable[[], Judge] | None, edition: str, language: str
) -> Callable[[], Session] | None:
    """The table at which the question was laid out, or an empty one; None where nobody plays."""
    played = answered.played
    if played is not None:
        return lambda: played.session
    if judge is None:
        return None

    def empty() -> Session:
        from rulesref.session.session import Session

        return Session(judge(), edition, language)

    return empty


def _check(asked: Asked) -> None:
    """Raise ``UsageError`` for options that do not go together."""
    ways = [name for name in ("draft", "table", "json") if asked.flag(name)]
    if len(ways) > 1:
        raise UsageError(
            said("--{one} and --{other} do not go together").format(one=ways[0], other=ways[1])
        )


def _print(
    answered: Answer,
    asked: Asked,
    console: Console,
    settings: Settings,
    session: Callable[[], Session] | None,
) -> None:
    case = _case(answered, session, asked, settings)
    if asked.flag("draft"):
        console.line(case.rstrip("\n"))
    elif asked.flag("json"):
        console.json(answer_json(answered, case))
    else:
        told = answer_text(answered, case, console.paint, settings.shown_language, console.columns)
        console.line(told)
        if answered.verdict is None:
            _print_cards(answered, console, settings)


def _case(
    answered: Answer, session: Callable[[], Session] | None, asked: Asked, settings: Settings
) -> str:
    """The case that was played; where none was and a draft is wanted, the case to finish."""
    if session is None:
        return ""
    from rulesref.answers.draft import draft, played_case

    if answered.played and answered.played.ruling:
        return played_case(answered, session())
    if not asked.flag("draft"):
        return ""
    empty = session()
    return draft(answered, empty.judge, settings.edition, empty.language)


def _print_cards(answered: Answer, console: Console, settings: Settings) -> None:
    """What the cards of the question do, where they are so few that they may well decide it."""
    cards = answered.found.cards
    if not 0 < len(cards) <= MOST_CARDS or answered.game != DEFAULT:
        return
    from rulesref.games import game_of
    from rulesref.library.folder import tables
    from rulesref.pages.card import cards_called
    from rulesref.render.card_page import does_lines

    game = game_of(DEFAULT)._replace(own=tables(DEFAULT, console.note))
    language = settings.shown_language

    def lines(book: Book) -> list[str]:
        told: list[str] = []
        for card in cards:
            with suppress(AmbiguousReference, UnresolvedReference):  # such a name has no one page
                called = cards_called(book.lookup, card.name, game, edition=settings.edition)
                told += does_lines(called, console.paint, language)
        return told

    told = consult(settings.edition, console.note, lines)
    if told:
        console.line()
        console.line(said("What is known here of what they do:", language))
        console.line("\n".join(told).rstrip())

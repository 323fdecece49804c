"""What the book has on a question that nothing at the table answers: rules to read, no verdict on the table."""

from __future__ import annotations

from collections.abc import Iterator

from rulesref.answers.answer import Answer, answer
from rulesref.book.opened import consult
from rulesref.catalogue import said
from rulesref.cli.console import Console
from rulesref.errors import RulesrefError, UsageError
from rulesref.render.answer_kinds import source_lines
from rulesref.render.search import result_lines
from rulesref.session.session import Session

#: So many rules go on a small screen with the table; only the likeliest is told, the others are named.
_MOST = 3


def refuse_with_the_book(
    session: Session, question: str, problem: RulesrefError, console: Console
) -> tuple[tuple[str, ...], RulesrefError]:
    """The lines that the book has on ``question``, and what to say of it, which had been ``problem``.

    The book's words are of games in general: nothing of the table goes into them.
    """
    try:
        found = consult(
            session.edition,
            console.note,
            lambda book: answer(
                book, None, question, session.language, session.language, session.judge.game.id
            ),
        )
    except UsageError:  # it is too long, or has no word
        return (), problem
    if found.is_foreign or not found.found.results:
        return (), problem
    refused = UsageError(
        problem.message,
        remedy=said(
            "above: what the book says; `?` with a rule shows it whole; "
            "of this table, ask in the words in which it tells what happens"
        ),
    )
    return tuple(_lines(found, session, console)), refused


def _lines(found: Answer, session: Session, console: Console) -> Iterator[str]:
    language = session.language
    if found.by == "source":
        yield from source_lines(found, console.paint, language)
        return
    for number, result in enumerate(found.found.results[:_MOST], 1):
        lines = result_lines(number, result, console.paint, language, found.found.edition)
        yield from lines if number == 1 else lines[:1]

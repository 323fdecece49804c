"""A text in a player's own words as a case to finish: all that can be read of it, and what cannot.

Whoever is given it goes through it, so that more is taken than for a verdict: a part of a sentence, what
only may be meant, what lies there though it is said late, somebody who stands in.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rulesref.answers.prose.asked.asking import asked_by
from rulesref.answers.prose.asked.conditions import variants
from rulesref.answers.prose.discourse import Discourse, Unclear
from rulesref.answers.prose.first_person import speaker
from rulesref.answers.prose.implied.cast import CASTS
from rulesref.answers.prose.implied.lettered import with_lettered
from rulesref.answers.prose.implied.lying_there import taken_for_there
from rulesref.answers.prose.implied.nameless import stood_in, with_nameless
from rulesref.answers.prose.in_part import unread
from rulesref.answers.prose.lines_told import lines_of
from rulesref.answers.prose.names import Named, marked, unmarked
from rulesref.answers.prose.quoted import without_quotes
from rulesref.answers.prose.reader import Reader
from rulesref.answers.prose.telling_lines import tell_line
from rulesref.answers.prose.wordings.past import in_present
from rulesref.answers.sentences import Posed, sentences_of
from rulesref.errors import CaseError, RulesrefError
from rulesref.rulings.replay import Judge
from rulesref.rulings.step_error import names_nothing_here
from rulesref.rulings.tongue import Tongue
from rulesref.session.session import Session


class Drafted(NamedTuple):
    """The table as far as a text lays it out, and the ``statements`` that it may ask about.

    ``left`` is what of it was not read, ``refused`` what was read and cannot be told there, each with
    the reason; ``stand_ins`` are those who stand in for somebody or something of no name.
    """

    session: Session
    statements: tuple[str, ...] = ()
    left: tuple[str, ...] = ()
    refused: tuple[tuple[str, str], ...] = ()
    stand_ins: tuple[str, ...] = ()


class _Read(NamedTuple):
    reader: Reader
    left: tuple[str, ...]
    statements: tuple[str, ...]


def drafted(judge: Judge, text: str, edition: str, language: str) -> Drafted:
    """``text`` laid out as far as it can be read, in the way of reading it that leaves least."""
    said, named = marked(text, judge.game, language, early=True)
    said, quotes = without_quotes(said, named, judge.game, language, unsure=True)
    said, named = with_lettered(said, named, language)
    said, named = with_nameless(said, named, language)
    named = stood_in(named, CASTS[0]) or named
    asked = sentences_of(said)
    if language == "en":
        asked = Posed(*in_present(asked.told, asked.question))
    every = [_read(judge, one, named, language) for one in variants(asked, language)]
    best = min(every, key=lambda one: (not one.statements, sum(map(len, one.left))))
    session, refused = _laid_out(judge, best.reader, edition, language)
    fitting = [one for one in best.statements if _can_be_asked(session, one)]
    stand_ins = tuple(best.reader.discourse.stand_ins)
    return Drafted(session, tuple(fitting), (*best.left, *quotes), refused, stand_ins)


def _read(judge: Judge, asked: Posed, named: tuple[Named, ...], language: str) -> _Read:
    me, sentences = speaker(list(asked.told), named)
    talk = Discourse(named, me or "", CASTS[0], language)
    reader = Reader(Tongue(judge.game, judge.speech, language), talk, freely=True, late=True)
    left: tuple[str, ...] = ()
    for sentence in sentences:
        left += tuple(unread(reader, sentence, named, first=not left))
    statements = tuple(dict.fromkeys(_statements(asked.question, talk)))
    if asked.question and not statements:
        left = (*left, unmarked(asked.question, named))
    return _Read(reader, left, statements)


def _statements(question: str, talk: Discourse) -> Iterator[str]:
    try:
        for asking in asked_by(question, talk):
            yield from (one for one in asking.statements if "#" not in one)
    except Unclear:
        return


def _laid_out(
    judge: Judge, reader: Reader, edition: str, language: str
) -> tuple[Session, tuple[tuple[str, str], ...]]:
    """The table with every line of ``reader`` that can be told there, and those that cannot."""
    taken: list[str] = []
    refused: dict[str, str] = {}
    while True:
        session = Session(judge, edition, language)
        lines = [line for line in lines_of(reader, taken) if line not in refused]
        wrong = _tell(session, lines)
        if wrong is None:
            return session, tuple(refused.items())
        line, problem = wrong
        missing = isinstance(problem, CaseError) and names_nothing_here(problem)
        more = taken_for_there(problem, reader) if missing else ""
        if more and more not in taken and more not in refused:
            taken.append(more)
        else:
            refused[line] = problem.message


def _tell(session: Session, lines: list[str]) -> tuple[str, RulesrefError] | None:
    """The first of ``lines`` that cannot be told, and why."""
    for line in lines:
        try:
            tell_line(session, line)
        except RulesrefError as problem:
            return line, problem
    return None


def _can_be_asked(session: Session, statement: str) -> bool:
    try:
        session.ask(statement)
    except RulesrefError:
        return False
    return True

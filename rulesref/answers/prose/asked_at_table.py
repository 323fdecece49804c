"""What a player asks at a table in their own words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import suppress

from rulesref.answers.prose.asked.asked_how import (
    COMES,
    EVERY,
    FIRST,
    HOLDS,
    KEEPS,
    LIES,
    WHICH,
    WHO,
)
from rulesref.answers.prose.asked.asking import asked_by
from rulesref.answers.prose.asked.concluded import as_concluded
from rulesref.answers.prose.asked.each_statement import numbered
from rulesref.answers.prose.asked.leave_asked import as_leave
from rulesref.answers.prose.asked.statements import Statements
from rulesref.answers.prose.at_table import (
    lying_at,
    names_at,
    only_one_at,
    reader_at,
    refuse_nobody,
)
from rulesref.answers.prose.called_here import by_name_at
from rulesref.answers.prose.discourse import Unclear
from rulesref.answers.prose.hasty import in_full
from rulesref.answers.prose.implied.he_or_she import named_by_lo_and_la
from rulesref.answers.prose.implied.lying_there import lacking
from rulesref.answers.prose.judged.amounts import lying
from rulesref.answers.prose.judged.sought import SOUGHT
from rulesref.answers.prose.lines_told import LAYING
from rulesref.answers.prose.names import MARK, marked
from rulesref.answers.prose.reader import Reader
from rulesref.answers.prose.told import Laid, Layout, ask
from rulesref.answers.prose.wordings.past import in_present
from rulesref.answers.sentences import Posed
from rulesref.cases.case import TABLE
from rulesref.catalogue import said
from rulesref.errors import CaseError, NoOneAnswer, RulesrefError
from rulesref.rulings.question import BEFORE
from rulesref.rulings.ruling import Ruling
from rulesref.session.session import Session


def asked_at(session: Session, question: str) -> Ruling | None:
    """The ruling on what ``question`` asks in a player's words; None where it is not understood."""
    every = (_asked(session, text) for text in _as_typed_and_in_full(session, question))
    return next(filter(None, every), None)


def _as_typed_and_in_full(session: Session, question: str) -> Iterable[str]:
    """``question`` as it stands, and as it is meant where it is typed in haste."""
    names = names_at(session)
    return dict.fromkeys((question, in_full(question, names, session.language)[0]))


def _asked(session: Session, question: str) -> Ruling | None:
    by_name = by_name_at(session, lying_at(session), question)
    if by_name is None:
        return None
    text, named = marked(by_name, session.judge.game, session.language, lying_at(session))
    if session.language == "en":
        _, text = in_present((), text)
    posed = as_concluded(Posed((), text.strip(" ?")), session.language)
    if posed.told:
        return None  # what it tells besides has not been told
    text = as_leave(posed.question, session.language)
    if session.language == "it":
        called = session.judge.speech.called
        text = named_by_lo_and_la(text, named, called, known=True)
    reader = reader_at(session, named, "")
    reader.discourse.alone = bool(only_one_at(session, named, text))
    try:
        every = list(asked_by(text, reader.discourse))
    except Unclear:
        return None
    begun = sum(line.kind == "given" for line in session.lines)
    for asking in every:
        sought = SOUGHT.get(asking.how)
        if asking.how in (WHO, WHICH):
            told = _one_of(session, reader, asking)
        elif asking.how == LIES:
            told = _lying_there(session, reader, asking.statements[0])
        elif asking.how == HOLDS:
            number = numbered(asking.statements[0], asking.numbers[0], session.language)
            told = ask(session, reader, (number,))
        elif asking.by and sum("enemy" in types for types in reader.discourse.known.values()) > 1:
            return None  # another of them may have done it
        elif sought is not None:
            told = sought(Laid(session, reader, begun), asking)
            withheld = _is_withheld(told)
            if asking.how == COMES and not (told and told.statement):  # more of it may come
                told = ask(session, reader, tuple(_some(asking.statements, reader)))
                withheld = False
                if told is not None and told.ruling is not None and told.ruling.verdict == "no":
                    return None  # none of it comes, and that is no statement
            if withheld:
                continue
        elif asking.how in (EVERY, KEEPS):
            told = _least(session, reader, asking.statements)
        else:
            told = ask(
                session,
                reader,
                asking.statements[-1:] if asking.how == FIRST else asking.statements,
            )
        if told is not None and told.ruling is not None and told.statement:
            return told.ruling
    return None


def _is_withheld(told: Layout | None) -> bool:
    """Whether what was ``told`` of one statement is no answer to the question, or another one."""
    return told is not None and told.ruling is not None and told.verdict != told.ruling.verdict


def supposed_at(session: Session, question: str) -> tuple[str, Ruling] | None:
    """What ``question`` takes for lying there, which nobody has told, and the ruling with that.

    None where nothing is wanting, where more than one thing is, or where it would have changed what
    has happened.
    """
    for reader, asking, statement, problem in _refused(session, question):
        if reader.discourse.stand_ins or asking.now or asking.how in _OF_NOW:
            continue  # nobody is there who could have it; or what is supposed would answer it
        lies = _in_hand(statement, reader) or lacking(problem, reader)
        with suppress(RulesrefError):
            branch = session.branch()
            branch.tell(lies, "given")
            return lies, branch.ask(statement)
    return None


def held_for(session: Session, statement: str) -> str:
    """The line that what is played in ``statement`` is in hand, which that takes for so; empty where it lies there."""
    text, every = marked(statement, session.judge.game, session.language, lying_at(session))
    named = [every[int(mark[1:])] for mark in MARK.findall(text)]
    who = [one.name for one in named if "investigator" in one.types]
    cards = [one for one in named if one.name not in who]
    if len(who) != 1 or len(cards) != 1 or not _PLAYS[session.language].search(statement):
        return ""
    if cards[0] in lying_at(session):
        return ""
    line = LAYING[session.language]["hand"].format(cards[0].name, who[0])
    try:
        session.branch().tell(line, "given")
    except RulesrefError:
        return ""
    return line


def why_not_asked(session: Session, question: str) -> CaseError | None:
    """Why what ``question`` means cannot be asked now; None where nobody knows what it means.

    Raises ``UsageError`` where it speaks of "I", and nobody may be meant.
    """
    for reader, _, statement, problem in _refused(session, question):
        if reader.discourse.stand_ins:
            return CaseError(
                said("nobody has said who or what is meant: {question}").format(question=question),
                file=TABLE,
                remedy=said("`lay` asks who plays and what lies there"),
            )
        if BEFORE[session.language] not in statement:  # else it names two things at once as one
            return problem
    return None


def _refused(
    session: Session, question: str
) -> Iterator[tuple[Reader, Statements, str, CaseError]]:
    """Each statement that ``question`` may be about, by whose words, how it is asked, and why it cannot be now.

    Raises ``UsageError`` where it speaks of "I", and nobody may be meant.
    """
    for typed in _as_typed_and_in_full(session, question):
        by_name = by_name_at(session, lying_at(session), typed)
        if by_name is None:
            continue
        text, named = marked(by_name, session.judge.game, session.language, lying_at(session))
        reader = reader_at(session, named, "")
        reader.discourse.alone = bool(only_one_at(session, named, text))
        with suppress(Unclear):
            asked = [
                (way, one) for way in asked_by(text, reader.discourse) for one in way.statements
            ]
            refuse_nobody(session, reader.discourse)
            for way, of_how_much in asked:
                statement = numbered(of_how_much, 1, session.language)
                try:
                    session.ask(statement)
                except CaseError as problem:
                    yield reader, way, statement, problem


#: The ways of asking how it is now with what lies there.
_OF_NOW = frozenset({WHO, WHICH, LIES, HOLDS, KEEPS})
#: How a statement says that a card is played, which is in hand then.
_PLAYS = {"en": re.compile(r" plays? "), "it": re.compile(r" gioca(?:re)? ")}


def _in_hand(statement: str, reader: Reader) -> str:
    """The line that what is played in ``statement`` is in the hand of whoever plays it; empty for none."""
    talk = reader.discourse
    who = [name for name in talk.people() if statement.startswith(name)]
    cards = [one for one in talk.mentioned(statement) if one not in who]
    if len(who) != 1 or len(cards) != 1 or not _PLAYS[talk.language].search(statement):
        return ""
    return LAYING[talk.language]["hand"].format(cards[0], who[0])


def _least(session: Session, reader: Reader, statements: tuple[str, ...]) -> Layout | None:
    """The one of ``statements`` that is not so, if one is not: each of them is asked for."""
    every = [told for told in (ask(session, reader, (one,)) for one in statements) if told]
    wanting = (told for told in every if told.ruling and told.ruling.verdict != "yes")
    return next(wanting, every[0] if len(every) == len(statements) else None)


def _one_of(session: Session, reader: Reader, asking: Statements) -> Layout | None:
    """The one of which it is so, and of no other; or that it depends. Raises ``NoOneAnswer`` where it is so of none."""
    ways = [one.statements for one in asking.among] or [(one,) for one in asking.statements]
    every = [told for told in (ask(session, reader, one) for one in ways) if told]
    so = {
        verdict: [told for told in every if told.ruling and told.ruling.verdict == verdict]
        for verdict in ("yes", "depends", "no")
    }
    if len(so["no"]) == len(ways):
        none = "; ".join(one[0] for one in ways)
        raise NoOneAnswer(said("it is so of none of these: {every}").format(every=none), file=TABLE)
    if len(every) == len(ways) and len(_unknown(every)) == 1:
        return every[0]  # nobody knows it of any of them
    known = len(so["no"]) + len(so["yes"]) + len(so["depends"]) == len(ways)
    if not known or len(so["yes"]) > 1 or (so["yes"] and so["depends"]):
        return None
    return (so["yes"] or so["depends"])[0]


def _some(statements: tuple[str, ...], reader: Reader) -> Iterator[str]:
    """``statements`` of each small number."""
    for statement in statements:
        for number in range(1, _FEW + 1):
            yield numbered(statement, number, reader.language)


_FEW = 6


_UNKNOWN = "unsupported"


def _lying_there(session: Session, reader: Reader, statement: str) -> Layout | None:
    """How much of something lies there, or why nobody knows; None where it is about to change."""
    every = (ask(session, reader, (one,)) for one in lying(statement, session.language))
    so = [one for one in every if one and one.ruling and one.ruling.verdict != "no"]
    unknown = [one for one in so if one.ruling and one.ruling.verdict == _UNKNOWN]
    if len(so) > len(unknown) + 1 or len(_unknown(unknown)) > 1:
        return None
    return next(iter(unknown or so), None)  # one is met where it is counted from none


def _unknown(every: list[Layout]) -> set[str]:
    """Why nobody knows any of ``every``; nothing where one of them is known."""
    rulings = [one.ruling for one in every]
    if any(one is None or one.verdict != _UNKNOWN for one in rulings):
        return set()
    return {one.reason for one in rulings if one is not None}

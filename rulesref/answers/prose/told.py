"""A text that has been laid out, and what play says of what it asks."""

from __future__ import annotations

from typing import NamedTuple

from rulesref.answers.prose.reader import Reader
from rulesref.errors import RulesrefError
from rulesref.rulings.ruling import Ruling
from rulesref.session.session import Session


class Layout(NamedTuple):
    """One way of laying a text out: the table, what was asked, and what is not understood."""

    session: Session
    statement: str
    ruling: Ruling | None
    left: tuple[str, ...]
    stand_ins: tuple[str, ...] = ()
    verdict: str | None = None
    #: The investigators whom the text names, where it does not say which of them "I" is, if any.
    nameless: tuple[str, ...] = ()
    #: Whether what the text tells can come about with those who stand in.
    fits: bool = True
    #: Whether that may be for the margin by which a test of it ends, which the text does not say.
    any_margin: bool = False
    #: What was asked for, where it is no yes or no: whoever stands in must come to the same.
    answer: str = ""
    #: Those of whom the text does not say where they are.
    unplaced: tuple[str, ...] = ()


class Laid(NamedTuple):
    """A text as a table: the session, and whoever has read it."""

    session: Session
    reader: Reader
    #: How many lines had been told before the last act began.
    before: int


def ask(session: Session, reader: Reader, statements: tuple[str, ...]) -> Layout | None:
    """The ruling on ``statements`` together: so where any is so."""
    rulings: dict[str, Ruling] = {}
    for statement in statements:
        try:
            ruling = session.ask(statement)
        except RulesrefError:
            continue
        if ruling.questions or ruling.verdict == "unsupported":
            rulings[statement] = ruling
        if ruling.verdict in ("yes", "unsupported"):
            break
    by_verdict = {ruling.verdict: statement for statement, ruling in reversed(rulings.items())}
    for verdict in ("yes", "unsupported", "open", "depends", "no"):
        if verdict in by_verdict:
            statement = by_verdict[verdict]
            return Layout(
                session, statement, rulings[statement], (), tuple(reader.discourse.stand_ins)
            )
    return None


def is_so(session: Session, statement: str) -> bool:
    """Whether ``statement`` is so at ``session``; not where it cannot be asked there."""
    try:
        return session.ask(statement).verdict == "yes"
    except RulesrefError:
        return False

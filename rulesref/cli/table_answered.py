"""What is asked at a table, answered: as it stands, with what it takes for lying there, or supposes."""

from __future__ import annotations

from collections.abc import Iterator

from rulesref.answers.played import ruling_at
from rulesref.answers.prose.asked_at_table import held_for, supposed_at, why_not_asked
from rulesref.answers.who_is_meant import whose_question
from rulesref.catalogue import said
from rulesref.cli.table_supposed import parted, supposed
from rulesref.errors import CaseError, NoOneAnswer, RulesrefError
from rulesref.render.timeline import render_asked
from rulesref.rulings.ruling import Ruling
from rulesref.session.session import Session


class Unread(Exception):
    """A question of which nobody knows what it asks at the table, with its ``problem``."""

    def __init__(self, problem: CaseError) -> None:
        super().__init__(problem.message)
        self.problem = problem


def answered(session: Session, question: str, width: int) -> Iterator[str]:
    """The lines that answer ``question`` at ``session``.

    Raises ``Unread`` where it cannot be read, ``CaseError`` where what it means cannot be asked now.
    """
    supposing = ""
    try:
        ruling = ruling_at(session, question)
    except NoOneAnswer:
        raise
    except CaseError as problem:
        bare = question.strip().rstrip("?").strip()
        found = supposed_at(session, bare) or _asked_if(session, bare)
        if found is None:
            why = why_not_asked(session, bare) or whose_question(session, bare)
            raise why if why is not None else Unread(problem) from None
        supposing, ruling = found
    else:
        supposing = "; ".join(
            filter(
                None, (held_for(session, asked.verdict.question) for asked in ruling.questions[-1:])
            )
        )
    yield from render_asked(ruling, width)
    if supposing:
        yield said("(only supposed: {line})").format(line=supposing)


def _asked_if(session: Session, question: str) -> tuple[str, Ruling] | None:
    """What a ``question`` supposes, and the ruling with that; None where it supposes nothing, or too much."""
    asked, condition = parted(question, session.language)
    if not condition:
        return None
    try:
        other, taken_for = supposed(session, condition)
        ruling = ruling_at(other, asked)
    except RulesrefError:
        return None
    return "; ".join(line.text for line in taken_for) or condition, ruling

"""A text that has been read, laid out on a table: who sits where, what lies there, what is done."""

from __future__ import annotations

import re

from rulesref.answers.prose.discourse import Unclear
from rulesref.answers.prose.implied.lying_there import lacking
from rulesref.answers.prose.lines_told import lines_of
from rulesref.answers.prose.reader import Reader
from rulesref.answers.prose.telling_lines import SaidLate, tell_line
from rulesref.catalogue import said
from rulesref.errors import CaseError
from rulesref.session.session import Session

#: So many things may be missing that a text takes for lying there.
_MISSING = 6
#: What is asked of a position in which nothing is done: one that cannot be is refused.
_PROBE = {"en": "nobody has a choice", "it": "nessuno deve scegliere"}

#: What may change nothing by what has been told, which is found out once it is asked what comes of it.
_PLAYS = {"en": re.compile(r" plays "), "it": re.compile(r" gioca ")}


def lay_out(session: Session, reader: Reader) -> int:
    """Tell all that was read, with what it takes for lying there. Raises ``RulesrefError``."""
    taken: list[str] = []
    for _ in range(_MISSING):
        try:
            lines = lines_of(reader, taken)
        except Unclear:  # more of no name than can stand in
            raise CaseError(said("too much is not told")) from None
        try:
            return _tell_all(session, lines)
        except CaseError as caught:
            problem = caught
            if isinstance(caught, SaidLate):
                problem, reader.said_late = caught.problem, True
            more = lacking(problem, reader)
            while session.lines:
                session.undo()
            if not more or more in taken:
                raise problem from None
            taken.append(more)
    raise CaseError(said("too much is not told"))


def _tell_all(session: Session, lines: list[str]) -> int:
    """Tell ``lines``; how many had been told before the last act began."""
    before = 0
    for line in lines:
        at = len(session.lines)
        begins = session.asking().kind == "deed"
        tell_line(session, line)
        if len(session.lines) > at and begins and session.lines[-1].kind == "when":
            before = at
    acts = any(line.kind == "when" for line in session.lines)
    if not acts or _PLAYS[session.language].search(session.lines[-1].text):
        session.ask(_PROBE[session.language])  # what cannot be is refused
    return before

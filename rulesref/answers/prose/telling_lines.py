"""A line of a text told at a table: as it stands, as what has come of the one before, or denied."""

from __future__ import annotations

from itertools import product

from rulesref.answers.prose.clause import ALL, NOT, OF, SO
from rulesref.answers.prose.implied.skilled import SKILLS
from rulesref.answers.prose.reader import Reader
from rulesref.answers.prose.told import is_so
from rulesref.catalogue import said
from rulesref.errors import CaseError, RulesrefError
from rulesref.rulings.reading import Told as Row
from rulesref.rulings.reading import read_of_kind
from rulesref.session.session import Session

#: So much of damage or horror is dealt at most where a text says "all".
_MOST_ALL = 6


def tell_line(session: Session, line: str) -> None:
    """Tell ``line`` of a text, unless it only says what has come of the one before. Raises ``RulesrefError``."""
    if not _is_marked(session, line) and not _has_come_about(session, line):
        _tell_in_order(session, line)


def _is_marked(session: Session, line: str) -> bool:
    """Whether ``line`` says of itself how it is told; then it is. Raises ``RulesrefError``."""
    if line.startswith(ALL):
        _tell_most(session, line.removeprefix(ALL))
    elif line.startswith(NOT):
        _deny(session, line.removeprefix(NOT))
    elif line.startswith(SO):
        _affirm(session, line.removeprefix(SO))
    elif line.startswith(OF):
        _refuse_other_test(session, line.removeprefix(OF))
    else:
        return False
    return True


def tell_read(session: Session, reader: Reader) -> None:
    """Tell what was read at a table where more lies already, of which it may say something again.

    Raises ``RulesrefError``, also where it says nothing else.
    """
    given = [line.text for line in reader.lines if line.text and line.given]
    done = [line.text for line in reader.lines if line.text and not line.given]
    seats = [line for line in given if reader.seats(line)]
    before, again = len(session.lines), list[CaseError]()
    waiting = list(dict.fromkeys((*seats, *(line for line in given if line not in seats))))
    while waiting:
        line = waiting.pop(0)
        try:
            session.tell(line, "given")
        except CaseError as problem:
            if is_so(session, line):
                again.append(problem)
            elif _comes_behind(session, line, waiting):
                waiting.append(line)
            else:
                raise
    if again and len(session.lines) == before and not done:
        raise again[0]
    for line in done:
        if not _is_marked(session, line):
            _tell(session, line)


def _comes_behind(session: Session, line: str, others: list[str]) -> bool:
    """Whether ``line`` is of what one of the ``others`` lays there, and so is told behind them."""
    branch, late = session.branch(), list[str]()
    for other in (*others, line):
        try:
            branch.tell(other, "given")
        except CaseError:
            late.append(other)
    return len(late) < len(others) and line not in late


class SaidLate(CaseError):
    """What lies there is said once something has happened, and has not been told before."""

    def __init__(self, problem: CaseError) -> None:
        super().__init__(problem.message)
        self.problem = problem


def _tell_in_order(session: Session, line: str) -> None:
    """Tell ``line``. Raises ``CaseError``."""
    try:
        _tell(session, line)
    except CaseError as problem:
        read = read_of_kind(line, "when", session.scene.tongue, dict(session.scene.telling.said))
        if isinstance(read, Row) or not any(one.kind == "when" for one in session.lines):
            raise
        raise SaidLate(problem) from problem


def _deny(session: Session, statement: str) -> None:
    """Raise ``CaseError`` where ``statement``, which the text says is not so, is so."""
    if session.ask(statement).verdict == "yes":
        raise CaseError(
            said("it is denied that {}, which is so by what is told or taken for granted").format(
                statement
            )
        )


def _affirm(session: Session, statement: str) -> None:
    """Raise ``CaseError`` where ``statement``, which the text says is so, is not."""
    if session.ask(statement).verdict != "yes":
        raise CaseError(said("it has not come about that {}").format(statement))


def _refuse_other_test(session: Session, skill: str) -> None:
    """Raise ``CaseError`` where the test that began last is not of ``skill``."""
    events = [line.event for line in session.scene.state.lines() if line.event is not None]
    tests = [event for event in events if event.kind.id == "skill-test"]
    if not tests or tests[-1].slots.get("skill") != SKILLS[session.language][skill]:
        raise CaseError(said("no test of {skill} goes on").format(skill=skill))


def _tell(session: Session, line: str) -> None:
    """Tell ``line``; a result that is told says that whatever could be committed was not, or has counted."""
    waits = getattr(session.scene.state.pending, "id", "") == "commit"
    if waits and session.asking().kind == "choice":
        told = session.branch()
        try:
            told.tell(line)
        except RulesrefError:
            session.tell(_UNCOMMITTED[session.language])
    session.tell(line)


_UNCOMMITTED = {"en": "nobody commits anything", "it": "nessuno investe altro"}


def _has_come_about(session: Session, line: str) -> bool:
    """Whether ``line`` only says what has come of what was done before."""
    if not any(one.kind == "when" for one in session.lines):
        return False
    read = read_of_kind(line, "when", session.scene.tongue, dict(session.scene.telling.said))
    if not isinstance(read, Row):
        return False
    if not read.row.effect and not (_of_enemy(session, line) and session.asking().kind == "deed"):
        return False
    try:
        return session.ask(line).verdict == "yes"
    except RulesrefError:
        return False


def _of_enemy(session: Session, line: str) -> bool:
    """Whether ``line`` tells of an enemy, which does by itself what the rules make it do."""
    scene = session.scene
    return any(
        thing["card"].type == "enemy" and line.startswith(str(scene.name(id)))
        for id, thing in scene.state.things.items()
        if "card" in thing
    )


def _tell_most(session: Session, line: str) -> None:
    """Tell an assignment of as much as there is."""
    more = range(_MOST_ALL, 0, -1) if line.count(" 1 ") > 1 else (1,)
    for amount, other in product(range(_MOST_ALL, 0, -1), more):
        first, _, rest = line.partition(" 1 ")
        try:
            session.tell(f"{first} {amount} {rest.replace(' 1 ', f' {other} ', 1)}")
        except RulesrefError:
            if amount == other == 1 or (amount == 1 and len(more) == 1):
                raise
        else:
            return

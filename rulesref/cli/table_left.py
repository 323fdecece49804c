"""A table that is left in a terminal: kept with the questions that wait, and gone on with."""

from __future__ import annotations

import json
import os
from itertools import count
from pathlib import Path

from rulesref.cases.case import LARGEST
from rulesref.catalogue import said
from rulesref.cli.table_guided import Guided
from rulesref.cli.table_talk import TableTalk
from rulesref.cli.writer import complain
from rulesref.errors import RulesrefError, UsageError
from rulesref.places import home_folder, read_most, reason_of
from rulesref.session.guide import Guide
from rulesref.session.opening import opened
from rulesref.session.session import Session
from rulesref.store.replacing import write_whole

#: Where a table is kept that was left unsaved, in the user's home of this program.
LEFT = "table.feature"
#: Where the answers are kept, while questions wait, with how many lines stood before them.
ANSWERS = "table-answers.json"


def left() -> Path:
    """The file of a table that was left unsaved."""
    return home_folder() / LEFT


def keep(talk: TableTalk) -> None:
    """Keep a table that would be lost, and say where."""
    if talk.is_saved:
        return
    try:
        left().parent.mkdir(parents=True, exist_ok=True)
        _put_by(talk)
        write_whole(left(), talk.session.case().encode("utf-8"))
        write_whole(_answers(), json.dumps(_waiting(talk)).encode("ascii"))
    except OSError as problem:
        complain(said("the table could not be kept: {reason}").format(reason=reason_of(problem)))
        return
    talk.console.line(said("the table is kept: `resume` goes on with it next time"))


def resume(talk: TableTalk) -> None:
    """Go on with the table that was left, and with its questions. Raises ``RulesrefError``."""
    if not left().is_file():
        raise UsageError(said("no table was left unsaved"))
    if not talk.is_saved:
        raise UsageError(said("this table would be lost"), remedy=said("save dispute.feature"))
    session, talk.resumed = talk.session, _whole(left())
    talk.session = opened(session.judge, session.judge.read(left())[-1], session.edition)
    talk.begin()
    guide = _guide(talk.session)
    if guide is not None:
        talk.session = guide.session
        talk.go_on_asking(Guided(guide))


def _put_by(talk: TableTalk) -> None:
    """Give another name to what lies where a table is kept, unless ``talk`` goes on with it."""
    if not os.path.lexists(left()) or (left().is_file() and _whole(left()) == talk.resumed):
        return
    names = (left().with_name(f"table-{number}.feature") for number in count(2))
    free = next(name for name in names if not os.path.lexists(name))
    left().rename(free)
    talk.console.line(said("the table that was left before is now {free}").format(free=free))


def _whole(path: Path) -> bytes | None:
    """What the file at ``path`` holds; ``None`` where it is too long to be ours."""
    return read_most(path, LARGEST)


def _answers() -> Path:
    return home_folder() / ANSWERS


def _waiting(talk: TableTalk) -> list[object]:
    """How many lines stood before the questions that wait, and their answers; nothing for none."""
    asking = talk.guided.questions if talk.guided is not None else None
    return [asking.before, *asking.answers] if isinstance(asking, Guide) else []


def _guide(session: Session) -> Guide | None:
    """The questions that waited at ``session``, as far as they were answered; ``None`` for none.

    Their answers are given anew, at a table with the lines before them; where that does not come
    to the same lines, the file is about another table.
    """
    try:
        before, *answers = json.loads(_whole(_answers()) or b"")
        table = Session(session.judge, session.edition, session.language, session.title)
        for line in session.lines[:before]:
            table.tell(line.text, line.kind)
        guide = Guide(table)
        for answer in answers:
            guide.answer(answer)
    except (OSError, ValueError, TypeError, AttributeError, RecursionError, RulesrefError):
        return None
    return guide if table.lines == session.lines and guide.prompt is not None else None

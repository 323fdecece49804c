"""A number that is told once play has begun: of the beginning, or of now."""

from __future__ import annotations

import re
from collections.abc import Mapping

from rulesref.catalogue import said
from rulesref.errors import RulesrefError
from rulesref.rulings.question import read_question
from rulesref.session.lines import Line
from rulesref.session.session import Session

#: Nobody has more of anything than that when play begins.
_MOST = 30
_NUMBER = re.compile(r"\b\d+\b")


def told_late(session: Session, sentence: str) -> Mapping[str, str]:
    """What ``sentence``, which tells one number, may say at ``session``: how to put it → the Given line.

    Of the beginning it is what lay there at first; of now there is another number that comes to it.
    Empty where neither would leave what has happened as it is.
    """
    if not _is_late(session, sentence) or _told(session, sentence) is None:
        return {}
    ways = {said("when play began: {line}").format(line=sentence): sentence}
    for number in range(_MOST + 1):
        given = _NUMBER.sub(str(number), sentence)
        other = _told(session, given)
        if other is not None and _is_so(other, sentence):
            now = said("now: {line} ({number}, when play began)")
            return {**ways, now.format(line=sentence, number=number): given}
    return ways


def is_same_by_now(session: Session, sentence: str) -> bool:
    """Whether ``sentence`` tells one number, which would be the same when play began and now."""
    at_first = _told(session, sentence) if _is_late(session, sentence) else None
    return at_first is not None and _is_so(at_first, sentence)


def is_of_when(session: Session, sentence: str) -> bool:
    """Whether it makes a difference of which moment ``sentence`` tells one number, where play has stopped.

    What lay there at first may be told then, and would be taken without a word. What lets play go on
    is what play has stopped for.
    """
    if session.asking().kind != "stop" or not _is_late(session, sentence):
        return False
    branch = session.branch()
    try:
        branch.tell(sentence)
    except RulesrefError:
        return False
    laid = branch.timeline() == session.timeline() and Line("given", sentence) in branch.lines
    return laid and not _is_so(branch, sentence)


def _is_late(session: Session, sentence: str) -> bool:
    return session.scene.state.log is not None and len(_NUMBER.findall(sentence)) == 1


def _told(session: Session, given: str) -> Session | None:
    """The table with ``given`` among what lay there at first; None where it would have come about otherwise."""
    branch = session.branch()
    try:
        branch.tell(given, "given")
    except RulesrefError:
        return None
    return branch if branch.timeline() == session.timeline() else None


def _is_so(session: Session, sentence: str) -> bool:
    """Whether ``sentence`` is true of how things stand; where play has stopped, a ruling would wait for more."""
    try:
        if session.asking().kind != "stop":
            return session.ask(sentence).verdict == "yes"
        question = read_question(session.scene, sentence)
        return question.true(question.known(session.scene.state))
    except RulesrefError:
        return False

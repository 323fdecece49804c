"""What may be done after something: not at a moment when that has only been begun and a decision waits."""

from __future__ import annotations

import re

from rulesref.answers.prose.asked.asked_how import LATE, LEAVE
from rulesref.answers.prose.asked.statements import Statements
from rulesref.answers.prose.told import Laid
from rulesref.engine.outcome import Choice
from rulesref.session.session import Session

AFTER = re.compile(r"\b(?:after|once|dopo (?:che|aver))\b", re.I)


def is_not_over(laid: Laid, asking: Statements) -> bool:
    """Whether the last act told has had no effect yet when leave is asked for after it."""
    session = laid.session
    if asking.how not in (LEAVE, LATE) or not isinstance(session.scene.waiting, Choice):
        return False
    before = session.branch()
    while len(before.lines) > laid.before:
        before.undo()
    return _effects(session) == _effects(before)


def _effects(session: Session) -> int:
    """How many events have come about."""
    return sum(
        line.event is not None and line.stage == "impact" for line in session.scene.state.lines()
    )

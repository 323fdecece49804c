"""How sure what play says on a question is: whether it rests on nothing but what was told."""

from __future__ import annotations

import re

from rulesref.answers.certain import is_there
from rulesref.answers.prose.asked.asked_how import CAN, DIES, EVENT, FACT, LEAVE
from rulesref.answers.prose.asked.statements import Statements
from rulesref.answers.prose.judged.leave import is_sure_of_leave
from rulesref.answers.prose.judged.other_times import came_before, ends, stands_still
from rulesref.answers.prose.judged.otherwise import comes_of_an_untold_action
from rulesref.answers.prose.told import Laid, Layout
from rulesref.session.lines import Line


def is_sure(laid: Laid, asking: Statements, told: Layout, verdict: str) -> bool:
    """Whether the verdict rests on what was told: all of it lies there, and something has happened."""
    session = told.session
    if not is_there(session.scene, told.statement):
        return False
    if session.scene.telling.by_nobody:
        return False  # what answers it by who does it would come of it as well
    if session.scene.telling.copy_taken:
        return False  # the copy that lies there may be the one that was meant
    acted = any(line.kind == "when" for line in session.lines)
    if asking.how == LEAVE:
        return is_sure_of_leave(told, verdict, acted=acted, by_doing=bool(asking.does))
    if not acted or verdict == "open":
        return False
    if verdict == "no" and comes_of_an_untold_action(session, laid.reader, told.statement):
        return False
    if _EXHAUSTS.search(told.statement) and any(map(is_some_attack, session.lines)):
        return False  # an enemy exhausts for the attack of its phase, and for no other one
    if asking.how == DIES and any(
        told.statement.startswith(who) for who in laid.reader.discourse.people()
    ):
        return False  # an investigator may be defeated and live
    if asking.how in (EVENT, DIES, CAN) and verdict == "no" and ends(laid):
        return False
    if asking.how in (EVENT, DIES, CAN) and verdict == "no" and stands_still(laid):
        return False
    if asking.how in (EVENT, DIES) and laid.reader.said_late:
        return False  # it may have come about before or after what is told last
    return asking.how == FACT or verdict == "no" or not came_before(laid, told)


_EXHAUSTS = re.compile(r"exhaust|read(?:y|ies)|esaurit|pront[oa]|ripristina")
#: A statement that somebody attacks somebody.
ATTACKS = re.compile(r".+ (?:attacks|attacca) .+")


def is_some_attack(line: Line) -> bool:
    """Whether ``line`` tells of an attack, and not what it is made by."""
    return line.kind == "when" and bool(ATTACKS.fullmatch(line.text))

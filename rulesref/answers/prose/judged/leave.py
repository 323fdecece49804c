"""How sure a verdict is on what somebody may do at a moment of a text that was laid out."""

from __future__ import annotations

import re

from rulesref.answers.certain import may_be_no_turn
from rulesref.answers.prose.told import Layout
from rulesref.engine.outcome import Choice
from rulesref.errors import RulesrefError
from rulesref.rulings.scene import Scene
from rulesref.session.session import Session


def is_sure_of_leave(told: Layout, verdict: str, *, acted: bool, by_doing: bool) -> bool:
    """Whether the leave, or its denial, rests on what was told.

    Something has been done where somebody has ``acted``; ``by_doing`` is what may be done itself a
    deed that can be told.
    """
    session = told.session
    if by_doing and " may use " in f" {told.statement} " and _is_held(session, told.statement):
        return False
    if verdict == "yes" and may_be_no_turn(session.scene, told.statement):
        return False
    reason = told.ruling.reason if told.ruling else ""
    if verdict == "no" and _IN_VAIN.search(reason):
        return False  # there may be more of which nobody has spoken: an enemy, damage to heal
    if verdict == "no" and _NOT_HELD in reason and _has_been_in_play(session, told.statement):
        return False  # another copy may be asked about, and nobody tells a hand
    if _may_be_next(session, told.statement):
        return False
    if verdict == "no" and _comes_later(session, told.statement):
        return False
    return verdict in ("yes", "no") and (
        acted
        or verdict == "yes"
        or not any(rule in reason for rule in _MAY_COME)
        or _only_the_turn_hinders(session, told.statement)
    )


#: What has not occurred at the moment may do so later: that is no "no".
_MAY_COME = (
    *("/reaction-opportunities", "/fast)"),
    "/play-restrictions-permissions-and-instructions)",
)
#: How a step tells whose turn it is, and what stands behind whoever may do something.
_TURN = {
    "en": (re.compile(r"it is the turn of (.+)", re.I), "it is the turn of {}", " may "),
    "it": (re.compile(r"è il turno di (.+)", re.I), "è il turno di {}", " può "),
}


#: How a step tells that somebody's turn is over.
_ENDS = {
    "en": re.compile(r"(.+) ends the turn"),
    "it": re.compile(r"(.+) finisce il suo turno"),
}


def _may_be_next(session: Session, statement: str) -> bool:
    """Whether somebody else's turn has just ended: that of whoever is asked about may begin now, or be over."""
    last = next((line.text for line in reversed(session.lines) if line.kind == "when"), "")
    ended = _ENDS[session.language].fullmatch(last)
    who = statement.partition(_TURN[session.language][2])[0]
    return ended is not None and who != ended[1]


def _only_the_turn_hinders(session: Session, statement: str) -> bool:
    """Whether what may not be done in the turn that was told could be done at once in one's own."""
    turn, own, may = _TURN[session.language]
    who = statement.partition(may)[0]
    told = [(turn.fullmatch(line.text), line) for line in session.lines]
    if not any(found and found[1] != who for found, _ in told):
        return False
    other = session.empty()
    try:
        for found, line in told:
            other.tell(own.format(who) if found else line.text, line.kind)
        return other.ask(statement).verdict == "yes"
    except RulesrefError:
        return False


#: What would change nothing, or has nothing to be used on, by what has been told.
_IN_VAIN = re.compile(r"/(?:ability|event-cards)[,)]")


def _comes_later(session: Session, statement: str) -> bool:
    """Whether what may not be done now may be done once what waits has been decided, in whichever way.

    A player asks of what comes behind it just as well.
    """
    waiting = [session]
    for _ in range(_LOOKED_AT):
        if not waiting:
            return False
        now = waiting.pop(0)
        if not isinstance(now.scene.waiting, Choice):
            continue
        for number in range(1, 1 + sum(offer.lawful for offer in now.options())):
            later = now.branch()
            try:
                later.choose(number)
                ruling = later.ask(statement)
                if ruling.verdict == "yes" or _IN_VAIN.search(ruling.reason):
                    return True
            except RulesrefError:
                continue
            waiting.append(later)
    return False


#: So many decisions are looked at, one after the other.
_LOOKED_AT = 6


#: Why a card that lies elsewhere cannot be played.
_NOT_HELD = "/play-action)"


def _has_been_in_play(session: Session, statement: str) -> bool:
    """Whether a card that is asked about lay in play when something was first done, or does so now."""
    first = session.branch()
    while any(line.kind == "when" for line in first.lines):
        first.undo()
    return any(_is_in_play(one.scene, statement) for one in (first, session))


def _is_in_play(scene: Scene, statement: str) -> bool:
    return any(
        thing.get("zone") == "play" and f" {scene.name(id)}" in statement
        for id, thing in scene.state.things.items()
        if "card" in thing
    )


def _is_held(session: Session, statement: str) -> bool:
    """Whether a card that is asked about lies in a hand, where it is played and not used."""
    state = session.scene.state
    return any(
        thing.get("zone") == "hand" and str(session.scene.name(id)) in statement
        for id, thing in state.things.items()
        if "card" in thing and thing["card"].type == "asset"
    )

"""How sure a verdict is on what somebody may do at a moment of a text that was laid out."""

from __future__ import annotations

import re

from rulesref.answers.certain import may_be_no_turn
from rulesref.answers.prose.told import Told
from rulesref.session.session import Session


def is_sure_of_leave(told: Told, verdict: str, *, acted: bool, by_doing: bool) -> bool:
    """Whether the leave, or its denial, rests on what was told.

    Something has been done where somebody has ``acted``; ``by_doing`` is what may be done itself a
    deed that can be told.
    """
    session = told.session
    if by_doing and " may use " in f" {told.statement} " and _is_held(session, told.statement):
        return False
    if verdict == "yes" and may_be_no_turn(session.scene):
        return False
    reason = told.ruling.reason if told.ruling else ""
    if verdict == "no" and _IN_VAIN.search(reason):
        return False  # there may be more of which nobody has spoken: an enemy, damage to heal
    return verdict in ("yes", "no") and (
        acted or verdict == "yes" or not any(rule in reason for rule in _MAY_COME)
    )


#: What has not occurred at the moment may do so later: that is no "no".
_MAY_COME = (
    *("/reaction-opportunities", "/fast)"),
    "/play-restrictions-permissions-and-instructions)",
)
#: What would change nothing, or has nothing to be used on, by what has been told.
_IN_VAIN = re.compile(r"/(?:ability|event-cards)[,)]")


def _is_held(session: Session, statement: str) -> bool:
    """Whether a card that is asked about lies in a hand, where it is played and not used."""
    state = session.scene.state
    return any(
        thing.get("zone") == "hand" and str(session.scene.name(id)) in statement
        for id, thing in state.things.items()
        if "card" in thing and thing["card"].type == "asset"
    )

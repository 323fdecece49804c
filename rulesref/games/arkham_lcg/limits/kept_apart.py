"""arkham-lcg/cannot: enemies that cannot engage one investigator, whoever would bring it about.

Derived from FAQ 2.4 (to engage and to be engaged are one event): such an investigator cannot engage
them either. What is engaged already stays so.
"""

from __future__ import annotations

from collections.abc import Sequence

from rulesref.engine.ability import Node
from rulesref.engine.lasting import last
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.values.in_force import Standing, in_force, named

CITE = "arkham-lcg/cannot"
CANNOT_ENGAGE = RULES.constant(
    "cannot-engage",
    CITE,
    of="cards",
    who="cards",
    until="word?",
    says="The enemies ``of`` cannot engage the investigators ``who``.",
)


@RULES.effect(CANNOT_ENGAGE)
def _lasts(
    state: State, env: Env, of: tuple[str, ...], who: tuple[str, ...], until: str = "phase"
) -> None:
    """The enemies cannot engage ``who`` until the period ends."""
    if of and who:
        last(state, Node(RULES.verbs[CANNOT_ENGAGE], {"of": None, "who": who}), env, until, of)


def kept_apart(state: State, enemy: str, who: str) -> str | None:
    """The card because of which ``enemy`` cannot engage ``who``, or ``None``."""
    return next((one.holder for one in keeping_apart(state, who) if enemy in one.bound), None)


def keeping_apart(state: State, who: str) -> Sequence[Standing]:
    """What keeps some enemies from engaging ``who``."""
    if ("constant", CANNOT_ENGAGE) not in state.index:
        return ()
    return [
        standing
        for standing in in_force(state, CANNOT_ENGAGE)
        if who in named(state, standing, "who")
    ]

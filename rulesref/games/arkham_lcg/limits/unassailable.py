"""arkham-lcg/cannot: enemies that cannot be attacked, by nobody or not by some investigators.

What "attack" means is a fight, whether it is a basic action or an ability of a card; an enemy's own
attacks are another matter.
"""

from __future__ import annotations

from collections.abc import Sequence

from rulesref.engine.state import State
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.values.in_force import Standing, in_force, named

CANNOT_BE_ATTACKED = RULES.constant(
    "cannot-be-attacked",
    "arkham-lcg/cannot",
    of="cards",
    who="cards?",
    except_cards="cards?",
    says="Nobody (or none of ``who``) attacks ``of``, but with an ability of ``except_cards``.",
)


def unassailable(state: State, enemy: str, who: str, by: str | None) -> str | None:
    """The card because of which ``who`` cannot attack ``enemy`` with ``by``, or ``None``.

    Without ``by`` the attack is a basic action.
    """
    return next((one.holder for one in barring(state, who, by) if enemy in one.bound), None)


def barring(state: State, who: str, by: str | None) -> Sequence[Standing]:
    """What keeps ``who`` from attacking some enemies with ``by``, or by a basic action without it."""
    if ("constant", CANNOT_BE_ATTACKED) not in state.index:
        return ()
    return [
        standing
        for standing in in_force(state, CANNOT_BE_ATTACKED)
        if _barred(state, standing, who, by)
    ]


def _barred(state: State, standing: Standing, who: str, by: str | None) -> bool:
    args = standing.node.args
    if args.get("who") and who not in named(state, standing, "who"):
        return False
    return not args.get("except_cards") or by not in named(state, standing, "except_cards")

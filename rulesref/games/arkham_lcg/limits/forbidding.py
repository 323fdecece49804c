"""arkham-lcg/cannot: constant abilities that forbid something outright.

The module that carries a prohibition out declares it with ``prohibition``; an ability can only
name a declared one, so that none is passed over.
"""

from __future__ import annotations

from collections.abc import Callable

from rulesref.engine.ability import Node
from rulesref.engine.lasting import last
from rulesref.engine.outcome import Refused
from rulesref.engine.state import State
from rulesref.engine.words import Constant, Env
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.values.in_force import binding

CITE = "arkham-lcg/cannot"


def prohibition(id: str) -> Callable[[State, str], str | None]:
    """Declare the clause ``id`` (args: ``of``, ``until``); the function that asks whom it binds.

    As an effect it binds those of ``of`` until the end of a period.
    """
    clause = RULES.constant(
        id,
        CITE,
        of="cards",
        until="word?",
        says="What it is called after holds for ``of``.",
    )

    @RULES.effect(clause)
    def lasts(state: State, env: Env, of: tuple[str, ...], until: str = "phase") -> None:
        if of:
            last(state, Node(RULES.verbs[id], {"of": None}), env, until, of)

    def binds(state: State, thing: str) -> str | None:
        # Most tables have nothing that forbids it: they are not asked any further.
        return forbidder(state, clause, thing) if clause in state.index.said else None

    return binds


def forbidder(state: State, clause: Constant, thing: str) -> str | None:
    """The card because of which ``clause`` binds ``thing``, or ``None``."""
    for standing in binding(state, clause, thing):
        return standing.holder
    return None


RULES.refusal("forbidden", CITE, card="card", en="{card} forbids it", it="{card} lo proibisce")


def refusal(state: State, holder: str) -> Refused:
    """The refusal that the card ``holder`` makes, or the one whose lasting effect it is."""
    return RULES.refuse("forbidden", card=state.get(holder, "source", holder))

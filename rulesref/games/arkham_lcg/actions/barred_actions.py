"""arkham-lcg/cannot: types of action that somebody cannot take, whatever bears such a designator.

arkham-lcg/ability/action-designators: an ability or event with the designator is an action of its
type, and so is one that costs no action.
"""

from __future__ import annotations

from rulesref.engine.ability import Node
from rulesref.engine.lasting import last
from rulesref.engine.outcome import Refused
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.limits.forbidding import CITE, refusal
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.values.in_force import binding

BARRED = RULES.constant(
    "cannot-take-actions",
    CITE,
    of="cards",
    types="words",
    until="word?",
    says="``of`` take no actions of ``types``: neither basic ones nor what has such a designator.",
)


@RULES.effect(BARRED)
def _lasts(
    state: State, env: Env, of: tuple[str, ...], types: tuple[str, ...], until: str = "phase"
) -> None:
    if of:
        last(state, Node(RULES.verbs[BARRED], {"of": None, "types": types}), env, until, of)


def barred(state: State, who: str, types: tuple[str, ...]) -> Refused | None:
    """Why ``who`` cannot do anything that counts as ``types``, or ``None``."""
    if BARRED not in state.index.said:
        return None
    for standing in binding(state, BARRED, who):
        if not set(types).isdisjoint(standing.node.args["types"]):
            return refusal(state, standing.holder)
    return None

"""arkham-lcg/ability: abilities of cards in play that nobody has described.

A constant ability always acts, and one without a trigger may act at any moment: while such a card
is in play, nothing that happens is certain. ``if`` tests narrow down when it matters.
"""

from __future__ import annotations

from rulesref.engine.ability import Node
from rulesref.engine.hooks import Hooks
from rulesref.engine.notation import OPAQUE
from rulesref.engine.select import holds
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import acts
from rulesref.games.arkham_lcg.values.in_force import surroundings


@RULES.hook(Hooks.opaque)
def stop_at_opaque(state: State) -> None:
    """Stop where an undescribed ability acts now, and name its clause."""
    for holder, ability in state.index[("constant", "opaque")]:
        thing = state.things[holder]
        if not acts(thing, ability):
            continue
        env = surroundings(holder, thing)
        if holds(state, env, ability.tests):
            clause = next(node.args["clause"] for node in ability.effects if node.row is OPAQUE)
            state.give_up(holder, "opaque", clause=clause)
            return


def stop_at_instruction(state: State, enemy: str, node: Node, otherwise: str) -> None:
    """Stop at an instruction of ``enemy`` that ``node`` does not describe, or not alone."""
    if node.row is OPAQUE:
        state.give_up(enemy, "opaque", clause=node.args["clause"])
    else:
        state.give_up(enemy, otherwise)

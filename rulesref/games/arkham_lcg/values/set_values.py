"""arkham-lcg/modifiers: a value that is set to a number, whatever else modifies it.

It overrides everything that adds, takes away, doubles or sets a base.
"""

from __future__ import annotations

from typing import Any

from rulesref.engine.ability import Node
from rulesref.engine.lasting import last, standing
from rulesref.engine.select import number
from rulesref.engine.state import State
from rulesref.engine.words import Constant, Env
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import is_encounter
from rulesref.games.arkham_lcg.values.in_force import binding

CITE = "arkham-lcg/modifiers"
SET_VALUE = RULES.constant(
    "set-value",
    CITE,
    of="cards",
    stat="word",
    to="quantity",
    until="word?",
    says="The value ``stat`` of ``of`` is this number, whatever else modifies it.",
)


@RULES.effect(SET_VALUE)
def _set_value(
    state: State, env: Env, of: tuple[str, ...], stat: str, to: Any, until: str = "test"
) -> None:
    """As an effect: the value is this until the period ends."""
    means = {"of": None, "stat": stat, "to": standing(state, env, to)}
    node = Node(RULES.verbs["set-value"], means)
    last(state, node, env, until, of)


def set_to(state: State, verb: Constant, id: str, name: str) -> int | None:
    """What ``verb`` (``SET_VALUE``, ``SET_BASE``) sets the value ``name`` of ``id`` to now, if anything.

    Of several the latest counts, but a card of the scenario prevails against a player card
    (arkham-lcg/the-silver-rule).
    """
    if ("constant", verb) not in state.index:
        return None
    found = list(binding(state, verb, id, stat=name))
    if not found:
        return None
    scenario = [one for one in found if is_encounter(state, str(one.env["this"]))]
    chosen = (scenario or found)[-1]
    return number(state, chosen.env, chosen.node.args["to"])

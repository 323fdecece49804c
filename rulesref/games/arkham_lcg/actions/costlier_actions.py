"""arkham-lcg/ability/action-designators: kinds of action that cost further actions, the first time.

Whatever is of such a kind counts: the basic action, an ability and an event with its designator.
An effect that only does something alike (a move that is part of an investigation) costs nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.select import number
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import COUNTERS, TABLE
from rulesref.games.arkham_lcg.values.in_force import binding, named

CITE = "arkham-lcg/additional-costs"
ADDITIONAL_ACTION_COST = RULES.constant(
    "additional-action-cost",
    CITE,
    of="cards",
    types="words",
    actions="number",
    first="word?",
    says="Actions of ``types`` cost ``of`` so many further ones, or with ``first`` only the first "
    "of them in each such period does.",
)


TREATED_COST = RULES.constant(
    "treated-action-cost",
    "arkham-lcg/costs",
    of="cards",
    on="cards",
    actions="number",
    to="number",
    says="An ability of ``on`` that costs so many actions costs ``of`` as many as ``to`` instead.",
)


def treated_cost(state: State, who: str, card: str, actions: int) -> int:
    """How many actions an ability of ``card`` costs ``who`` that is printed to cost ``actions``."""
    for standing in binding(state, TREATED_COST, who):
        args = standing.node.args
        meant = card in named(state, standing, "on")
        if meant and number(state, standing.env, args["actions"]) == actions:
            return number(state, standing.env, args["to"])
    return actions


def dearer(state: State, who: str, types: tuple[str, ...]) -> int:
    """How many actions something that counts as ``types`` costs ``who`` on top of itself now."""
    if ("constant", ADDITIONAL_ACTION_COST) not in state.index:
        return 0
    total = 0
    for standing in binding(state, ADDITIONAL_ACTION_COST, who):
        meant = set(standing.node.args["types"])
        first = standing.node.args.get("first", "")
        if not meant & set(types):
            continue
        if first and meant & done_in(state, who, str(first)):
            continue
        total += number(state, standing.env, standing.node.args["actions"])
    return total


def done_in(state: State, who: str, period: str) -> frozenset[str]:
    """The types of action that ``who`` has taken in the running ``period``."""
    count, types = state.get(who, f"acted-{period}", (None, ()))
    return frozenset(types) if count == state.get(TABLE, COUNTERS[period]) else frozenset()


def note_types(state: State, who: str, types: tuple[str, ...]) -> None:
    """Write down that ``who`` takes an action of ``types`` in this round."""
    known = done_in(state, who, "round")
    if not known.issuperset(types):
        now = state.get(TABLE, COUNTERS["round"])
        state.put(who, **{"acted-round": (now, tuple(sorted(known | set(types))))})


def of_basic_action(state: State, id: str, who: str, slots: Mapping[str, Any]) -> int:
    """How many actions the basic action ``id`` costs ``who`` on top of itself now."""
    return dearer(state, who, (id,))

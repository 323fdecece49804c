"""arkham-lcg/additional-costs (FAQ 1.6): actions that entering, leaving or investigating costs on top.

A basic action pays them together with itself. An effect pays them at the moment at which that
aspect of it would resolve; whoever cannot pay does not move, or does not investigate.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.scope import fail
from rulesref.engine.select import holds, things
from rulesref.engine.state import State
from rulesref.engine.tables import Env, Procedure
from rulesref.games.arkham_lcg.action import EXTRA_COSTS, available
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import location_of

CITE = "arkham-lcg/additional-costs"
RULES.constants.add("additional-cost")


@RULES.verb("additional-cost", CITE, deed="word", at="cards", actions="number")
def _never_run(state: State, env: Env, deed: str, at: tuple[str, ...], actions: int) -> None:
    raise AssertionError("an additional cost is constant")


def owed(state: State, deed: str, place: str | None) -> int:
    """How many actions ``deed`` ("enter", "leave", "investigate") costs on top at ``place``."""
    total = 0
    for holder, ability in state.index.get(("constant", "additional-cost"), ()):
        record = state.things[holder]
        env = {"this": record.get("source", holder), "you": record.get("controller", "")}
        if record.get("zone", "play") not in ability.zones or not holds(state, env, ability.tests):
            continue
        for node in ability.effects:
            if node.row.id == "additional-cost" and node.args["deed"] == deed:
                total += node.args["actions"] if place in things(state, env, node.args["at"]) else 0
    return total


def _of_action(state: State, id: str, who: str, slots: Mapping[str, Any]) -> int:
    """What the basic action ``id`` costs on top of itself."""
    here = location_of(state, who)
    if id == "move":
        return owed(state, "leave", here) + owed(state, "enter", slots.get("to"))
    return owed(state, "investigate", here) if id == "investigate" else 0


EXTRA_COSTS.append(_of_action)


def after_paying(
    state: State, who: str, amount: int, type: str, events: tuple[Event, ...], by: str | None
) -> None:
    """Let ``who`` pay ``amount`` actions where an aspect would resolve: ``events``, if he can.

    What a basic action has paid together with itself is not paid again.
    """
    amount -= int(state.get(who, "paid-on-top"))
    state.put(who, **{"paid-on-top": None})
    if amount > 0:
        state.call(TOLL, who=who, amount=amount, type=type, events=events, by=by)
    else:
        state.emit(*events)


def _pay(state: State, variables: Mapping[str, Any]) -> None:
    who, amount, types = variables["who"], variables["amount"], (variables["type"],)
    if available(state, who, types) < amount:
        fail(state)
        state.end()
        return
    slots = {"who": who, "amount": amount, "types": types}
    state.emit(state.event("spend-actions", by=variables["by"], cites=(CITE,), **slots))


def _go_on(state: State, variables: Mapping[str, Any]) -> None:
    state.emit(*variables["events"])


TOLL = RULES.procedure(Procedure("additional-cost", _pay, _go_on))

"""arkham-lcg/additional-costs (FAQ 1.6): what entering, leaving or investigating costs on top.

A basic action pays it together with itself. An effect pays it at the moment at which that aspect of
it would resolve; whoever cannot pay does not move, or does not investigate.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from rulesref.engine.ability import Node
from rulesref.engine.event import Event
from rulesref.engine.scope import fail
from rulesref.engine.select import able, arguments, holds, things
from rulesref.engine.state import State
from rulesref.engine.tables import Env, Procedure
from rulesref.games.arkham_lcg.actions.action import EXTRA_COSTS, EXTRA_PAYMENTS
from rulesref.games.arkham_lcg.actions.actions_left import available
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import location_of

CITE = "arkham-lcg/additional-costs"
RULES.constants.add("additional-cost")
Payments = tuple[tuple[Node, ...], ...]


class Toll(NamedTuple):
    """Actions, and other costs with the card that asks for them."""

    actions: int = 0
    payments: tuple[tuple[tuple[Node, ...], str], ...] = ()

    def and_(self, other: Toll) -> Toll:
        """Both together."""
        return Toll(self.actions + other.actions, self.payments + other.payments)


@RULES.verb("additional-cost", CITE, deed="word", at="cards", actions="number?", costs="payments?")
def _never_run(
    state: State,
    env: Env,
    deed: str,
    at: tuple[str, ...],
    actions: int = 0,
    costs: Payments = (),
) -> None:
    raise AssertionError("an additional cost is constant")


def owed(state: State, deed: str, place: str | None) -> Toll:
    """What ``deed`` ("enter", "leave", "investigate") costs on top at ``place``."""
    total = Toll()
    for holder, ability in state.index.get(("constant", "additional-cost"), ()):
        record = state.things[holder]
        source = record.get("source", holder)
        env = {"this": source, "you": record.get("controller", "")}
        if record.get("zone", "play") not in ability.zones or not holds(state, env, ability.tests):
            continue
        for node in ability.effects:
            args = node.args
            if node.row.id != "additional-cost" or args["deed"] != deed:
                continue
            if place in things(state, env, args["at"]):
                payments = tuple((nodes, source) for nodes in args.get("costs", ()))
                total = total.and_(Toll(args.get("actions", 0), payments))
    return total


def _of_action(state: State, id: str, who: str, slots: Mapping[str, Any]) -> Toll:
    """What the basic action ``id`` costs on top of itself."""
    if ("constant", "additional-cost") not in state.index:
        return Toll()
    here = location_of(state, who)
    if id == "move":
        return owed(state, "leave", here).and_(owed(state, "enter", slots.get("to")))
    return owed(state, "investigate", here) if id == "investigate" else Toll()


def _actions(state: State, id: str, who: str, slots: Mapping[str, Any]) -> int:
    return _of_action(state, id, who, slots).actions


def _payments(
    state: State, id: str, who: str, slots: Mapping[str, Any]
) -> list[tuple[tuple[Node, ...], Env]]:
    return _paid_by(who, _of_action(state, id, who, slots))


def _paid_by(who: str, toll: Toll) -> list[tuple[tuple[Node, ...], Env]]:
    return [
        (nodes, {"this": source, "you": who, "holder": source}) for nodes, source in toll.payments
    ]


EXTRA_COSTS.append(_actions)
EXTRA_PAYMENTS.append(_payments)


def exempt(env: Env) -> bool:
    """Whether what resolves is a mandatory instruction: the other side of an act or an agenda."""
    ability = env.get("ability")
    return ability is not None and ability.kind == "advance"


def after_paying(
    state: State, who: str, toll: Toll, type: str, events: tuple[Event, ...], by: str | None
) -> None:
    """Let ``who`` pay ``toll`` where an aspect would resolve: ``events``, if he can.

    What a basic action has paid together with itself is not paid again.
    """
    paid = state.get(who, "paid-on-top", None)
    state.put(who, **{"paid-on-top": None})
    if paid is None and (toll.actions or toll.payments):
        state.call(TOLL, who=who, toll=toll, type=type, events=events, by=by)
    else:
        state.emit(*events)


def _pay(state: State, variables: Mapping[str, Any]) -> None:
    who, toll, types = variables["who"], variables["toll"], (variables["type"],)
    payments = _paid_by(who, toll)
    lacking = toll.actions and available(state, who, types) < toll.actions
    if lacking or not all(able(state, env, nodes, every=True) for nodes, env in payments):
        fail(state)
        state.end()
        return
    if toll.actions:
        slots = {"who": who, "amount": toll.actions, "types": types}
        state.emit(state.event("spend-actions", by=variables["by"], cites=(CITE,), **slots))
    for nodes, env in payments:
        for node in nodes:
            node.row.run(state, env, **arguments(state, env, node))


def _go_on(state: State, variables: Mapping[str, Any]) -> None:
    state.emit(*variables["events"])


TOLL = RULES.procedure(Procedure("additional-cost", _pay, _go_on))

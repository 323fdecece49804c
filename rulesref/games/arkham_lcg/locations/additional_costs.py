"""arkham-lcg/additional-costs (FAQ 1.6): what entering, leaving or investigating costs on top.

It is paid at the moment at which that aspect of an effect would resolve, the effect of a basic
action like any other: no cost of initiating it, so attacks of opportunity come before. Whoever
cannot pay then does not move, or does not investigate; whoever could not pay does not begin.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rulesref.engine.ability import Node
from rulesref.engine.procedure import Procedure
from rulesref.engine.scope import fail
from rulesref.engine.select import arguments, number, things
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.actions.actions_left import available
from rulesref.games.arkham_lcg.costs.damage_costs import unpaid
from rulesref.games.arkham_lcg.costs.due_together import all_payable
from rulesref.games.arkham_lcg.locations.tested_ways import called_off
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import location_of
from rulesref.games.arkham_lcg.values.in_force import in_force
from rulesref.record import NamedTuple

CITE = "arkham-lcg/additional-costs"
ADDITIONAL_COST = RULES.constant(
    "additional-cost",
    CITE,
    deed="word",
    at="cards",
    actions="number?",
    costs="payments?",
    says='Who does ``deed`` ("enter", "leave", "investigate") at ``at`` pays all this on top.',
)


class Toll(NamedTuple):
    """Actions, and other costs with the card that asks for them."""

    actions: int = 0
    payments: tuple[tuple[tuple[Node, ...], str], ...] = ()

    def and_(self, other: Toll) -> Toll:
        """Both together."""
        return Toll(self.actions + other.actions, self.payments + other.payments)


def owed(state: State, deed: str, place: str | None) -> Toll:
    """What ``deed`` ("enter", "leave", "investigate") costs on top at ``place``."""
    total = Toll()
    for standing in in_force(state, ADDITIONAL_COST, deed=deed):
        args = standing.node.args
        if place in things(state, standing.env, args["at"]):
            source = str(standing.env["this"])
            payments = tuple((nodes, source) for nodes in args.get("costs", ()))
            total = total.and_(Toll(number(state, standing.env, args.get("actions", 0)), payments))
    return total


def _of_action(state: State, id: str, who: str, slots: Mapping[str, Any]) -> Toll:
    """What the basic action ``id`` costs on top of itself."""
    if ("constant", ADDITIONAL_COST) not in state.index:
        return Toll()
    here = location_of(state, who)
    if id == "move":
        return owed(state, "leave", here).and_(owed(state, "enter", slots.get("to")))
    return owed(state, "investigate", here) if id == "investigate" else Toll()


def _paid_by(who: str, toll: Toll) -> list[tuple[tuple[Node, ...], Env]]:
    return [
        (nodes, {"this": source, "you": who, "holder": source}) for nodes, source in toll.payments
    ]


def _affordable(state: State, who: str, toll: Toll, left: int) -> bool:
    """Whether ``who``, who has ``left`` actions for it, can pay ``toll`` now."""
    return left >= toll.actions and all_payable(state, _paid_by(who, toll))


def could_pay(state: State, id: str, who: str, slots: Mapping[str, Any], left: int) -> bool:
    """Whether ``who`` could pay with ``left`` actions what the effect of an action costs on top."""
    if ADDITIONAL_COST not in state.index.said:
        return left >= 0
    return _affordable(state, who, _of_action(state, id, who, slots), left)


def exempt(env: Env) -> bool:
    """Whether what resolves is a mandatory instruction: the other side of an act or an agenda.

    What somebody may do there is none.
    """
    ability = env.get("ability")
    return ability is not None and ability.kind == "advance" and not env.get("by-choice")


def after_paying(
    state: State,
    who: str,
    toll: Toll,
    type: str,
    by: str | None,
    then: Callable[..., None],
    told: Mapping[str, Any],
) -> None:
    """Let ``who`` pay ``toll`` where an aspect would resolve: ``then(state, **told)``, if they can.

    What it is to be is judged when it has been paid: paying may have changed it.
    """
    if toll.actions or toll.payments:
        frame = {"who": who, "toll": toll, "type": type, "by": by, "then": then}
        state.call(TOLL, **frame, told=tuple(told.items()))
    else:
        then(state, **told)


def _pay(state: State, variables: Mapping[str, Any]) -> None:
    who, toll, types = variables["who"], variables["toll"], (variables["type"],)
    if not _affordable(state, who, toll, available(state, who, types)):
        fail(state)
        state.end()
        return
    if toll.actions:
        slots = {"who": who, "amount": toll.actions, "types": types}
        state.emit(state.event("spend-actions", by=variables["by"], cites=(CITE,), **slots))
    for nodes, env in _paid_by(who, toll):
        for node in nodes:
            node.row.run(state, env, **arguments(state, env, node))


def _go_on(state: State, variables: Mapping[str, Any]) -> None:
    short = [source for _, source in variables["toll"].payments if unpaid(state, source)]
    off = called_off(state, variables["who"])  # asked in any case: no later move is meant by it
    if short or off:
        fail(state)
        return
    variables["then"](state, **dict(variables["told"]))


TOLL = RULES.procedure(Procedure("additional-cost", _pay, _go_on))

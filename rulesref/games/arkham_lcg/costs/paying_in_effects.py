"""arkham-lcg/additional-costs: what is paid while an effect resolves, after the colon."""

from __future__ import annotations

from rulesref.engine.ability import Node
from rulesref.engine.combinator import DECLINED, splice
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.scope import fail
from rulesref.engine.select import able, arguments
from rulesref.engine.state import State
from rulesref.engine.words import Env, Row
from rulesref.games.arkham_lcg.costs.damage_costs import unpaid
from rulesref.games.arkham_lcg.costs.resources import at_best
from rulesref.games.arkham_lcg.rules import RULES

CITE = "arkham-lcg/additional-costs"
Payments = tuple[tuple[Node, ...], ...]


def _payable(state: State, env: Env, costs: Payments, effects: tuple[Node, ...]) -> bool:
    best = at_best(state, env["you"])
    return any(able(best, env, way, every=True) for way in costs) and able(
        state, env, effects, every=False
    )


@RULES.verb("may-pay", CITE, able=_payable, costs="payments", effects="effects")
def _may_pay(state: State, env: Env, costs: Payments, effects: tuple[Node, ...]) -> None:
    """You may pay one of ``costs`` for ``effects``; neither happens without the other."""
    who, card = env["you"], env["this"]
    best = at_best(state, who)
    options = [Option("decline", {"who": who, "card": card}, DECLINED)]
    for way in costs:
        if able(best, env, way, every=True) and able(state, env, effects, every=False):
            nodes = (Node(_PAID, {"way": way}), Node(_BOUGHT, {"effects": effects}))
            options.insert(-1, Option("accept", {"who": who, "card": card}, nodes))
    splice(state, (Node(_CHOSEN, {}),))
    state.ask(Choice("may", who, tuple(options), (CITE,), "paid"))


def _chosen(state: State, env: Env) -> None:
    splice(state, state.variables["paid"])


def _paid(state: State, env: Env, way: tuple[Node, ...]) -> None:
    for cost in way:
        cost.row.run(state, env, **arguments(state, env, cost))


def _bought(state: State, env: Env, effects: tuple[Node, ...]) -> None:
    """What was paid for; nothing where the cost was not paid in full."""
    if unpaid(state, env["this"]):
        fail(state)
    else:
        splice(state, effects)


_CHOSEN = Row("chosen-payment", {}, _chosen)
_PAID = Row("paid", {"way": "payments"}, _paid)
_BOUGHT = Row("bought", {"effects": "effects"}, _bought)

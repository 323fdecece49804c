"""arkham-lcg/costs: a cost that may be paid in one of several ways, and effects that ask in which."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from rulesref.engine.ability import Node
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.select import able, arguments
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES

CITE = "arkham-lcg/costs"
Ways = tuple[tuple[Node, ...], ...]


def _payable(state: State, env: Env, ways: Ways) -> bool:
    return any(able(state, env, way, every=True) for way in ways)


@RULES.cost("one-of", CITE, able=_payable, ways="payments")
def _one_of(state: State, env: Env, ways: Ways) -> None:
    """Whoever pays chooses among the ways that can be paid."""
    state.call(PAYING, env=env, ways=ways)


def _which(state: State, variables: Mapping[str, Any]) -> None:
    env = variables["env"]
    slots = {"who": env["you"], "card": env["this"]}
    options = tuple(
        Option("pay-with", {**slots, "number": number + 1}, number)
        for number, way in enumerate(variables["ways"])
        if able(state, env, way, every=True)
    )
    if options:
        state.ask(Choice("pay-with", env["you"], options, (CITE,), "way"))
    else:
        state.end()


def _pay(state: State, variables: Mapping[str, Any]) -> None:
    env, way = variables["env"], variables["way"]
    _note(state, env, way)
    for cost in variables["ways"][way]:
        cost.row.run(state, env, **arguments(state, env, cost))


PAYING = RULES.procedure(Procedure("pay-one-of", _which, _pay))


def _note(state: State, env: Env, way: int) -> None:
    others = [each for each in _paid(state, env) if each[0] != env["this"]]
    state.put(env["you"], **{"paid-with": (*others, (env["this"], way + 1))})


def each_way(state: State, env: Env, costs: Iterable[Node]) -> Iterator[State]:
    """The position as it would be after each way to pay ``costs`` that you have, but for what is paid."""
    ways = [
        way for cost in costs if cost.row.id == "one-of" for way in enumerate(cost.args["ways"])
    ]
    if not ways:
        yield state
    for number, way in ways:
        if able(state, env, way, every=True):
            supposed = state.fork()
            _note(supposed, env, number)
            yield supposed


def _paid(state: State, env: Env) -> tuple[tuple[str, int], ...]:
    """Each card for whose ability you last chose a way to pay, and the number of that way."""
    ways: tuple[tuple[str, int], ...] = state.get(env["you"], "paid-with", ())
    return ways


@RULES.condition("paid-with", number="number")
def _paid_with(state: State, env: Env, number: int) -> bool:
    """Whether you have paid for this card's ability in the way of this number, counted from 1."""
    return (env["this"], number) in _paid(state, env)


@RULES.quantity("way-paid", first="number?")
def _way_paid(state: State, env: Env, first: int = 1) -> int:
    """The number of the way in which you have paid for this card's ability, from ``first`` on."""
    return dict(_paid(state, env)).get(env["this"], 1) - 1 + first

"""arkham-lcg/choices-and-the-grim-rule: parts of an effect that are resolved in an order of one's own.

One at a time: each is over, with what it causes, before the next is chosen, and whether it can be
is judged then.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.ability import Node
from rulesref.engine.block import resolve_part
from rulesref.engine.combinator import as_it_stands
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.scope import fail
from rulesref.engine.select import able
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import investigators

CITE = "arkham-lcg/choices-and-the-grim-rule"
Parts = tuple[tuple[Node, ...], ...]


def _some(
    state: State, env: Env, options: Parts, most: int | None = None, up_to: bool = False
) -> bool:
    return any(able(state, env, option, every=False) for option in options)


@RULES.verb("in-any-order", CITE, able=_some, options="branches", most="number?", up_to="flag?")
def _in_any_order(
    state: State, env: Env, options: Parts, most: int | None = None, up_to: bool = False
) -> None:
    """You resolve each of ``options``, or ``most`` of them, one at a time in an order of your own.

    With ``up_to`` you may stop after each.
    """
    left = len(options) if most is None else most
    state.call(IN_ORDER, env=env, options=options, left=left, up_to=up_to, done=())


def _which(state: State, variables: Mapping[str, Any]) -> None:
    env, done = variables["env"], variables["done"]
    lawful = [
        number
        for number, option in enumerate(variables["options"])
        if number not in done and able(state, env, as_it_stands(state, env, option), every=False)
    ]
    if not lawful or len(done) >= variables["left"] or env["you"] not in investigators(state):
        if not done:
            fail(state)
        state.end()
        return
    offered = [
        Option("branch", {"who": env["you"], "number": number + 1, "card": env["this"]}, number)
        for number in lawful
    ]
    if variables["up_to"] and done:
        offered.append(Option("no-action", {"who": env["you"]}, None))
    state.ask(Choice("branch", env["you"], tuple(offered), (CITE,), "picked"))


def _resolve(state: State, variables: Mapping[str, Any]) -> None:
    picked = variables["picked"]
    if picked is None:
        state.end()
        return
    state.let(done=(*variables["done"], picked))
    resolve_part(state, variables["options"][picked], variables["env"])
    state.goto(IN_ORDER, _which)


IN_ORDER = RULES.procedure(Procedure("in-any-order", _which, _resolve))

"""The verb that divides a number among several, of any game: each one gets its share, all at once."""

from __future__ import annotations

from typing import Any

from rulesref.engine.ability import Node
from rulesref.engine.combinator import BINDS, Nodes, splice
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.rules import Rules
from rulesref.engine.scope import fail
from rulesref.engine.select import able
from rulesref.engine.select import number as amount
from rulesref.engine.state import State
from rulesref.engine.words import Env, Row


def add_dividing(rules: Rules) -> None:
    """Add the rows of this module to the tables of a game."""
    rules.verb(
        "divide",
        able=_shared_out,
        number="number",
        among="cards",
        effects="effects",
        most="quantity?",
        up_to="flag?",
    )(_divide)
    rules.quantity("share")(_share)


def _share(state: State, env: Env) -> int:
    """How much of what is divided the one that it has come to gets."""
    return int(env.get("share", 1))


def _shared_out(
    state: State, env: Env, number: int, among: tuple[str, ...], effects: Nodes, **how: Any
) -> bool:
    return number >= 1 and bool(_sharing(state, env, among, effects, (), how.get("most")))


def _sharing(
    state: State,
    env: Env,
    among: tuple[str, ...],
    effects: Nodes,
    shares: tuple[str, ...],
    most: Any,
) -> list[str]:
    """Those of ``among`` that could get one more than their part of ``shares``."""
    out = []
    for one in among:
        share = shares.count(one) + 1
        then = {**env, "each": one, "share": share}
        if most is not None and share > amount(state, then, most):
            continue
        if able(state, then, effects, every=False):
            out.append(one)
    return out


def _divide(
    state: State,
    env: Env,
    number: int,
    among: tuple[str, ...],
    effects: Nodes,
    most: Any = None,
    up_to: bool = False,
) -> None:
    """You divide ``number`` among these, no more than ``most`` for one; then ``effects`` for each.

    It is done at once for each one ("each") that gets any ("share" of it); ``up_to`` lets some be
    left over.
    """
    args = {"rest": number, "among": among, "effects": effects, "most": most, "up_to": up_to}
    splice(state, (Node(_DIVIDING, {**args, "shares": ()}),))


def _dividing(state: State, env: Env, **args: Any) -> None:
    """One more goes to somebody; when nothing is left, or nobody can get any, it is done."""
    among, effects, shares = args["among"], args["effects"], args["shares"]
    found = _sharing(state, env, among, effects, shares, args["most"]) if args["rest"] > 0 else []
    who = env["you"]
    if not found or state.rules.hooks.gone(state, who):
        if args["rest"] > 0 and not args["up_to"]:
            fail(state)
        splice(state, _in_shares(among, effects, shares))
        return
    splice(state, (Node(_GIVEN, args),))
    options = [Option("target", {"who": who, "cards": (one,)}, one) for one in found]
    if args["up_to"]:
        options.append(Option("decline", {"who": who, "card": env["this"]}, None))
    state.ask(Choice("target", who, tuple(options), state.rules.cites["target"], "given"))


def _given(state: State, env: Env, **args: Any) -> None:
    given = state.variables["given"]
    if given is None:
        splice(state, _in_shares(args["among"], args["effects"], args["shares"]))
        return
    more = {"rest": args["rest"] - 1, "shares": (*args["shares"], given)}
    splice(state, (Node(_DIVIDING, {**args, **more}),))


def _in_shares(among: tuple[str, ...], effects: Nodes, shares: tuple[str, ...]) -> Nodes:
    nodes: list[Node] = []
    for one in among:
        if one in shares:
            nodes.append(Node(BINDS, {"name": "each", "value": one}))
            nodes.append(Node(BINDS, {"name": "share", "value": shares.count(one)}))
            nodes += effects
    return tuple(nodes)


_PARTS_OF_IT = ("rest", "among", "effects", "most", "up_to", "shares")
_DIVIDING = Row("dividing", dict.fromkeys(_PARTS_OF_IT, "word"), _dividing)
_GIVEN = Row("given", dict.fromkeys(_PARTS_OF_IT, "word"), _given)

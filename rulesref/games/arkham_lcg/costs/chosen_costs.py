"""arkham-lcg/costs: what is paid with cards of the payer's choice, in play or in hand as it says."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations
from typing import Any

from rulesref.engine.ability import Node
from rulesref.engine.hooks import Hooks
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.select import arguments
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.in_play.staying_in_play import may_be_discarded, stays
from rulesref.games.arkham_lcg.rules import RULES

CITE = "arkham-lcg/costs"
#: What can be done with a chosen card to pay: the event that does it.
DEEDS = {"discard": "discard", "exhaust": "exhaust", "return": "return-to-hand"}


def can_pay(state: State, env: Env, among: Iterable[str], deed: str) -> tuple[str, ...]:
    """Those of ``among`` that can pay: not what is paid for, nor what ``deed`` cannot be done to.

    What lies in play pays only for whoever controls it, wherever the cost says that it is.
    """
    paid_for = (env["this"], env.get("played"))
    return tuple(
        card
        for card in among
        if card not in paid_for
        and _can_be(state, card, deed, env["this"])
        and (state.get(card, "zone") != "play" or state.get(card, "controller") == env["you"])
    )


def _can_be(state: State, card: str, deed: str, by: str) -> bool:
    if deed == "exhaust":
        return not state.get(card, "exhausted")
    if deed == "return":
        return state.get(card, "zone") == "play" and not stays(state, card, "hand", by)
    return may_be_discarded(state, card, by)


def _enough(
    state: State, env: Env, among: tuple[str, ...], count: int = 1, deed: str = "discard"
) -> bool:
    return len(can_pay(state, env, among, deed)) >= count


@RULES.cost("chosen", CITE, able=_enough, among="cards", count="number?", deed="word?")
def _pay(
    state: State, env: Env, among: tuple[str, ...], count: int = 1, deed: str = "discard"
) -> None:
    """You discard, exhaust or take back ``count`` of ``among``; what is paid for cannot pay for itself."""
    state.call(CHOSEN, env=env, found=can_pay(state, env, among, deed), count=count, deed=deed)


def _which(state: State, variables: Mapping[str, Any]) -> None:
    you = variables["env"]["you"]
    groups = combinations(variables["found"], variables["count"])
    options = tuple(Option("target", {"who": you, "cards": group}, group) for group in groups)
    state.ask(Choice("cost", you, options, (CITE,), "cards"))


def _do(state: State, variables: Mapping[str, Any]) -> None:
    by, deed = variables["env"]["this"], DEEDS[variables["deed"]]
    state.put(by, paid=variables["cards"])
    state.emit(*(state.event(deed, by=by, card=card) for card in variables["cards"]))


CHOSEN = RULES.procedure(Procedure("chosen-cost", _which, _do))


RULES.settled.add("paid")


#: In what is looked at before anything is paid: the cards that might be chosen to pay.
_WITH = "paid-with"


@RULES.selector("paid")
def _paid(state: State, env: Env) -> tuple[str, ...]:
    """What was chosen to pay for this card's ability, or might be."""
    found: tuple[str, ...] = env[_WITH] if _WITH in env else state.get(env["this"], "paid", ())
    return found


@RULES.hook(Hooks.once_paid)
def _once_paid(state: State, costs: tuple[Node, ...], env: Env) -> Iterable[Env]:
    """arkham-lcg/ability: it has to be able to change something, with some card that can pay for it."""
    for node in costs:
        if node.row.id == "chosen":
            given = {"count": 1, "deed": "discard", **arguments(state, env, node)}
            found = can_pay(state, env, given["among"], given["deed"])
            return ({**env, _WITH: group} for group in combinations(found, given["count"]))
    return (env,)

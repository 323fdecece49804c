"""arkham-lcg/uses-x-type: uses that are spent from among several cards, as whoever pays divides it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.outcome import Choice, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES

CITE = "arkham-lcg/uses-x-type"


def _enough(state: State, env: Env, among: tuple[str, ...], uses: str, amount: int) -> bool:
    return bool(sum(state.get(card, uses) for card in among) >= amount)


@RULES.cost("uses-among", CITE, able=_enough, among="cards", uses="word", amount="number")
def _pay(state: State, env: Env, among: tuple[str, ...], uses: str, amount: int) -> None:
    """So many uses in all are spent from among these cards, each from one that you choose."""
    state.call(AMONG, env=env, among=tuple((card, uses) for card in among), left=amount)


def _which(state: State, variables: Mapping[str, Any]) -> None:
    you = variables["env"]["you"]
    having = [(card, uses) for card, uses in variables["among"] if state.get(card, uses)]
    if not variables["left"] or not having:
        state.end()
        return
    options = tuple(Option("target", {"who": you, "cards": purse[:1]}, purse) for purse in having)
    state.ask(Choice("cost", you, options, (CITE,), "purse"))


def _spend(state: State, variables: Mapping[str, Any]) -> None:
    card, uses = variables["purse"]
    slots = {"card": card, "uses": uses, "amount": 1}
    state.emit(state.event("spend-uses", by=variables["env"]["this"], **slots))
    state.let(left=variables["left"] - 1)
    state.goto(AMONG, _which)


AMONG = RULES.procedure(Procedure("uses-among", _which, _spend))

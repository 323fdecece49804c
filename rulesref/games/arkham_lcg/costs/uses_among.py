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
    state.call(AMONG, env=env, among=among, uses=uses, left=amount)


def _which(state: State, variables: Mapping[str, Any]) -> None:
    you = variables["env"]["you"]
    having = [card for card in variables["among"] if state.get(card, variables["uses"])]
    if not variables["left"] or not having:
        state.end()
        return
    options = tuple(Option("target", {"who": you, "cards": (card,)}, card) for card in having)
    state.ask(Choice("cost", you, options, (CITE,), "card"))


def _spend(state: State, variables: Mapping[str, Any]) -> None:
    slots = {"card": variables["card"], "uses": variables["uses"], "amount": 1}
    state.emit(state.event("spend-uses", by=variables["env"]["this"], **slots))
    state.let(left=variables["left"] - 1)
    state.goto(AMONG, _which)


AMONG = RULES.procedure(Procedure("uses-among", _which, _spend))

"""arkham-lcg/qa/shrine-of-the-moirai-signature-cards: cards that return to hand by their level.

What has no level is not meant.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any

from rulesref.engine.outcome import Choice, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.scope import measure
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.in_play.returning import take_back
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.things import card_of

CITE = "arkham-lcg/qa/shrine-of-the-moirai-signature-cards"


def groups(state: State, among: tuple[str, ...], most: int, levels: int) -> list[tuple[str, ...]]:
    """Up to ``most`` of ``among`` with levels that come to ``levels`` or less, at least one card."""
    found = {card: card_of(state, card).level for card in among}
    known = [one for one, level in found.items() if level is not None]
    return [
        group
        for size in range(1, most + 1)
        for group in combinations(known, size)
        if sum(found[one] or 0 for one in group) <= levels
    ]


def _any(state: State, env: Env, among: tuple[str, ...], most: int, levels: int) -> bool:
    return bool(groups(state, among, most, levels))


@RULES.verb("take-back-levels", CITE, able=_any, among="cards", most="number", levels="number")
def _take_back(state: State, env: Env, among: tuple[str, ...], most: int, levels: int) -> None:
    """You return up to ``most`` of ``among`` with a combined level of ``levels`` or less."""
    state.call(CHOOSING, env=env, found=tuple(groups(state, among, most, levels)))


def _which(state: State, variables: Mapping[str, Any]) -> None:
    you = variables["env"]["you"]
    found = variables["found"]
    if not found:
        state.end()
        return
    options = [Option("target", {"who": you, "cards": group}, group) for group in found]
    options.append(Option("decline", {"who": you, "card": variables["env"]["this"]}, ()))
    state.ask(Choice("target", you, tuple(options), (CITE,), "cards"))


def _return(state: State, variables: Mapping[str, Any]) -> None:
    measure(state, len(variables["cards"]), 1)
    take_back(state, variables["env"], variables["cards"])


CHOOSING = RULES.procedure(Procedure("take-back-levels", _which, _return))


@RULES.filter("most-level", value="number")
def _most_level(state: State, env: Env, thing: str, value: int) -> bool:
    """Cards of this level or a lower one; what has no level is not meant."""
    level = card_of(state, thing).level
    return level is not None and level <= value

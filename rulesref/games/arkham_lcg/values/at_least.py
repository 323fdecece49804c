"""arkham-lcg/a-an: what holds so many tokens or cards, where one of them is not enough."""

from __future__ import annotations

from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.values.counted import cards_counted, has_resources, holds_cards


@RULES.filter("least-clues", value="number")
def _clues(state: State, env: Env, thing: str, value: int) -> bool:
    """Cards and investigators with so many clues or more."""
    return int(state.get(thing, "clues")) >= value


@RULES.filter("least-damage", value="number")
def _damage(state: State, env: Env, thing: str, value: int) -> bool:
    """Cards and investigators with so much damage or more."""
    return int(state.get(thing, "damage")) >= value


@RULES.filter("least-horror", value="number")
def _horror(state: State, env: Env, thing: str, value: int) -> bool:
    """Cards and investigators with so much horror or more."""
    return int(state.get(thing, "horror")) >= value


@RULES.filter("least-doom", value="number")
def _doom(state: State, env: Env, thing: str, value: int) -> bool:
    """Cards with so much doom or more."""
    return int(state.get(thing, "doom")) >= value


@RULES.filter("least-resources", value="number")
def _resources(state: State, env: Env, thing: str, value: int) -> bool:
    """Investigators with so many resources or more."""
    return has_resources(state, thing, value)


@RULES.filter("least-cards-in-hand", value="number")
def _cards(state: State, env: Env, thing: str, value: int) -> bool:
    """Investigators with so many cards in hand or more."""
    return holds_cards(state, thing, value)


@RULES.filter("most-cards-in-hand", value="number")
def _few_cards(state: State, env: Env, thing: str, value: int) -> bool:
    """Investigators with so many cards in hand or fewer."""
    return not holds_cards(state, thing, value + 1)


@RULES.filter("most-resources", value="number")
def _few_resources(state: State, env: Env, thing: str, value: int) -> bool:
    """Investigators with so many resources or fewer."""
    return not has_resources(state, thing, value + 1)


@RULES.quantity("hand", of="cards")
def _hand(state: State, env: Env, of: tuple[str, ...]) -> int:
    """How many cards are in all these hands."""
    return sum(cards_counted(state, who) for who in of)

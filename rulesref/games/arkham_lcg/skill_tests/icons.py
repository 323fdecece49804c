"""arkham-lcg/steps/st-2: how many icons a card has, and how many of them match a test."""

from __future__ import annotations

from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.skill_tests.current import TEST
from rulesref.games.arkham_lcg.values.stats import modifier, multiplied
from rulesref.games.things import card_of


def icons(state: State, card: str, skill: str) -> int:
    """How many icons of ``card`` match ``skill``, wild ones among them."""
    return sum(instances(state, card, kind) for kind in (skill, "wild"))


def instances(state: State, card: str, kind: str) -> int:
    """How many icons of one kind ``card`` has now, where it is: printed, gained, doubled ones."""
    printed = int(card_of(state, card).stats.get("icons", {}).get(kind, 0))
    name = f"{kind}-icons"
    return multiplied(state, card, name, printed + modifier(state, card, name))


@RULES.filter("with-icon", value="word")
def _with_icon(state: State, env: Env, thing: str, value: str) -> bool:
    """Cards with an icon of that kind; a wild one is of no other kind."""
    return instances(state, thing, value) > 0


@RULES.quantity("icons", of="cards", icons="words")
def _icons_on(state: State, env: Env, of: tuple[str, ...], icons: tuple[str, ...]) -> int:
    """How many icons of these kinds all of ``of`` have together."""
    return sum(instances(state, card, kind) for card in of for kind in icons)


@RULES.quantity("matching-icons", of="cards")
def _matching(state: State, env: Env, of: tuple[str, ...]) -> int:
    """How many icons of these cards match the running test, wild ones among them."""
    skill = state.get(TEST, "skill")
    return sum(icons(state, card, skill) for card in of) if skill else 0

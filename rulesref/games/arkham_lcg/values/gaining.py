"""arkham-lcg/gains: keywords, traits and abilities that a card gives to another, or takes from it."""

from __future__ import annotations

from typing import Any

from rulesref.engine.ability import Node
from rulesref.engine.lasting import last, standing
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.values.text_box import refresh
from rulesref.games.arkham_lcg.values.text_clauses import GAIN_KEYWORD, GAIN_TRAIT, LOSE_KEYWORD


@RULES.effect(GAIN_KEYWORD)
def _gain_keyword(
    state: State,
    env: Env,
    of: tuple[str, ...],
    keyword: str,
    value: Any = True,
    until: str = "phase",
) -> None:
    """As an effect: they have it until the period ends."""
    means = {"of": None, "keyword": keyword, "value": standing(state, env, value)}
    node = Node(RULES.verbs["gain-keyword"], means)
    last(state, node, env, until, of)
    refresh(state)


@RULES.effect(LOSE_KEYWORD)
def _lose_keyword(
    state: State, env: Env, of: tuple[str, ...], keyword: str, until: str = "phase"
) -> None:
    """As an effect: they are without it until the period ends."""
    node = Node(RULES.verbs["lose-keyword"], {"of": None, "keyword": keyword})
    last(state, node, env, until, of)
    refresh(state)


@RULES.effect(GAIN_TRAIT)
def _gain_trait(
    state: State, env: Env, of: tuple[str, ...], trait: str, until: str = "phase"
) -> None:
    """As an effect: they have it until the period ends."""
    last(state, Node(RULES.verbs["gain-trait"], {"of": None, "trait": trait}), env, until, of)
    refresh(state)


@RULES.selector("giver")
def _giver(state: State, env: Env) -> tuple[str, ...]:
    """The card that gives this ability to the one that has it."""
    _, _, holder = env["ability"].id.rpartition("@")
    return (state.get(holder, "source", holder),) if holder in state.things else ()

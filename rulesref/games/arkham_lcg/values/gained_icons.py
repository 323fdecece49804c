"""arkham-lcg/lasting-effects: icons that a card gains, and those that are doubled.

Without a duration they stay until the card leaves the place where it gained them: a committed card
loses them as the test ends (FAQ v2.5, question on Grisly Totem).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.ability import Node
from rulesref.engine.lasting import last
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.skill_tests.icons import instances
from rulesref.games.arkham_lcg.values.stats import SKILLS

CITE = "arkham-lcg/lasting-effects"


def _kinds(state: State, card: str) -> list[str]:
    return [kind for kind in (*SKILLS, "wild") if instances(state, card, kind) > 0]


def _has_icons(state: State, env: Env, card: tuple[str, ...], **how: Any) -> bool:
    return any(_kinds(state, one) for one in card)


@RULES.verb("gain-icon", CITE, able=_has_icons, card="cards")
def _gain(state: State, env: Env, card: tuple[str, ...]) -> None:
    """Each of ``card`` gains one more of an icon that it has; you choose which."""
    for one in card:
        state.call(GAIN_ICON, card=one, env=env)


def _which(state: State, variables: Mapping[str, Any]) -> None:
    who, card = variables["env"]["you"], variables["card"]
    options = tuple(
        Option("gain-icon", {"who": who, "skill": kind, "card": card}, kind)
        for kind in _kinds(state, card)
    )
    if options:
        state.ask(Choice("gain-icon", who, options, (CITE,), "kind"))
    else:
        state.end()


def _gained(state: State, variables: Mapping[str, Any]) -> None:
    args = {"of": None, "stat": f"{variables['kind']}-icons", "by": 1}
    node = Node(RULES.verbs["modify"], args)
    last(state, node, variables["env"], "game", (variables["card"],))


GAIN_ICON = RULES.procedure(Procedure("gain-icon", _which, _gained))


@RULES.verb("double-icons", "arkham-lcg/modifiers", able=_has_icons, card="cards", until="word?")
def _double(state: State, env: Env, card: tuple[str, ...], until: str = "game") -> None:
    """Each of ``card`` has twice as many icons of every kind, those that it gains among them."""
    for kind in (*SKILLS, "wild"):
        args = {"of": None, "stat": f"{kind}-icons", "how": "double"}
        last(state, Node(RULES.verbs["multiply"], args), env, until, card)

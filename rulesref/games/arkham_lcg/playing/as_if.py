"""arkham-lcg/as-if (FAQ 2.10; Grimoire, Come Se): an investigation as if one stood elsewhere.

Rules Reference and FAQ: everything from the initiation to the completion sees the investigator
there, whatever else resolves meanwhile. Grimoire: the ability itself does, with its restrictions,
costs and targets; attacks of opportunity and other abilities see them where they really stand. In
neither does anything move, and no enemy there engages them for it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.ability import Ability, Node, Selector
from rulesref.engine.procedure import Procedure
from rulesref.engine.scope import fail
from rulesref.engine.select import eligible, targets
from rulesref.engine.state import State
from rulesref.engine.words import Env, Row
from rulesref.games.arkham_lcg.clues.investigating import investigate, kept_from
from rulesref.games.arkham_lcg.locations.additional_costs import exempt
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.skill_tests.attempt import Attempt
from rulesref.games.edition import switch

CITE = "arkham-lcg/as-if"


def _any(state: State, env: Env, at: tuple[str, ...]) -> bool:
    return any(kept_from(state, env["you"], place) is None for place in at)


@RULES.verb("investigate-as-if-at", CITE, able=_any, at="cards")
def _investigate_there(state: State, env: Env, at: tuple[str, ...]) -> None:
    """You investigate ``at`` as if you were there."""
    if at:
        investigate(state, env["you"], Attempt(env["this"]), at[0], free=exempt(env))
    else:
        fail(state)


def settle_place(state: State, ability: Ability, env: Env) -> Ability:
    """From the initiation on, costs included (FAQ 2.10): the place is settled first, and once.

    What the ability chooses among is read while its user still is where they are.
    """
    for number, node in enumerate(ability.effects):
        if node.row.id == "investigate-as-if-at" and switch(state, "as-if-scope") == "whole":
            state.call(SETTLE, node=node, env=env)
            there = Node(node.row, {**node.args, "at": _SETTLED})
            effects = (*ability.effects[:number], there, *ability.effects[number + 1 :])
            return ability._replace(effects=effects)
    return ability


def _where(state: State, variables: Mapping[str, Any]) -> None:
    node: Node = variables["node"]
    env = variables["env"]
    choice = targets(state, env, node.args["at"], "place", eligible(state, env, node, "at"))
    if choice is None:
        state.end()
    else:
        state.ask(choice)


def _there(state: State, variables: Mapping[str, Any]) -> None:
    state.put(variables["env"]["you"], **{"as-if": variables["place"][0]})


def forget_place(state: State, env: Env) -> None:
    """To the completion: from then on everybody is where they really stand."""
    if state.get(env["you"], "as-if"):
        state.put(env["you"], **{"as-if": None})


def _settled(state: State, env: Env) -> tuple[str, ...]:
    place = state.get(env["you"], "as-if")
    return (str(place),) if place else ()


_SETTLED = Selector("one", Row("settled", {}, _settled))
SETTLE = RULES.procedure(Procedure("settle-as-if", _where, _there))

"""arkham-lcg/activate-action: action and free abilities of cards, outside of any reaction."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.limit import count
from rulesref.engine.outcome import Refused
from rulesref.engine.select import arguments
from rulesref.engine.state import Line, State
from rulesref.engine.tables import Env, Procedure
from rulesref.engine.trigger import usable
from rulesref.engine.use import effects
from rulesref.games.arkham_lcg.attack import ATTACKS_OF_OPPORTUNITY
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import card_of

#: arkham-lcg/attack-of-opportunity: designators whose actions provoke none.
SAFE = frozenset({"fight", "evade", "parley", "resign"})


@RULES.opening("use")
def _open_use(state: State, who: str, card: str) -> Refused | None:
    """Use the first ability of ``card`` that may be used now."""
    for ability in card_of(state, card).abilities:
        env = {"this": card, "you": who, "holder": card, "ability": ability}
        if ability.kind in ("action", "free") and usable(state, ability, env):
            procedure = "use-action" if ability.kind == "action" else "use"
            state.call(RULES.procedures[procedure], ability=ability, env=env)
            return None
    return Refused(
        f"no ability of {card_of(state, card).name} can be initiated now",
        ("arkham-lcg/ability", "arkham-lcg/costs"),
    )


def _pay(state: State, variables: Mapping[str, Any]) -> None:
    ability, env = variables["ability"], variables["env"]
    cites = ability.cites + state.rules.cites["use-action"]
    state.note(Line(state.depth, "use", None, env["this"], env["you"], (), ability.id, cites))
    count(state, ability, env)
    for cost in ability.costs:
        cost.row.run(state, env, **arguments(state, env, cost))


def _opportunity(state: State, variables: Mapping[str, Any]) -> None:
    if not SAFE & set(variables["ability"].designators):
        state.call(ATTACKS_OF_OPPORTUNITY, who=variables["env"]["you"])


RULES.procedure(Procedure("use-action", _pay, _opportunity, effects, prints=True))


def _can_act(state: State, env: Env, amount: int) -> bool:
    return bool(state.get(env["you"], "actions") >= amount)


@RULES.cost("action", "arkham-lcg/action", able=_can_act, amount="number")
def _action(state: State, env: Env, amount: int) -> None:
    state.emit(state.event("spend-actions", by=env["this"], who=env["you"], amount=amount))

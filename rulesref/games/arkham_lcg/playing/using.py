"""arkham-lcg/triggered-abilities: free abilities and reactions, as the kernel uses them.

One that bears a designator is an action as well (arkham-lcg/ability/action-designators).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.procedure import Procedure
from rulesref.engine.state import State
from rulesref.engine.use import effects, initiate
from rulesref.games.arkham_lcg.actions import designated
from rulesref.games.arkham_lcg.actions.actions_taken import beginning, performed_by_itself
from rulesref.games.arkham_lcg.opaque import stop_at_unread
from rulesref.games.arkham_lcg.playing import ability_events
from rulesref.games.arkham_lcg.rules import RULES


def _initiate(state: State, variables: Mapping[str, Any]) -> None:
    ability, env = variables["ability"], variables["env"]
    forced = state.rules.kinds[ability.kind].forced
    if not forced and stop_at_unread(state, env["this"], ability):
        return
    if ability.designators:
        state.let(began=beginning(state, env["you"], ability.designators))
    initiate(state, variables)
    designated.pay(state, env["you"], ability.designators, env["this"])
    if not forced:
        ability_events.tell(state, ability_events.USED, ability, env)


def _over(state: State, variables: Mapping[str, Any]) -> None:
    ability, env = variables["ability"], variables["env"]
    if ability.designators:
        began, types = variables["began"], ability.designators
        performed_by_itself(state, env["you"], env["this"], types, began)
    if not state.rules.kinds[ability.kind].forced:
        ability_events.tell(state, ability_events.RESOLVED, ability, env)


RULES.procedure(Procedure("use", _initiate, effects, _over, prints=True))

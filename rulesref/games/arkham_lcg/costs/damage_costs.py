"""arkham-lcg/costs: damage and horror that one takes to pay for an ability.

Such damage is assigned as any other; the cost is paid though an asset took it.
"""

from __future__ import annotations

from rulesref.engine.state import State
from rulesref.engine.tables import Env
from rulesref.games.arkham_lcg.rules import RULES

CITE = "arkham-lcg/costs"


def _always(state: State, env: Env, amount: int) -> bool:
    return True


@RULES.cost("damage", CITE, able=_always, amount="number")
def _damage(state: State, env: Env, amount: int) -> None:
    you = env["you"]
    state.emit(state.event("deal", by=env["this"], to=you, damage=amount, cause="cost"))


@RULES.cost("horror", CITE, able=_always, amount="number")
def _horror(state: State, env: Env, amount: int) -> None:
    you = env["you"]
    state.emit(state.event("deal", by=env["this"], to=you, horror=amount, cause="cost"))

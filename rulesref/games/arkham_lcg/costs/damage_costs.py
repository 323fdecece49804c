"""arkham-lcg/costs: damage and horror that one takes to pay for an ability.

Such damage is assigned as any other; the cost is paid though an asset took it.
"""

from __future__ import annotations

from rulesref.engine.rules import Env
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.rules import RULES

CITE = "arkham-lcg/costs"


def _in_play(state: State, env: Env, amount: int, to: tuple[str, ...] = ()) -> bool:
    return not to or any(state.get(one, "zone") == "play" for one in to)


@RULES.cost("damage", CITE, able=_in_play, amount="number", to="cards?")
def _damage(state: State, env: Env, amount: int, to: tuple[str, ...] = ()) -> None:
    """You take it, or it is dealt to one card that is named."""
    whom = to[0] if to else env["you"]
    state.emit(state.event("deal", by=env["this"], to=whom, damage=amount, cause="cost"))


@RULES.cost("horror", CITE, able=_in_play, amount="number", to="cards?")
def _horror(state: State, env: Env, amount: int, to: tuple[str, ...] = ()) -> None:
    whom = to[0] if to else env["you"]
    state.emit(state.event("deal", by=env["this"], to=whom, horror=amount, cause="cost"))

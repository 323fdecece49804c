"""arkham-lcg/steps/1.4: an encounter card that somebody else counts as having drawn.

All that follows the draw, its Surge too, is of the investigator who has drawn it in the end.
"""

from __future__ import annotations

from rulesref.engine.mark import as_it_stands, replace
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.altering.canceling import still_stands
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import TABLE

CITE = "arkham-lcg/steps/1.4"


def _another(state: State, env: Env, who: tuple[str, ...]) -> bool:
    return still_stands(state, env) and any(one != env["event"].slots["who"] for one in who)


@RULES.verb("drawn-by", CITE, able=_another, who="cards")
def _drawn_by(state: State, env: Env, who: tuple[str, ...]) -> None:
    """``who`` counts as having drawn the encounter card that is being drawn."""
    event = as_it_stands(state, env)
    replace(state, env["mark"], event._replace(slots={**event.slots, "who": who[0]}))
    others = [one for one in state.get(TABLE, "drawn-for", ()) if one[0] != event.slots["card"]]
    state.put(TABLE, **{"drawn-for": (*others, (event.slots["card"], who[0]))})

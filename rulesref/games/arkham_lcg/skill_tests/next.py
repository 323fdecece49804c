"""arkham-lcg/skill-tests: what is said of the next test that somebody performs.

The next one is the next to begin: a test that is running already is not meant.
"""

from __future__ import annotations

from typing import Any

from rulesref.engine.ability import Node, Trigger
from rulesref.engine.lasting import delay, standing
from rulesref.engine.mark import as_it_stands, replace
from rulesref.engine.state import State
from rulesref.engine.words import Env, Row
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.values.stats import SKILL_VALUE

CITE = "arkham-lcg/skill-tests"


@RULES.verb("modify-next-test", CITE, of="cards", by="quantity", until="word?")
def _modify_next(
    state: State, env: Env, of: tuple[str, ...], by: Any, until: str = "phase"
) -> None:
    """So much to the skill value of the next test of ``of`` that begins before the period ends."""
    for who in of:
        trigger = Trigger("when", "skill-test", (("who", who),))
        delay(state, trigger, (Node(_RAISE, {"by": standing(state, env, by)}),), env, until)


def _raise(state: State, env: Env, by: Any) -> None:
    """arkham-lcg/modifiers: in the test what is counted by something is counted anew each time."""
    event = as_it_stands(state, env)
    if isinstance(by, Node):
        more = {"boosts": (*(event.slots.get("boosts") or ()), (SKILL_VALUE, by))}
    else:
        more = {"bonus": int(event.slots.get("bonus") or 0) + by}
    replace(state, env["mark"], event._replace(slots={**event.slots, **more}))


_RAISE = Row("raise-next-test", {"by": "quantity"}, _raise)

"""arkham-lcg/dealing-damage-horror: taking back damage or horror that has been assigned.

That happens between assigning and placing: while the placing is about to come. What is brought
down to nothing is not dealt, so nothing comes after it.
"""

from __future__ import annotations

from rulesref.engine.event import Event
from rulesref.engine.sequence import CANCELED, cancel, replace
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES

CITE = "arkham-lcg/dealing-damage-horror"
_PLACING = ("place-damage", "place-horror")


def _assigned(state: State, env: Env, amount: int | None = None) -> bool:
    event = env.get("event")
    return amount != 0 and event is not None and event.type in _PLACING


@RULES.verb("prevent", CITE, able=_assigned, amount="number?")
def _prevent(state: State, env: Env, amount: int | None = None) -> None:
    """So much of what is about to be placed (all of it, without a number) is not placed."""
    event: Event = env["event"]
    now = state.marks.get(env["mark"], event)
    if not isinstance(now, Event):
        return
    left = 0 if amount is None else int(now.slots["amount"]) - amount
    if left > 0:
        replace(state, env["mark"], now._replace(slots={**now.slots, "amount": left}))
    else:
        cancel(state, env["mark"], CANCELED)

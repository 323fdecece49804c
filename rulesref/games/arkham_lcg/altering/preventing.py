"""arkham-lcg/dealing-damage-horror: taking back damage or horror that has been assigned.

That happens between assigning and placing: while the placing is about to come. What is brought
down to nothing is not dealt, so nothing comes after it.
"""

from __future__ import annotations

from rulesref.engine.event import Event
from rulesref.engine.mark import CANCELED, cancel, replace
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.values.stats import remaining

CITE = "arkham-lcg/dealing-damage-horror"
_PLACING = ("place-damage", "place-horror")


def _assigned(state: State, env: Env, amount: int | None = None) -> bool:
    event = env.get("event")
    return amount != 0 and event is not None and event.type in _PLACING


@RULES.condition("you-deal")
def _you_deal(state: State, env: Env) -> bool:
    """You deal what is about to be placed, by an attack or with a player card."""
    event = env.get("event")
    return event is not None and event.slots.get("doer") == env["you"]


@RULES.quantity("excess-damage", settled=True)
def _excess(state: State, env: Env) -> int:
    """How much of the damage that is about to be placed is more than it takes to defeat."""
    event: Event = env["event"]
    now = state.marks.get(env["mark"], event) if "mark" in env else event
    room = remaining(state, event.slots["to"], "health", "damage")
    if not isinstance(now, Event) or room is None:
        return 0
    return max(0, int(now.slots["amount"]) - room)


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

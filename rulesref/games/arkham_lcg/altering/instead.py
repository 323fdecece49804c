"""arkham-lcg/instead: an effect that takes the place of what would happen.

What is replaced does not happen, and so nothing can answer it; it has not been canceled either.
Whether something that cannot happen takes the place of what would is open, where it is not chosen.
"""

from __future__ import annotations

from rulesref.engine.ability import Node
from rulesref.engine.combinator import splice
from rulesref.engine.mark import CANCELED, cancel
from rulesref.engine.select import able
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.edition import switch

CITE = "arkham-lcg/instead"


def _could(state: State, env: Env, effects: tuple[Node, ...]) -> bool:
    if "mark" not in env:
        return False
    return able(state, env, effects, every=False) or _for_nothing(state, env)


def _for_nothing(state: State, env: Env) -> bool:
    """Open question U-37: whether a Forced ability puts what cannot happen in the place of an event."""
    if "ability" not in env or not state.rules.kinds[env["ability"].kind].forced:
        return False
    return bool(switch(state, "idle-replacement") == "replaced")


@RULES.verb("instead", CITE, able=_could, effects="effects")
def _instead(state: State, env: Env, effects: tuple[Node, ...]) -> None:
    """``effects`` happen in place of the triggering event."""
    cancel(state, env["mark"], CANCELED)
    splice(state, effects)


@RULES.quantity("event-amount", settled=True)
def _amount(state: State, env: Env) -> int:
    """How many the triggering event is about: the clues that would be discovered, for one."""
    event = env.get("event")
    return int(event.slots.get("amount") or 0) if event is not None else 0


@RULES.selector("source-of-event")
def _source(state: State, env: Env) -> tuple[str, ...]:
    """The card whose ability made the triggering event: the weapon of an attack, for one."""
    event = env.get("event")
    return (event.by,) if event is not None and event.by else ()

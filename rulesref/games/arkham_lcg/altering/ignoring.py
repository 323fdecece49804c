"""arkham-lcg/for-each-or-for-every (FAQ 2.23): ignoring one aspect of what would happen to you.

What is ignored does not resolve: the rest of the event, if any, happens without that aspect.
"""

from __future__ import annotations

from typing import Any

from rulesref.engine.mark import CANCELED, as_it_stands, cancel, replace
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.altering.canceling import note_cancel
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import ENCOUNTER, is_encounter

CITE = "arkham-lcg/for-each-or-for-every"
#: The aspects that an event of two has.
ASPECTS = {"damage": "horror", "horror": "damage"}


def _has(state: State, env: Env, aspect: str) -> bool:
    return "mark" in env and bool(env["event"].slots.get(aspect))


@RULES.verb("ignore-aspect", CITE, able=_has, aspect="word")
def _ignore_aspect(state: State, env: Env, aspect: str) -> None:
    """The triggering event goes on without ``aspect``; with nothing left it does not happen."""
    event = as_it_stands(state, env)
    if event.slots.get(ASPECTS.get(aspect, "")):
        slots: dict[str, Any] = {**event.slots, aspect: 0}
        replace(state, env["mark"], state.event(event.type, by=event.by, cites=(CITE,), **slots))
    else:
        cancel(state, env["mark"], CANCELED)
    note_cancel(state, env["this"])


@RULES.quantity("aspect", settled=True, aspect="word")
def _aspect(state: State, env: Env, aspect: str) -> int:
    """How much of ``aspect`` the triggering event would have brought."""
    return int(env["event"].slots.get(aspect) or 0)


@RULES.selector("scenario-card")
def _scenario_card(state: State, env: Env) -> list[str]:
    """Every card of the scenario, in play or not.

    FAQ 1.12: a weakness that is an enemy or treachery, while it is resolved or in play.
    """
    return [
        id
        for id, thing in state.things.items()
        if "card" in thing
        and (thing["card"].type in ENCOUNTER or is_encounter(state, id))
        and (not thing["card"].weakness or thing.get("zone") in ("limbo", "play"))
    ]

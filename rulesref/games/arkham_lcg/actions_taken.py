"""arkham-lcg/action: which types of action somebody has performed in this turn, in order.

An ability counts as many actions as its effect performs, whatever it cost (FAQ v2.5, question on
the number of actions performed); one action may be of several types (question on Beguile).
"""

from __future__ import annotations

from rulesref.engine.event import Event
from rulesref.engine.state import State
from rulesref.engine.tables import Env
from rulesref.games.arkham_lcg.rules import RULES

CITE = "arkham-lcg/qa/number-of-actions-performed"


@RULES.event(
    "action-performed",
    CITE,
    who="card",
    types="words",
    source="card",
    silent=True,
    en="{who} has performed an action",
    it="{who} ha eseguito un'azione",
)
def _performed(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        who = event.slots["who"]
        more = (*event.slots["types"], *state.get(who, "also-types", ()))
        types = tuple(dict.fromkeys(more))
        state.put(who, performed=(*state.get(who, "performed", ()), types), **{"also-types": None})


def performed(state: State, who: str, types: tuple[str, ...], source: str | None = None) -> None:
    """Let an action that counts as ``types`` be over: what counts actions may look at it now."""
    state.emit(state.event("action-performed", who=who, types=types, source=source))


def twice(state: State, who: str) -> tuple[str, ...]:
    """The types that the last two actions of ``who`` in this turn have in common."""
    done: tuple[tuple[str, ...], ...] = state.get(who, "performed", ())
    if len(done) < 2:
        return ()
    return tuple(type for type in done[-1] if type in done[-2])


@RULES.test("same-type-twice")
def _same_type_twice(state: State, env: Env) -> bool:
    """The last two actions that you performed share a type."""
    return bool(twice(state, env["you"]))


@RULES.quantity("actions-performed", of="cards")
def _how_many(state: State, env: Env, of: tuple[str, ...]) -> int:
    """How many actions these investigators have performed in their turn."""
    return sum(len(state.get(one, "performed", ())) for one in of)

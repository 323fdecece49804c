"""arkham-lcg/action (FAQ 2.19): effects that let somebody "take" an action, or only perform it.

To take one is to gain an action and spend it at once, with all that goes with it. To perform or
resolve one neither gains nor spends anything, and provokes nobody.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.state import State
from rulesref.engine.tables import Env, Procedure
from rulesref.games.arkham_lcg.action import ACTIONS
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import investigators

CITE = "arkham-lcg/action/take-an-action-vs-perform-resolve-an-action"


def _any(state: State, env: Env, who: tuple[str, ...], action: str) -> bool:
    return any(True for one in who for _ in ACTIONS[action].targets(state, one))


@RULES.verb("take-action", CITE, able=_any, who="cards", action="word")
def take_action(state: State, env: Env, who: tuple[str, ...], action: str) -> None:
    """Each of ``who`` takes a basic action, on whosever turn it is."""
    for one in who:
        state.call(EXTRA, who=one, action=action, taken=True)


@RULES.verb("perform-action", CITE, able=_any, who="cards", action="word")
def perform_action(state: State, env: Env, who: tuple[str, ...], action: str) -> None:
    """Each of ``who`` resolves a basic action without spending one."""
    for one in who:
        state.call(EXTRA, who=one, action=action, taken=False)


@RULES.event(
    "perform",
    CITE,
    who="card",
    action="word",
    own_scope=True,
    en="{who} performs the {action} action",
    it="{who} esegue l'azione {action}",
)
def _perform(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        slots = event.slots
        ACTIONS[slots["action"]].begin(state, slots["who"], **dict(slots["slots"]))


def _which(state: State, variables: Mapping[str, Any]) -> None:
    """At whom or where, if the action leaves a choice."""
    who, action = variables["who"], variables["action"]
    found = list(ACTIONS[action].targets(state, who)) if who in investigators(state) else []
    if not found:
        state.end()
        return
    options = tuple(Option(action, {"who": who, **slots}, tuple(slots.items())) for slots in found)
    state.ask(Choice("extra-action", who, options, (CITE,), "slots"))


def _do(state: State, variables: Mapping[str, Any]) -> None:
    who, action = variables["who"], variables["action"]
    slots = {"who": who, "action": action, "slots": variables["slots"]}
    cites = (CITE, *ACTIONS[action].cites)
    if not variables["taken"]:
        state.emit(state.event("perform", by=who, cites=cites, **slots))
        return
    state.put(who, additional=((action,), *state.get(who, "additional", ())))
    state.emit(state.event("act", by=who, cites=cites, **slots))


EXTRA = RULES.procedure(Procedure("extra-action", _which, _do))

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
from rulesref.games.arkham_lcg.activating import activatable
from rulesref.games.arkham_lcg.initiation import forbidden as cannot_play
from rulesref.games.arkham_lcg.initiation import types as play_types
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
    if who not in investigators(state):
        state.end()
        return
    found = ACTIONS[action].targets(state, who)
    options = [Option(action, {"who": who, **slots}, tuple(slots.items())) for slots in found]
    if variables["taken"]:
        options += designated(state, who, action)
    if not options:
        state.end()
        return
    state.ask(Choice("extra-action", who, tuple(options), (CITE,), "slots"))


def designated(state: State, who: str, action: str) -> list[Option]:
    """FAQ v2.5, question on Ursula Downs: abilities and events that bear ``action`` as designator.

    The action that is about to be gained pays for them.
    """
    then = state.fork()
    grant(then, who, action)
    out = []
    for id, thing in then.things.items():
        if "card" not in thing:
            continue
        if thing.get("zone") == "hand" and thing.get("controller") == who:
            types = play_types(then, id)
            if action in types and cannot_play(then, who, id) is None:
                out.append(Option("play", {"who": who, "card": id}, ("play", id, "")))
        for ability in activatable(then, who, id):
            if ability.kind == "action" and action in ability.designators:
                slots = {"who": who, "card": id, "ability": ability.id}
                out.append(Option("use", slots, ("use", id, ability.id)))
    return out


def grant(state: State, who: str, action: str) -> None:
    """``who`` gains an action that only ``action`` can be done with."""
    state.put(who, additional=((action,), *state.get(who, "additional", ())))


def _do(state: State, variables: Mapping[str, Any]) -> None:
    who, action = variables["who"], variables["action"]
    if variables["slots"][:1] in (("use",), ("play",)):
        deed, card, ability = variables["slots"]
        grant(state, who, action)
        named = {"ability": ability} if ability else {}
        state.rules.openings[deed](state, who=who, card=card, **named)
        return
    slots = {"who": who, "action": action, "slots": variables["slots"]}
    cites = (CITE, *ACTIONS[action].cites)
    if not variables["taken"]:
        state.emit(state.event("perform", by=who, cites=cites, **slots))
        return
    grant(state, who, action)
    state.emit(state.event("act", by=who, cites=cites, **slots))


EXTRA = RULES.procedure(Procedure("extra-action", _which, _do))

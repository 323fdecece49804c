"""arkham-lcg/phase-sequence: rounds, phases and turns begin and end, and what lasted until then expires.

The end of a period is the stage "if" of its ending: "until the end of…" is over by then
(arkham-lcg/lasting-effects), "at the end of…" comes now.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.lasting import expire
from rulesref.engine.mark import cancel
from rulesref.engine.procedure import Procedure
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import TABLE, investigators, location_of
from rulesref.games.arkham_lcg.whose_turn import forfeit, give_actions, nobody_has_had_a_turn

CITE = "arkham-lcg/phase-sequence"
#: Phase → the one that comes after it; the mythos phase begins the next round.
FOLLOWS = {
    "mythos": "investigation",
    "investigation": "enemy",
    "enemy": "upkeep",
    "upkeep": "mythos",
}
#: Where an investigator was as the round began.
BEGAN_AT = "began-round-at"


@RULES.event(
    "round-begin",
    "arkham-lcg/steps/1.1",
    number="number",
    own_scope=True,
    en="round {number} begins",
    it="comincia il round {number}",
)
def _round_begin(state: State, events: tuple[Event, ...]) -> None:
    _count(state, events[0].slots["number"])
    for who in investigators(state):
        state.put(who, **{BEGAN_AT: location_of(state, who)})


@RULES.event(
    "round-end",
    "arkham-lcg/steps/4.6",
    number="number",
    own_scope=True,
    en="round {number} ends",
    it="finisce il round {number}",
)
def _round_end(state: State, events: tuple[Event, ...]) -> None:
    state.put(TABLE, **{"first-round": None, "round-over": True})
    nobody_has_had_a_turn(state)
    expire(state, "round")


def _count(state: State, number: int) -> None:
    """Round ``number`` is on: what is remembered of a round alone is forgotten."""
    state.put(TABLE, round=number, drawn=None, been=None, happened=None, tallied=None)
    state.put(TABLE, **{"round-over": None})


def count_round(state: State) -> None:
    """What comes after a round belongs to the next one, even where a case passes over step 1.1."""
    if state.get(TABLE, "round-over"):
        _count(state, state.get(TABLE, "round") + 1)


@RULES.event(
    "phase-begin",
    CITE,
    phase="word",
    own_scope=True,
    en="the {phase} phase begins",
    it="comincia la Fase {phase}",
)
def _phase_begin(state: State, events: tuple[Event, ...]) -> None:
    count_round(state)
    named, number = events[0].slots["phase"], state.get(TABLE, "phases") + 1
    forfeit(state, named)
    over = {"phase-over": None, "moved-by-keywords": None}
    state.put(TABLE, phase=named, phases=number, active=None, **over)
    nobody_has_had_a_turn(state)


@RULES.event(
    "phase-end",
    CITE,
    phase="word",
    own_scope=True,
    en="the {phase} phase ends",
    it="finisce la Fase {phase}",
)
def _phase_end(state: State, events: tuple[Event, ...]) -> None:
    """What lasts until the end of the investigation phase may have begun before that phase."""
    state.put(TABLE, **{"phase-over": True})
    expire(state, "phase")
    if events[0].slots["phase"] == "investigation":
        expire(state, "investigation")


@RULES.event(
    "turn-begin",
    "arkham-lcg/steps/2.2",
    who="card",
    own_scope=True,
    en="the turn of {who} begins",
    it="comincia il turno di {who}",
)
def _turn_begin(state: State, events: tuple[Event, ...]) -> None:
    """It has begun already, with the choice of who is next: this only is what abilities answer."""


@RULES.event(
    "turn-end",
    "arkham-lcg/steps/2.2.2",
    who="card",
    own_scope=True,
    en="the turn of {who} ends",
    it="finisce il turno di {who}",
)
def _turn_end(state: State, events: tuple[Event, ...]) -> None:
    """Unspent actions are forfeited."""
    state.put(events[0].slots["who"], actions=0, additional=None)
    expire(state, "turn")


def begin(state: State, phase: str, step: str) -> None:
    """Let ``phase`` begin in its step ``step``."""
    cites = (f"arkham-lcg/steps/{step}",)
    state.emit(state.event("phase-begin", cites=cites, phase=phase))


def skipped(state: State, variables: Mapping[str, Any]) -> None:
    """A phase that is skipped neither begins nor ends: nothing of it happens."""
    if state.get(TABLE, "skips"):
        state.put(TABLE, skips=None, active=None)
        state.end()


def _begins_now(state: State, env: Env) -> bool:
    event = env.get("event")
    return event is not None and event.type == "phase-begin"


@RULES.verb("skip-phase", CITE, able=_begins_now)
def _skip(state: State, env: Env) -> None:
    """The phase that is about to begin is skipped."""
    cancel(state, env["mark"])
    state.put(TABLE, skips=env["event"].slots["phase"])


def _has_ended(state: State, env: Env) -> bool:
    event = env.get("event")
    return event is not None and event.type == "phase-end"


@RULES.verb("repeat-phase", CITE, able=_has_ended)
def _repeat(state: State, env: Env) -> None:
    """The phase that has ended is gone through once more, from its beginning, before the next one."""
    state.put(TABLE, repeats=(*state.get(TABLE, "repeats", ()), env["event"].slots["phase"]))


def end(state: State, phase: str, step: str) -> None:
    """Let ``phase`` end in its step ``step``; where an effect repeats it, it begins once more."""
    cites = (f"arkham-lcg/steps/{step}",)
    state.emit(state.event("phase-end", cites=cites, phase=phase))
    state.call(REPEATED, phase=phase)


def _once_more(state: State, variables: Mapping[str, Any]) -> None:
    """No upkeep phase comes before turns that are had again, and each is three actions all the same."""
    phase: str = variables["phase"]
    waiting: tuple[str, ...] = state.get(TABLE, "repeats", ())
    if phase in waiting:
        state.put(TABLE, repeats=waiting[1:] or None)
        if phase == "investigation":
            give_actions(state)
        state.call(state.rules.procedures[f"{phase}-phase"], again=True)


REPEATED = RULES.procedure(Procedure("repeated-phase", _once_more))

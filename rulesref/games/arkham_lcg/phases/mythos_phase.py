"""arkham-lcg/mythos-phase: 1.1 to 1.5."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.outcome import Choice, Option, Refused
from rulesref.engine.procedure import Procedure
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.acts_and_agendas.agenda import current
from rulesref.games.arkham_lcg.acts_and_agendas.doom import CHECK
from rulesref.games.arkham_lcg.encounter_cards.encounter import draw_encounter
from rulesref.games.arkham_lcg.framework import note_step
from rulesref.games.arkham_lcg.phases import phase
from rulesref.games.arkham_lcg.phases.passed_over import end_the_round, end_what_runs
from rulesref.games.arkham_lcg.phases.player_window import window
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import TABLE, investigators
from rulesref.games.arkham_lcg.values.in_force import in_force

ONE_BY_ONE = "arkham-lcg/qa/gloria-goldberg-encounter-draw-order"
FIRST_ROUND = "arkham-lcg/first-round-of-the-game"
ORDER = RULES.constant(
    "chooses-mythos-order",
    "arkham-lcg/in-player-order",
    of="cards",
    says="``of`` say before each draw of step 1.4 whose it is.",
)


def _begins(state: State, variables: Mapping[str, Any]) -> None:
    """1.1 begins a round and its first phase; gone through once more, the round has begun already."""
    if not variables.get("again"):
        state.emit(state.event("round-begin", number=state.get(TABLE, "round") + 1))
    phase.begin(state, "mythos", "1.1")


def _doom(state: State, variables: Mapping[str, Any]) -> None:
    note_step(state, "1.2")
    agenda = current(state, "agenda")
    if agenda is None:
        state.give_up(TABLE, "no-current-agenda")
    else:
        cites = ("arkham-lcg/steps/1.2",)
        state.emit(state.event("place-doom", cites=cites, on=agenda, amount=1))


def _threshold(state: State, variables: Mapping[str, Any]) -> None:
    note_step(state, "1.3")
    state.call(CHECK, why="arkham-lcg/steps/1.3")


def _draws(state: State, variables: Mapping[str, Any]) -> None:
    note_step(state, "1.4")
    state.let(waiting=investigators(state))


def _next_draw(state: State, variables: Mapping[str, Any]) -> None:
    """arkham-lcg/in-player-order: one after another, with all that follows from each card."""
    waiting = tuple(one for one in variables["waiting"] if one in investigators(state))
    if state.get(TABLE, "replaced-step") == "1.4":
        state.put(TABLE, **{"replaced-step": None})
        waiting = ()
    state.let(waiting=waiting, next=None)
    if not waiting:
        return
    chooser = next((who for standing in in_force(state, ORDER) for who in standing.bound), None)
    if chooser is None:
        state.let(next=waiting[0])
        return
    options = tuple(Option("draws-next", {"who": one}, one) for one in waiting)
    state.ask(Choice("draws-next", chooser, options, (ONE_BY_ONE,), "next"))


def _draw(state: State, variables: Mapping[str, Any]) -> None:
    who = variables["next"]
    if who is None:
        return
    state.let(waiting=tuple(one for one in variables["waiting"] if one != who))
    draw_encounter(state, who)
    state.goto(MYTHOS, _next_draw)


def _window(state: State, variables: Mapping[str, Any]) -> None:
    window(state, "1.4")


def _ends(state: State, variables: Mapping[str, Any]) -> None:
    phase.end(state, "mythos", "1.5")


MYTHOS = RULES.procedure(
    Procedure(
        "mythos-phase",
        _begins,
        phase.skipped,
        _doom,
        _threshold,
        _draws,
        _next_draw,
        _draw,
        _window,
        _ends,
    )
)


RULES.refusal(
    "no-first-mythos-phase",
    FIRST_ROUND,
    en="the first round of a game has no mythos phase",
    it="il primo round di una partita non ha la Fase dei Miti",
)


@RULES.opening("mythos-phase")
def _open(state: State, leaping: bool = False) -> Refused | None:
    if state.get(TABLE, "first-round"):
        return RULES.refuse("no-first-mythos-phase")
    if leaping:
        end_what_runs(state)
        end_the_round(state)
    state.call(MYTHOS)
    return None

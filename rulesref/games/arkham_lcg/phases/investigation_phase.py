"""arkham-lcg/investigation-phase: 2.1 to 2.3, one turn after another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.outcome import Choice, Option, Refused
from rulesref.engine.procedure import Procedure
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.phases import phase
from rulesref.games.arkham_lcg.phases.passed_over import end_the_round_of_turns
from rulesref.games.arkham_lcg.phases.player_window import window
from rulesref.games.arkham_lcg.phases.turn import TURN
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import TABLE, investigators
from rulesref.games.arkham_lcg.whose_turn import had_turn


def _begins(state: State, variables: Mapping[str, Any]) -> None:
    phase.begin(state, "investigation", "2.1")
    state.let(done=())


def _window(state: State, variables: Mapping[str, Any]) -> None:
    window(state, "2.1")


def between_turns(state: State, variables: Mapping[str, Any]) -> None:
    """What comes about before the next turn, by nobody's doing, resolves here (``interrupt``)."""


def _whose(state: State, variables: Mapping[str, Any]) -> None:
    """2.2: the investigators choose among themselves who goes next."""
    waiting = [
        investigator
        for investigator in investigators(state)
        if investigator not in variables["done"]
    ]
    if not waiting:
        state.goto(INVESTIGATION, _ends)
        return
    options = tuple(Option("turn", {"who": one}, one) for one in waiting)
    state.ask(Choice("turn", "", options, ("arkham-lcg/steps/2.2",), "who"))


def _turn(state: State, variables: Mapping[str, Any]) -> None:
    state.let(done=(*variables["done"], variables["who"]))
    state.call(TURN, who=variables["who"])
    state.goto(INVESTIGATION, _whose)


def _ends(state: State, variables: Mapping[str, Any]) -> None:
    phase.end(state, "investigation", "2.3")


INVESTIGATION = RULES.procedure(
    Procedure(
        "investigation-phase",
        *(_begins, phase.skipped, _window, between_turns, _whose, _turn, _ends),
    )
)


@RULES.opening("investigation-phase")
def _open(state: State, leaping: bool = False) -> Refused | None:
    if leaping:
        end_the_round_of_turns(state)
    state.call(INVESTIGATION)
    return None


RULES.refusal(
    "turns-to-come",
    "arkham-lcg/steps/2.2",
    who="card",
    en="{who} has not had a turn yet in this investigation phase",
    it="{who} non ha ancora svolto un turno in questa Fase di Investigazione",
)


@RULES.opening("end-investigation")
def _open_end(state: State) -> Refused | None:
    """2.3, where no step has begun the phase: once everybody has had a turn, or nobody takes one."""
    waiting = [who for who in investigators(state) if not had_turn(state, who)]
    if waiting and len(waiting) < len(investigators(state)):
        return RULES.refuse("turns-to-come", who=waiting[0])
    phase.end(state, "investigation", "2.3")
    return None


RULES.refusal(
    "turn-had",
    "arkham-lcg/steps/2.2",
    en="this investigator has had a turn in this investigation phase",
    it="questo investigatore ha già svolto un turno in questa Fase di Investigazione",
)


@RULES.opening("turn")
def _open_turn(state: State, who: str) -> Refused | None:
    """One investigator's turn by itself: the only one up to the next phase or round."""
    if had_turn(state, who):
        return RULES.refuse("turn-had")
    state.put(TABLE, phase="investigation", **{"phase-over": None})
    state.call(TURN, who=who)
    return None

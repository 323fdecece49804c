"""arkham-lcg/upkeep-phase: 4.1 to 4.6."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any

from rulesref.engine.outcome import Choice, Option, Refused
from rulesref.engine.procedure import Procedure
from rulesref.engine.select import number
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.costs.readying import cannot_ready
from rulesref.games.arkham_lcg.decks.hand import cards_held, discardable
from rulesref.games.arkham_lcg.framework import note_step
from rulesref.games.arkham_lcg.phases import phase
from rulesref.games.arkham_lcg.phases.passed_over import end_what_runs, round_ends
from rulesref.games.arkham_lcg.phases.player_window import window
from rulesref.games.arkham_lcg.phases.upkeep_draw import upkeep_draw
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import TABLE, investigators
from rulesref.games.arkham_lcg.values.in_force import binding
from rulesref.games.arkham_lcg.values.stats import stat
from rulesref.games.arkham_lcg.whose_turn import give_actions

ADDITIONAL_RESOURCES = RULES.constant(
    "additional-upkeep-resources",
    "arkham-lcg/steps/4.4",
    of="cards",
    amount="number",
    says="``of`` gain so many resources more in step 4.4.",
)


def _begins(state: State, variables: Mapping[str, Any]) -> None:
    phase.begin(state, "upkeep", "4.1")


def _skipped(state: State, variables: Mapping[str, Any]) -> None:
    """The round ends all the same."""
    if state.get(TABLE, "skips"):
        state.emit(state.event("round-end", number=state.get(TABLE, "round")))
    phase.skipped(state, variables)


def _window(state: State, variables: Mapping[str, Any]) -> None:
    window(state, "4.1")


def _reset(state: State, variables: Mapping[str, Any]) -> None:
    """The Rules Reference gives the next turn's actions here."""
    note_step(state, "4.2")
    give_actions(state)


def _ready(state: State, variables: Mapping[str, Any]) -> None:
    note_step(state, "4.3")
    cards = [
        id
        for id, thing in state.things.items()
        if thing.get("exhausted")
        and thing.get("zone") == "play"
        and cannot_ready(state, id) is None
    ]
    cites = ("arkham-lcg/steps/4.3",)
    state.emit(*(state.event("ready", cites=cites, card=card) for card in cards))


def _draws(state: State, variables: Mapping[str, Any]) -> None:
    note_step(state, "4.4")
    state.let(waiting=investigators(state))


def _next_draw(state: State, variables: Mapping[str, Any]) -> None:
    """In player order; the resources come once everybody has drawn."""
    waiting = [one for one in variables["waiting"] if one in investigators(state)]
    if waiting:
        state.let(waiting=tuple(waiting[1:]))
        upkeep_draw(state, waiting[0])
        state.goto(UPKEEP, _next_draw)


def further(state: State, who: str) -> int:
    """How many resources ``who`` gains in step 4.4 besides the one."""
    return sum(
        number(state, standing.env, standing.node.args["amount"])
        for standing in binding(state, ADDITIONAL_RESOURCES, who)
    )


def _resources(state: State, variables: Mapping[str, Any]) -> None:
    cites = ("arkham-lcg/steps/4.4",)
    state.emit(
        *(
            state.event("gain-resources", cites=cites, who=who, amount=1 + further(state, who))
            for who in investigators(state)
        )
    )


def _hands(state: State, variables: Mapping[str, Any]) -> None:
    note_step(state, "4.5")
    state.let(waiting=investigators(state))


def _too_many(state: State, variables: Mapping[str, Any]) -> None:
    """4.5: in player order; weaknesses and hidden cards cannot be chosen."""
    waiting = [one for one in variables["waiting"] if one in investigators(state)]
    if not waiting:
        state.goto(UPKEEP, _ends)
        return
    who = waiting[0]
    beyond = max(0, cards_held(state, who) - (stat(state, who, "hand-size") or 0))
    free = discardable(state, who) if beyond else []
    extra = min(beyond, len(free))
    options = tuple(
        Option("discard-to-size", {"who": who, "cards": way}, way)
        for way in combinations(free, extra)
    )
    state.let(waiting=tuple(waiting[1:]))
    state.ask(Choice("hand-size", who, options, ("arkham-lcg/steps/4.5",), "extra"))


def _discard(state: State, variables: Mapping[str, Any]) -> None:
    cites = ("arkham-lcg/steps/4.5",)
    state.emit(*(state.event("discard", cites=cites, card=card) for card in variables["extra"]))
    state.goto(UPKEEP, _too_many)


def _ends(state: State, variables: Mapping[str, Any]) -> None:
    """4.6 ends the phase."""
    phase.end(state, "upkeep", "4.6")


UPKEEP = RULES.procedure(
    Procedure(
        "upkeep-phase",
        _begins,
        _skipped,
        _window,
        _reset,
        _ready,
        _draws,
        _next_draw,
        _resources,
        _hands,
        _too_many,
        _discard,
        _ends,
        round_ends,
    )
)


@RULES.opening("upkeep-phase")
def _open(state: State, leaping: bool = False) -> Refused | None:
    """What runs ends first, where the game leaps: nothing runs where nothing has been told yet."""
    if leaping:
        end_what_runs(state)
    state.call(UPKEEP)
    return None

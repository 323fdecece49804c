"""arkham-lcg/active-player: whose turn it is, from step 2.2 until what answers its end is over.

Derived from steps 2.2 to 2.2.2 (FAQ v2.5, question on Agatha Crane): whatever answers the beginning
or the end of a turn still counts as in it. Between two turns, and outside of the investigation
phase, it is nobody's.
"""

from __future__ import annotations

from rulesref.engine.hooks import Hooks
from rulesref.engine.lasting import expire
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import OWN_ACTIONS, TABLE, active, investigators
from rulesref.games.edition import switch

RULES.stop(
    "turn-untold",
    en="whose turn it is: no step says it",
    it="di chi è il turno: nessun passo lo dice",
)
RULES.stop(
    "phase-untold",
    en="which phase it is: no step says it",
    it="che fase è: nessun passo lo dice",
)


def on_turn(state: State, who: str) -> bool:
    """Whether it is the turn of ``who`` at this moment."""
    table = state.things[TABLE]
    mine = table.get("active", "") == who and table.get("phase") == "investigation"
    return mine and who in investigators(state)


def acts_on(state: State, who: str) -> bool:
    """Whether the turn of ``who`` goes on: it has not been brought to its end."""
    return on_turn(state, who) and not state.get(who, "turn-over")


@RULES.hook(Hooks.runs)
def _runs(state: State, period: str) -> bool:
    """arkham-lcg/lasting-effects: "until the end of the turn" says nothing where no turn runs."""
    return period != "turn" or on_turn(state, active(state))


def take_turn(state: State, who: str) -> None:
    """arkham-lcg/steps/2.2: the choice of who is next begins their turn."""
    state.put(TABLE, active=who, turns=state.get(TABLE, "turns") + 1)
    state.put(who, taken=0, performed=None, **{"turn-over": None})


def had_turn(state: State, who: str) -> bool:
    """arkham-lcg/steps/2.2: whether ``who`` has had their turn of this investigation phase."""
    return bool(state.get(who, "turn-over"))


@RULES.filter("turn-to-come", value="flag")
def _turn_to_come(state: State, env: Env, thing: str, value: bool) -> bool:
    """Investigators who have yet to take their turn of this round, or those who have not."""
    phase = state.get(TABLE, "phase")
    waits = not had_turn(state, thing) and active(state) != thing
    return (phase == "mythos" or (phase == "investigation" and waits)) is value


def nobody_has_had_a_turn(state: State) -> None:
    """Everybody's turn of the next investigation phase is still to come."""
    for who in investigators(state):
        state.put(who, **{"turn-over": None})


def leave_turn(state: State, who: str) -> None:
    """It is nobody's turn from now on; actions that its end still brought are forfeited as well."""
    if active(state) != who:
        return
    expire(state, "turn")
    state.put(TABLE, active=None, turns=state.get(TABLE, "turns") + 1)
    state.put(who, actions=0, additional=None)


def forfeit(state: State, phase: str) -> None:
    """arkham-lcg/gaining-spending-and-forfeiting-actions: in ``phase`` nobody has actions left.

    Where a case passes over a turn, it has come and gone by the enemy phase. The Rules Reference
    gives those of the next one in step 4.2, the Grimoire only as that turn begins.
    """
    early = switch(state, "actions-gained-at") == "upkeep"
    for who in investigators(state):
        over = phase in ("enemy", "upkeep") and not had_turn(state, who)
        if over if early else phase != "investigation":
            state.put(who, actions=0)


def give_actions(state: State) -> None:
    """arkham-lcg/steps/4.2: the Rules Reference gives the next turn's actions in the upkeep phase."""
    if switch(state, "actions-gained-at") == "upkeep":
        for who in investigators(state):
            state.put(who, actions=OWN_ACTIONS)

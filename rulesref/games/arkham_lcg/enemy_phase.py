"""arkham-lcg/enemy-phase: 3.1 to 3.4; enemies move, then attack those whom they are engaged with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.outcome import Choice, Option, Refused
from rulesref.engine.state import State
from rulesref.engine.tables import Procedure
from rulesref.games.arkham_lcg import phase
from rulesref.games.arkham_lcg.attack import attack
from rulesref.games.arkham_lcg.engagement import engaged_enemies, engaged_with
from rulesref.games.arkham_lcg.framework import note_step
from rulesref.games.arkham_lcg.hunter import MOVE_ENEMIES
from rulesref.games.arkham_lcg.keywords import keyword
from rulesref.games.arkham_lcg.player_window import window
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.swarming import host_of, pack
from rulesref.games.arkham_lcg.table import in_play, investigators, lead

CITE = "arkham-lcg/steps/3.3"
MASSIVE = "arkham-lcg/massive-enemy-attacks"


def _begins(state: State, variables: Mapping[str, Any]) -> None:
    phase.begin(state, "enemy", "3.1")


def _moves(state: State, variables: Mapping[str, Any]) -> None:
    note_step(state, "3.2")
    state.call(MOVE_ENEMIES, done=())


def _attacks(state: State, variables: Mapping[str, Any]) -> None:
    state.let(waiting=None, struck=())


def _next(state: State, variables: Mapping[str, Any]) -> None:
    """Before each investigator's attacks there is a window; massive enemies follow them all."""
    before = variables["waiting"]
    waiting = investigators(state) if before is None else before
    state.let(waiting=tuple(one for one in waiting if one in investigators(state)))
    window(state, "3.2")


def _one(state: State, variables: Mapping[str, Any]) -> None:
    waiting = [one for one in variables["waiting"] if one in investigators(state)]
    if not waiting:
        state.goto(ENEMY.labels["_massive"])
        return
    note_step(state, "3.3")
    state.let(waiting=tuple(waiting[1:]))
    state.call(ATTACKS_ON, who=waiting[0], done=())
    state.goto(ENEMY.labels["_next"] if len(waiting) > 1 else ENEMY.labels["_massive"])


def _massive(state: State, variables: Mapping[str, Any]) -> None:
    """FAQ 2.29: outside player order. Where exactly in 3.3 is undecided; here it comes last."""
    ready = [
        enemy
        for enemy in in_play(state, "enemy")
        if keyword(state, enemy, "massive")
        and enemy not in variables["struck"]
        and engaged_with(state, enemy)
    ]
    if not ready:
        return
    options = tuple(Option("attacker", {"card": enemy}, enemy) for enemy in ready)
    state.ask(Choice("attack-order", lead(state), options, (MASSIVE,), "enemy"))
    state.let(some=True)


def _massive_attack(state: State, variables: Mapping[str, Any]) -> None:
    if not variables.get("some"):
        return
    enemy = variables["enemy"]
    state.let(struck=(*variables["struck"], enemy), some=False)
    state.call(MASSIVE_ATTACKS, enemy=enemy, done=())
    state.goto(ENEMY.labels["_massive"])


def _window(state: State, variables: Mapping[str, Any]) -> None:
    window(state, "3.3")


def _ends(state: State, variables: Mapping[str, Any]) -> None:
    phase.end(state, "enemy", "3.4")


ENEMY = RULES.procedure(
    Procedure(
        "enemy-phase",
        _begins,
        _moves,
        _attacks,
        _next,
        _one,
        _massive,
        _massive_attack,
        _window,
        _ends,
    )
)


def _choose_attacker(state: State, variables: Mapping[str, Any]) -> None:
    """The attacked investigator orders the attacks of several enemies."""
    who = variables["who"]
    waiting = [
        enemy
        for enemy in engaged_enemies(state, who)
        if enemy not in variables["done"]
        and not state.get(enemy, "exhausted")
        and not keyword(state, enemy, "massive")
    ]
    if not waiting or who not in investigators(state):
        state.end()
        return
    options = tuple(Option("attacker", {"who": who, "card": one}, one) for one in waiting)
    state.ask(Choice("attack-order", who, options, (CITE,), "enemy"))


def _strike(state: State, variables: Mapping[str, Any]) -> None:
    enemy = variables["enemy"]
    state.let(done=(*variables["done"], enemy))
    attack(state, enemy, variables["who"], "enemy-phase", CITE)


def _tire(state: State, variables: Mapping[str, Any]) -> None:
    """It exhausts once its attack, and all that it triggered, is over; a pack after its last."""
    for enemy in pack(state, variables["enemy"]):
        waits = enemy not in variables["done"] and not state.get(enemy, "exhausted")
        if waits and state.get(enemy, "zone") == "play":
            break
    else:
        _exhaust(state, host_of(state, variables["enemy"]))
    state.goto(0)


def _exhaust(state: State, enemy: str) -> None:
    if state.get(enemy, "zone") == "play" and not state.get(enemy, "exhausted"):
        state.emit(state.event("exhaust", cites=(CITE,), card=enemy))


ATTACKS_ON = RULES.procedure(Procedure("attacks-on", _choose_attacker, _strike, _tire))


def _choose_victim(state: State, variables: Mapping[str, Any]) -> None:
    """One attack on each whom the massive enemy is engaged with; newcomers are added."""
    enemy = variables["enemy"]
    waiting = [one for one in engaged_with(state, enemy) if one not in variables["done"]]
    if state.get(enemy, "exhausted") or not waiting:
        state.end()
        if state.get(enemy, "zone") == "play":
            _exhaust(state, enemy)
        return
    options = tuple(Option("victim", {"enemy": enemy, "who": one}, one) for one in waiting)
    state.ask(Choice("victim", lead(state), options, (MASSIVE, "arkham-lcg/massive"), "who"))


def _strike_victim(state: State, variables: Mapping[str, Any]) -> None:
    who = variables["who"]
    state.let(done=(*variables["done"], who))
    attack(state, variables["enemy"], who, "enemy-phase", MASSIVE)
    state.goto(0)


MASSIVE_ATTACKS = RULES.procedure(Procedure("massive-attacks", _choose_victim, _strike_victim))


@RULES.opening("enemy-phase")
def _open(state: State) -> Refused | None:
    state.call(ENEMY)
    return None

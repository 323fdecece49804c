"""arkham-lcg/enemy-phase: 3.1 to 3.4; enemies move, then attack those whom they are engaged with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.outcome import Choice, Option, Refused
from rulesref.engine.procedure import Procedure
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.enemies.attack import attack, was_made
from rulesref.games.arkham_lcg.enemies.engagement import engaged_enemies, engaged_with
from rulesref.games.arkham_lcg.enemies.hunter import MOVE_ENEMIES
from rulesref.games.arkham_lcg.enemies.swarming import host_of, pack
from rulesref.games.arkham_lcg.framework import note_step
from rulesref.games.arkham_lcg.keywords import carries_out, keyword
from rulesref.games.arkham_lcg.limits.spared import spared
from rulesref.games.arkham_lcg.phases import phase
from rulesref.games.arkham_lcg.phases.passed_over import end_what_runs
from rulesref.games.arkham_lcg.phases.player_window import window
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import TABLE, deciding_lead, investigators
from rulesref.games.edition import switch
from rulesref.games.things import in_play

CITE = "arkham-lcg/steps/3.3"
RELENTLESS = "arkham-lcg/relentless"
MASSIVE = "arkham-lcg/massive-enemy-attacks"
carries_out("relentless", RELENTLESS)


def _begins(state: State, variables: Mapping[str, Any]) -> None:
    phase.begin(state, "enemy", "3.1")


def _moves(state: State, variables: Mapping[str, Any]) -> None:
    note_step(state, "3.2")
    state.call(MOVE_ENEMIES, done=())


def _attacks(state: State, variables: Mapping[str, Any]) -> None:
    state.let(waiting=None)
    state.put(TABLE, struck=None)


def _next(state: State, variables: Mapping[str, Any]) -> None:
    """Before each investigator's attacks there is a window; massive enemies follow them all.

    There is none for those who have been eliminated before their turn came.
    """
    before = variables["waiting"]
    waiting = investigators(state) if before is None else before
    left = tuple(one for one in waiting if one in investigators(state))
    state.let(waiting=left)
    if before is not None and not left:
        state.goto(ENEMY, _massive)
        return
    window(state, "3.2")


def _one(state: State, variables: Mapping[str, Any]) -> None:
    waiting = [one for one in variables["waiting"] if one in investigators(state)]
    if not waiting:
        state.goto(ENEMY, _massive)
        return
    note_step(state, "3.3")
    state.let(waiting=tuple(waiting[1:]))
    state.call(ATTACKS_ON, who=waiting[0], done=())
    state.goto(ENEMY, _next if len(waiting) > 1 else _massive)


def _massive(state: State, variables: Mapping[str, Any]) -> None:
    """FAQ 2.29: outside player order; those that are still to attack do so now."""
    ready = _massive_waiting(state)
    if not ready:
        state.let(enemy=None)
        return
    options = tuple(Option("attacker", {"card": enemy}, enemy) for enemy in ready)
    state.ask(Choice("attack-order", deciding_lead(state), options, (MASSIVE,), "enemy"))


def _massive_attack(state: State, variables: Mapping[str, Any]) -> None:
    if variables["enemy"]:
        _let_massive_attack(state, variables["enemy"])
        state.goto(ENEMY, _massive)


def _window(state: State, variables: Mapping[str, Any]) -> None:
    window(state, "3.3")


def _ends(state: State, variables: Mapping[str, Any]) -> None:
    phase.end(state, "enemy", "3.4")


ENEMY = RULES.procedure(
    Procedure(
        "enemy-phase",
        _begins,
        phase.skipped,
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


def _lead_may_interpose(state: State, variables: Mapping[str, Any]) -> None:
    """Open question U-15: the lead says before any attack whether a massive enemy goes first."""
    who = variables["who"]
    massive = _massive_waiting(state)
    if not massive or switch(state, "massive-attacks") != "lead":
        state.let(now=None)
        return
    if not _attackers(state, who, variables["done"]):
        state.let(now=None)
        return
    options = [Option("attacker", {"card": enemy}, enemy) for enemy in massive]
    options.append(Option("later", {}, None))
    state.ask(Choice("massive", deciding_lead(state), tuple(options), (MASSIVE,), "now"))


def _interpose(state: State, variables: Mapping[str, Any]) -> None:
    if variables["now"]:
        _let_massive_attack(state, variables["now"])
        state.goto(0)


def _let_massive_attack(state: State, enemy: str) -> None:
    state.put(TABLE, struck=(*state.get(TABLE, "struck", ()), enemy))
    state.call(MASSIVE_ATTACKS, enemy=enemy, done=())
    if keyword(state, enemy, "relentless"):
        state.call(AGAIN, enemy=enemy, who=None)


def _massive_waiting(state: State) -> list[str]:
    """The massive enemies that are engaged with somebody and have not attacked in this step."""
    return [
        enemy
        for enemy in in_play(state, "enemy")
        if keyword(state, enemy, "massive")
        and enemy not in state.get(TABLE, "struck", ())
        and engaged_with(state, enemy)
    ]


def _attackers(state: State, who: str, done: tuple[str, ...]) -> list[str]:
    """The enemies that still attack ``who``; in one reading of U-15 massive ones among them."""
    waiting = [
        enemy
        for enemy in engaged_enemies(state, who)
        if enemy not in done
        and not state.get(enemy, "exhausted")
        and not keyword(state, enemy, "massive")
        and not spared(state, who, enemy)
    ]
    massive = [enemy for enemy in _massive_waiting(state) if who in engaged_with(state, enemy)]
    if massive and switch(state, "massive-attacks") == "first-turn":
        waiting += massive
    return waiting


def _choose_attacker(state: State, variables: Mapping[str, Any]) -> None:
    """The attacked investigator orders the attacks of several enemies."""
    who = variables["who"]
    waiting = _attackers(state, who, variables["done"])
    if not waiting or who not in investigators(state):
        state.end()
        return
    options = tuple(Option("attacker", {"who": who, "card": one}, one) for one in waiting)
    state.ask(Choice("attack-order", who, options, (CITE,), "enemy"))


def _strike(state: State, variables: Mapping[str, Any]) -> None:
    enemy = variables["enemy"]
    if keyword(state, enemy, "massive"):
        _let_massive_attack(state, enemy)
        state.goto(0)
        return
    state.let(done=(*variables["done"], enemy))
    state.put(enemy, struck=None)
    attack(state, enemy, variables["who"], "enemy-phase", CITE)


def _tire(state: State, variables: Mapping[str, Any]) -> None:
    """It exhausts once its attack, and all that it triggered, is over; a pack after its last."""
    for enemy in pack(state, variables["enemy"]):
        waits = enemy not in variables["done"] and not state.get(enemy, "exhausted")
        if waits and state.get(enemy, "zone") == "play":
            break
    else:
        host = host_of(state, variables["enemy"])
        _exhaust(state, host)
        if keyword(state, host, "relentless"):
            state.call(AGAIN, enemy=host, who=variables["who"])
    state.goto(0)


def _exhaust(state: State, enemy: str) -> None:
    """Open question U-17: whether an enemy exhausts whose attack was canceled."""
    if not was_made(state, pack(state, enemy)):
        return
    if state.get(enemy, "zone") == "play" and not state.get(enemy, "exhausted"):
        state.emit(state.event("exhaust", cites=(CITE,), card=enemy))


def _ready_again(state: State, variables: Mapping[str, Any]) -> None:
    """arkham-lcg/relentless: whatever has attacked readies, even if the attack was canceled."""
    enemy = variables["enemy"]
    if state.get(enemy, "zone") != "play":
        state.end()
    elif state.get(enemy, "exhausted"):
        state.emit(state.event("ready", cites=(RELENTLESS,), card=enemy))


def _strike_again(state: State, variables: Mapping[str, Any]) -> None:
    enemy, who = variables["enemy"], variables["who"]
    if state.get(enemy, "exhausted"):
        state.end()
    elif who is None:
        state.call(MASSIVE_ATTACKS, enemy=enemy, done=())
        state.end()
    elif who in engaged_with(state, enemy):
        state.put(enemy, struck=None)
        attack(state, enemy, who, "enemy-phase", RELENTLESS)


def _tire_again(state: State, variables: Mapping[str, Any]) -> None:
    _exhaust(state, variables["enemy"])


AGAIN = RULES.procedure(Procedure("relentless", _ready_again, _strike_again, _tire_again))
ATTACKS_ON = RULES.procedure(
    Procedure("attacks-on", _lead_may_interpose, _interpose, _choose_attacker, _strike, _tire)
)


def _choose_victim(state: State, variables: Mapping[str, Any]) -> None:
    """One attack on each whom the massive enemy is engaged with; newcomers are added."""
    enemy = variables["enemy"]
    waiting = [who for who in engaged_with(state, enemy) if who not in variables["done"]]
    if state.get(enemy, "exhausted") or not waiting:
        state.end()
        if state.get(enemy, "zone") == "play":
            _exhaust(state, enemy)
        return
    options = tuple(Option("victim", {"enemy": enemy, "who": who}, who) for who in waiting)
    state.ask(
        Choice("victim", deciding_lead(state), options, (MASSIVE, "arkham-lcg/massive"), "who")
    )


def _strike_victim(state: State, variables: Mapping[str, Any]) -> None:
    who = variables["who"]
    state.let(done=(*variables["done"], who))
    attack(state, variables["enemy"], who, "enemy-phase", MASSIVE)
    state.goto(0)


MASSIVE_ATTACKS = RULES.procedure(Procedure("massive-attacks", _choose_victim, _strike_victim))


@RULES.opening("enemy-phase")
def _open(state: State, leaping: bool = False) -> Refused | None:
    """What runs ends first, where the game leaps: nothing runs where nothing has been told yet."""
    if leaping:
        end_what_runs(state)
    state.call(ENEMY)
    return None

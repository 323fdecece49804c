"""arkham-lcg/attacker-attacked: enemies that move or attack as if it were the enemy phase.

They do what steps 3.2 and 3.3 would have them do, and exhaust after their attacks as they do there
unless the effect says otherwise (FAQ v2.5, question on attacks as if it were the enemy phase).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.outcome import Choice, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.scope import measure
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.enemies.attack import attack, was_made
from rulesref.games.arkham_lcg.enemies.engagement import engaged_with
from rulesref.games.arkham_lcg.enemies.hunter import MOVE_ENEMIES
from rulesref.games.arkham_lcg.enemies.swarming import host_of, pack
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import TABLE, deciding_lead, location_of
from rulesref.games.things import in_play

CITE = "arkham-lcg/qa/attack-as-if-enemy-phase-exhaust"
ORDER = ("arkham-lcg/choices-and-the-grim-rule",)


@RULES.verb("move-as-in-enemy-phase", "arkham-lcg/steps/3.2", enemy="cards")
def _move(state: State, env: Env, enemy: tuple[str, ...]) -> None:
    """Those of ``enemy`` that hunt or patrol, ready and unengaged, make their move of step 3.2."""
    others = tuple(one for one in in_play(state, "enemy") if one not in enemy)
    before = tuple((one, location_of(state, one)) for one in enemy)
    state.call(MOVE_ENEMIES, done=others)
    state.call(MOVED, before=before)


def _moved(state: State, variables: Mapping[str, Any]) -> None:
    """arkham-lcg/then: who stayed where they were did not move."""
    before = variables["before"]
    measure(state, len([one for one, at in before if location_of(state, one) != at]), len(before))


MOVED = RULES.procedure(Procedure("moved-as-in-enemy-phase", _moved))


def _attacking(state: State, hosts: tuple[str, ...]) -> list[str]:
    """Those of ``hosts`` that attack somebody in the enemy phase."""
    return [
        host for host in hosts if not state.get(host, "exhausted") and engaged_with(state, host)
    ]


def _some_attack(state: State, env: Env, enemy: tuple[str, ...], stays_ready: bool = False) -> bool:
    return bool(_attacking(state, tuple(host_of(state, one) for one in enemy)))


@RULES.verb(
    "attack-as-in-enemy-phase",
    CITE,
    able=_some_attack,
    enemy="cards",
    stays_ready="flag?",
)
def _attack(state: State, env: Env, enemy: tuple[str, ...], stays_ready: bool = False) -> None:
    """Each ready one of ``enemy`` attacks whom it is engaged with, and exhausts once it is done."""
    state.put(TABLE, **{"attacks-made": None})
    hosts = tuple(dict.fromkeys(host_of(state, one) for one in enemy))
    measure(state, len(_attacking(state, hosts)), len(hosts))
    state.call(ATTACKS, waiting=hosts, tires=not stays_ready)


@RULES.condition("no-attacks-made")
def _no_attacks(state: State, env: Env) -> bool:
    """None of the attacks that the effect before brought about was made."""
    return not state.get(TABLE, "attacks-made")


def _next(state: State, variables: Mapping[str, Any]) -> None:
    """Of several enemies the lead investigator says which is next."""
    able = _attacking(state, variables["waiting"])
    if not able:
        state.end()
        return
    options = tuple(Option("attacker", {"card": one}, one) for one in able)
    state.ask(Choice("attack-order", deciding_lead(state), options, ORDER, "enemy"))


def _begin(state: State, variables: Mapping[str, Any]) -> None:
    """Every card of its pack attacks everybody whom it is engaged with."""
    enemy = variables["enemy"]
    state.let(waiting=tuple(one for one in variables["waiting"] if one != enemy))
    strikes = tuple((one, who) for one in pack(state, enemy) for who in engaged_with(state, one))
    state.let(strikes=strikes)
    for one in pack(state, enemy):
        state.put(one, struck=None)


def _strike(state: State, variables: Mapping[str, Any]) -> None:
    """One attack at a time: nobody strikes who has left, disengaged or exhausted in between."""
    strikes = variables["strikes"]
    if not strikes:
        return
    (enemy, who), *rest = strikes
    state.let(strikes=tuple(rest))
    state.goto(ATTACKS, _strike)
    ready = state.get(enemy, "zone") == "play" and not state.get(enemy, "exhausted")
    if ready and who in engaged_with(state, enemy):
        attack(state, enemy, who, "enemy-phase", CITE)
        state.call(COUNTED, enemy=enemy)


def _counted(state: State, variables: Mapping[str, Any]) -> None:
    if was_made(state, (variables["enemy"],)):
        state.put(TABLE, **{"attacks-made": state.get(TABLE, "attacks-made") + 1})


COUNTED = RULES.procedure(Procedure("attack-counted", _counted))


def _tire(state: State, variables: Mapping[str, Any]) -> None:
    """Open question U-17: whether an enemy exhausts none of whose attacks was more than canceled."""
    enemy = variables["enemy"]
    if not was_made(state, pack(state, enemy)):
        state.goto(0)
        return
    ready = state.get(enemy, "zone") == "play" and not state.get(enemy, "exhausted")
    if variables["tires"] and ready:
        state.emit(state.event("exhaust", cites=(CITE,), card=enemy))
    state.goto(0)


ATTACKS = RULES.procedure(Procedure("attacks-as-in-enemy-phase", _next, _begin, _strike, _tire))

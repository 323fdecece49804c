"""arkham-lcg/attack-of-opportunity and every other enemy attack."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.state import State
from rulesref.engine.tables import Procedure
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.stats import stat
from rulesref.games.arkham_lcg.table import in_play

CITE = "arkham-lcg/attack-of-opportunity"


@RULES.event(
    "attack",
    "arkham-lcg/attack",
    enemy="card",
    to="card",
    why="word",
    own_scope=True,
    en="{enemy} attacks {to}",
    it="{enemy} attacca {to}",
)
def _attack(state: State, events: tuple[Event, ...]) -> None:
    """arkham-lcg/enemy-attacks: its damage and its horror are dealt at once."""
    state.emit(
        *(
            state.event(
                "deal",
                by=enemy,
                to=event.slots["to"],
                damage=stat(state, enemy, "damage") or 0,
                horror=stat(state, enemy, "horror") or 0,
                source=enemy,
                cause="enemy-attack",
            )
            for event in events
            for enemy in (event.slots["enemy"],)
        )
    )


def _next(state: State, variables: Mapping[str, Any]) -> None:
    """Each ready enemy engaged with the provoker attacks once, in an order of his choice."""
    who = variables["who"]
    done = variables.get("done", ())
    waiting = [
        id
        for id in in_play(state, "enemy")
        if id not in done
        and state.get(id, "engaged", None) == who
        and not state.get(id, "exhausted")
    ]
    if not waiting:
        state.end()
        return
    options = tuple(Option("attacker", {"who": who, "card": id}, id) for id in waiting)
    state.ask(Choice("attack-order", who, options, (CITE,), "enemy"))


def _strike(state: State, variables: Mapping[str, Any]) -> None:
    enemy = variables["enemy"]
    event = state.event(
        "attack",
        by=enemy,
        cites=(CITE,),
        enemy=enemy,
        to=variables["who"],
        why="opportunity",
    )
    state.emit(event)
    state.let(done=(*variables.get("done", ()), enemy))
    state.goto(0)


ATTACKS_OF_OPPORTUNITY = RULES.procedure(Procedure("attacks-of-opportunity", _next, _strike))

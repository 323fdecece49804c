"""arkham-lcg/attack-of-opportunity: what engaged enemies do while an action is being begun."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.late import late
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.scope import close, open_effect, put_off
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.decks.hidden import enemies_about
from rulesref.games.arkham_lcg.enemies.attack import attack
from rulesref.games.arkham_lcg.enemies.engagement import engaged_enemies
from rulesref.games.arkham_lcg.limits.forbidding import prohibition
from rulesref.games.arkham_lcg.limits.spared import spared
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import investigators
from rulesref.games.edition import switch

CITE = "arkham-lcg/attack-of-opportunity"
cannot_strike = prohibition("cannot-make-attacks-of-opportunity")


def _next(state: State, variables: Mapping[str, Any]) -> None:
    """Each ready enemy engaged with the provoker attacks once; the provoker chooses the order."""
    who = variables["who"]
    # What has left since is another enemy should it come back; one in a hand may count as engaged.
    about = enemies_about(state)
    done = tuple(id for id in variables.get("done", ()) if id in about)
    state.let(done=done)
    waiting = [
        id
        for id in engaged_enemies(state, who)
        if id not in done
        and not state.get(id, "exhausted")
        and cannot_strike(state, id) is None
        and not spared(state, who, id)
    ]
    if not waiting or who not in investigators(state):
        state.end()
        return
    options = tuple(Option("attacker", {"who": who, "card": id}, id) for id in waiting)
    state.ask(Choice("attack-order", who, options, (CITE,), "enemy"))


def _strike(state: State, variables: Mapping[str, Any]) -> None:
    """A massive enemy, too, attacks the provoker alone (arkham-lcg/massive)."""
    enemy = variables["enemy"]
    attack(state, enemy, variables["who"], "opportunity", CITE)
    state.let(done=tuple(sorted((*variables.get("done", ()), enemy))))  # in whatever order
    state.goto(0)


ATTACKS_OF_OPPORTUNITY = RULES.procedure(Procedure("attacks-of-opportunity", _next, _strike))


def hold_answers(state: State, who: str, provokes: bool) -> bool:
    """An open question: whether what answers the payment waits for the attacks that follow it.

    Called before the costs of an action are paid; its result is the variable ``held`` of the frame
    that calls ``strike_then_answer``.
    """
    held = provokes and bool(engaged_enemies(state, who))
    held = held and switch(state, "cost-answers") == "attacks"
    if held:
        open_effect(state)
    return held


def strike_then_answer(state: State, who: str, provokes: bool) -> None:
    """The attacks on ``who``, if the action ``provokes`` any; then what has waited for them.

    Where nothing has, the position is that of the other reading: the running frame forgets that
    anything was ``held``.
    """
    waiting = close(state) if state.variables["held"] else ()
    state.forget("held")
    if provokes:
        state.call(ATTACKS_OF_OPPORTUNITY, who=who)
    if waiting:
        state.call(ANSWERS, waiting=waiting)


def _answer(state: State, variables: Mapping[str, Any]) -> None:
    open_effect(state)
    for stage, events, leaving in variables["waiting"]:
        put_off(state, stage, events, leaving)
    late(state)
    state.end()


ANSWERS = RULES.procedure(Procedure("answers-to-costs", _answer))

"""arkham-lcg/chaos-tokens: abilities that have more, or others, revealed than are about to be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.outcome import Choice, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.scope import measure
from rulesref.engine.state import State
from rulesref.engine.trigger import usable
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.chaos_tokens import reveal_plan
from rulesref.games.arkham_lcg.chaos_tokens.chaos_bag import BAG, CITE, faces
from rulesref.games.arkham_lcg.chaos_tokens.reveal_plan import LEAF, Plan
from rulesref.games.arkham_lcg.chaos_tokens.revealing import about_to_reveal, planned
from rulesref.games.arkham_lcg.chaos_tokens.settling import SEVERAL
from rulesref.games.arkham_lcg.chaos_tokens.unknown_bag import may_give, may_give_many
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.skill_tests.current import TEST
from rulesref.games.edition import switch


def _able(state: State, env: Env, amount: int, keep: int = 1) -> bool:
    enough = may_give_many(state, amount)
    event = env.get("event")
    return enough and (event is None or bool(list(reveal_plan.places(planned(state, event)))))


@RULES.verb("reveal-instead", SEVERAL, able=_able, amount="number", keep="number?")
def _reveal_instead(state: State, env: Env, amount: int, keep: int = 1) -> None:
    """Of one token about to be revealed: reveal ``amount`` instead, resolve ``keep`` of them.

    Whether it may so replace one of the reveals that it has made itself is open.
    """
    declare(state, env, (env["this"], keep, (LEAF,) * amount))
    if usable(state, env["ability"], dict(env)) and switch(state, "own-reveals") == "again":
        slots = {**env["event"].slots, "standing": True}
        state.emit(state.event("reveal-token", **slots))


def _any_to_come(state: State, env: Env, more: int, cancels: int) -> bool:
    amount: int = env["event"].slots["amount"]
    return may_give_many(state, more + amount)


def _in_its_test(state: State, env: Env) -> bool:
    return state.get(TEST, "who") is not None and may_give(state)


@RULES.verb("reveal-another", CITE, able=_in_its_test)
def _reveal_another(state: State, env: Env) -> None:
    """One token more for the running test, resolved as any other: what it prints happens too."""
    if not state.get(BAG, "unknown"):
        measure(state, sum(count for _, count in faces(state)), 1)
    state.emit(about_to_reveal(state, state.get(TEST, "who"), TEST, by=env["this"]))


@RULES.verb("reveal-and-cancel", SEVERAL, able=_any_to_come, more="number", cancels="number")
def _reveal_and_cancel(state: State, env: Env, more: int, cancels: int) -> None:
    """Besides what is about to be revealed reveal ``more``, and cancel ``cancels`` of all.

    A single auto-fail token may be canceled instead, and is never one of several.
    """
    event = env["event"]
    into, plan = event.slots["into"], planned(state, event)
    units = plan[2] if reveal_plan.is_group(plan) and plan[1] == 0 else (plan,)
    state.put(into, plan=((env["this"], -cancels, (*units, *((LEAF,) * more))),))


def declare(state: State, env: Env, unit: Plan) -> None:
    """Let ``unit`` take the place of one token of the reveal that ``env`` reacts to."""
    event = env["event"]
    into, plan = event.slots["into"], planned(state, event)
    state.call(DECLARING, who=env["you"], by=env["this"], unit=unit, plan=plan, into=into)


def _which(state: State, variables: Mapping[str, Any]) -> None:
    """Which of the tokens that are about to be revealed becomes something else."""
    who = variables["who"]
    options = tuple(
        Option("replace-token", {"who": who, "card": variables["by"], "number": place + 1}, path)
        for place, path in enumerate(reveal_plan.places(variables["plan"]))
    )
    state.ask(Choice("replace-token", who, options, (SEVERAL,), "path"))


def _declare(state: State, variables: Mapping[str, Any]) -> None:
    plan = reveal_plan.put(variables["plan"], variables["path"], variables["unit"])
    state.put(variables["into"], plan=(plan,))


DECLARING = RULES.procedure(Procedure("declare-reveal", _which, _declare))

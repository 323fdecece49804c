"""arkham-lcg/skill-tests, arkham-lcg/effects: numbers that are settled now and asked for later.

Somebody names one before the result of a test is known, or one is reckoned before an effect
changes what it counts: "for each card you cannot discard", "draw that many".
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.outcome import Choice, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES

CITE, EFFECTS = "arkham-lcg/skill-tests", "arkham-lcg/effects"


def _any(state: State, env: Env, most: int) -> bool:
    return most >= 0


@RULES.verb("name-number", CITE, able=_any, most="number")
def _name(state: State, env: Env, most: int) -> None:
    """You name a number from 0 to ``most``, which is the "named" one from then on."""
    state.call(NAMING, who=env["you"], card=env["this"], most=most)


def _ask(state: State, variables: Mapping[str, Any]) -> None:
    who = variables["who"]
    numbers = range(variables["most"] + 1)
    options = tuple(Option("name-number", {"who": who, "amount": n}, n) for n in numbers)
    state.ask(Choice("name-number", who, options, (CITE,), "number"))


def _take(state: State, variables: Mapping[str, Any]) -> None:
    state.put(variables["card"], named=variables["number"])


NAMING = RULES.procedure(Procedure("name-number", _ask, _take))


@RULES.verb("reckon-number", EFFECTS, number="number")
def _reckon(state: State, env: Env, number: int) -> None:
    """The number as it is now is the "named" one from then on, whatever changes afterwards."""
    state.put(env["this"], named=max(0, number))


@RULES.quantity("named")
def _named(state: State, env: Env) -> int:
    """The number that was named or reckoned last for this card."""
    return int(state.get(env["this"], "named"))

"""arkham-lcg/skill-tests: what somebody names before the result of a test is known."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.outcome import Choice, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES

CITE = "arkham-lcg/skill-tests"


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


@RULES.quantity("named")
def _named(state: State, env: Env) -> int:
    """The number that was named last for this card."""
    return int(state.get(env["this"], "named"))

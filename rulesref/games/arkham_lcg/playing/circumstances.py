"""arkham-lcg/triggering-condition: what must be so for an ability to be used at all."""

from __future__ import annotations

from rulesref.engine.ability import Node
from rulesref.engine.select import holds
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import TABLE
from rulesref.games.arkham_lcg.values.counted import tokens_counted
from rulesref.games.arkham_lcg.values.stats import remaining


@RULES.condition("phase", name="word")
def _phase(state: State, env: Env, name: str) -> bool:
    """This phase of the round is running."""
    return bool(state.get(TABLE, "phase") == name)


@RULES.condition("there-is", a="cards")
def _there_is(state: State, env: Env, a: tuple[str, ...]) -> bool:
    """arkham-lcg/a-an: one such thing, or more of them."""
    return bool(a)


@RULES.condition("during-your-test")
def _during_your_test(state: State, env: Env) -> bool:
    """arkham-lcg/skill-tests: the user is performing one."""
    return bool(state.get("test", "who", None) == env["you"])


@RULES.condition("at-least", number="number", least="number")
def _at_least(state: State, env: Env, number: int, least: int) -> bool:
    """Whether something counted comes to so much."""
    return number >= least


@RULES.quantity("minus", number="number")
def _minus(state: State, env: Env, number: int) -> int:
    """So many less."""
    return -number


@RULES.quantity("plus", number="number", more="number")
def _plus(state: State, env: Env, number: int, more: int) -> int:
    """One number and another, as one amount."""
    return number + more


@RULES.quantity("remaining", of="cards", token="word")
def _remaining(state: State, env: Env, of: tuple[str, ...], token: str) -> int:
    """How much more damage (or horror) the first of ``of`` can take: its remaining health, sanity."""
    value = "health" if token == "damage" else "sanity"
    return (remaining(state, of[0], value, token) or 0) if of else 0


@RULES.filter("of-remaining-health", value="number")
def _of_remaining_health(state: State, env: Env, thing: str, value: int) -> bool:
    """Cards that can take exactly so much more damage; what has no health is not meant."""
    return remaining(state, thing, "health", "damage") == value


@RULES.filter("most-remaining-health", value="number")
def _most_remaining_health(state: State, env: Env, thing: str, value: int) -> bool:
    """Cards that can take so much more damage at most; what has no health is not meant."""
    left = remaining(state, thing, "health", "damage")
    return left is not None and left <= value


@RULES.quantity("missing", token="word", on="cards", of="number")
def _missing(state: State, env: Env, token: str, on: tuple[str, ...], of: int) -> int:
    """How many tokens of a kind the first of ``on`` needs to have so many."""
    return max(0, of - tokens_counted(state, on[0], token)) if on else 0


@RULES.quantity("if", tests="tests", yes="number", no="number?")
def _if(state: State, env: Env, tests: tuple[Node, ...], yes: int, no: int = 0) -> int:
    """One number where the tests hold now, another where not."""
    return yes if holds(state, env, tests) else no


@RULES.condition("time-of-day", **{"is": "word"})
def _time_of_day(state: State, env: Env, **told: str) -> bool:
    """Whether it is "day" or "night", where a scenario says so."""
    return bool(state.get(TABLE, "time-of-day") == told["is"])

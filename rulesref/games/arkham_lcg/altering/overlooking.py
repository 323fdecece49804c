"""arkham-lcg/qa/read-the-signs-locked-door: ignoring what would trigger on a location.

A lasting ``may-ignore`` lets its maker pass over Forced and haunted abilities of a location as they
would resolve. Constant abilities never trigger, and go on acting.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.ability import Node
from rulesref.engine.lasting import last
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.state import State
from rulesref.engine.use import effects, initiate, pay
from rulesref.engine.words import Constant, Env
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.values.in_force import binding

CITE = "arkham-lcg/qa/read-the-signs-locked-door"
#: An effect that lasts; no constant ability says it.
MAY_IGNORE = Constant("may-ignore")


def _not_by_itself(state: State, env: Env, of: tuple[str, ...], until: str = "") -> bool:
    """Being able to ignore something changes nothing yet."""
    return False


@RULES.verb(MAY_IGNORE, CITE, able=_not_by_itself, of="cards", until="word?")
def _may_ignore(state: State, env: Env, of: tuple[str, ...], until: str = "test") -> None:
    """Until the period ends you may ignore what would trigger on ``of``."""
    last(state, Node(RULES.verbs["may-ignore"], {"of": None}), env, until, of)


def who_may_ignore(state: State, card: str) -> str:
    """Who may ignore what triggers on ``card`` now; an empty string for nobody."""
    if ("constant", MAY_IGNORE) not in state.index:
        return ""
    return next(
        (str(standing.env["you"]) for standing in binding(state, MAY_IGNORE, card)),
        "",
    )


def ask(state: State, card: str) -> None:
    """Let whoever may ignore it say so: the variable ``ignored``."""
    who = who_may_ignore(state, card)
    if who:
        options = (
            Option("heed", {"who": who, "card": card}, False),
            Option("ignore", {"who": who, "card": card}, True),
        )
        state.ask(Choice("ignore", who, options, (CITE, "arkham-lcg/may"), "ignored"))


def _ask(state: State, variables: Mapping[str, Any]) -> None:
    ask(state, variables["env"]["this"])


def _begin(state: State, variables: Mapping[str, Any]) -> None:
    if variables.get("ignored"):
        state.end()
    else:
        initiate(state, variables)


RULES.procedure(Procedure("use-forced", _ask, _begin, effects, prints=True))
RULES.procedure(Procedure("use-seeking", pay, effects))

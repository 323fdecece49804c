"""arkham-lcg/lasting-effects: clauses that hold while one effect resolves, and not a moment longer."""

from __future__ import annotations

from rulesref.engine.ability import Node
from rulesref.engine.combinator import splice
from rulesref.engine.lasting import expire
from rulesref.engine.select import able
from rulesref.engine.state import State
from rulesref.engine.words import Env, Row
from rulesref.games.arkham_lcg.enemies.engagement import look_for_engagement
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import TABLE

CITE = "arkham-lcg/lasting-effects"


def _something(
    state: State, env: Env, clauses: tuple[Node, ...], effects: tuple[Node, ...]
) -> bool:
    """The clauses alone change nothing: they are over as soon as the effects are."""
    return able(state, env, effects, every=False)


@RULES.verb("throughout", CITE, able=_something, clauses="clauses", effects="effects")
def _throughout(
    state: State, env: Env, clauses: tuple[Node, ...], effects: tuple[Node, ...]
) -> None:
    """While ``effects`` resolve, ``clauses`` (those that may be lasting effects) are in force."""
    number = int(state.get(TABLE, "throughout")) + 1
    state.put(TABLE, throughout=number)
    period = f"throughout/{number}"
    held = tuple(Node(row, {**args, "until": period}) for row, args in clauses)
    splice(state, (*held, *effects, Node(_OVER, {"period": period})))


def _over(state: State, env: Env, period: str) -> None:
    """What was held back engages now, where there still is somebody to engage."""
    expire(state, period)
    look_for_engagement(state)


_OVER = Row("over", {"period": "word"}, _over)

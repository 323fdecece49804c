"""arkham-lcg/limits-and-maximums: a part of an effect that resolves only so often in a period.

The ability itself has no limit; what counts is how often that part of it has resolved for whoever
uses the card. A copy that enters play anew starts at zero, as with any limit.
"""

from __future__ import annotations

from rulesref.engine.ability import Ability, Limit, Node
from rulesref.engine.combinator import splice
from rulesref.engine.limit import count, exhausted
from rulesref.engine.scope import fail
from rulesref.engine.select import able
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES

CITE = "arkham-lcg/limits-and-maximums"


def _part(times: int, period: str) -> Ability:
    """What the count is kept for: a card has one such part."""
    return Ability("limited-part", "constant", limit=Limit(times, period))


def _left(state: State, env: Env, times: int, period: str, effects: tuple[Node, ...]) -> bool:
    left = not exhausted(state, _part(times, period), env)
    return left and able(state, env, effects, every=False)


@RULES.verb("limited", CITE, able=_left, times="number", period="word", effects="effects")
def _limited(state: State, env: Env, times: int, period: str, effects: tuple[Node, ...]) -> None:
    """``effects`` resolve so often in each ``period``, and no more."""
    part = _part(times, period)
    if exhausted(state, part, env):
        fail(state)
        return
    count(state, part, env)
    splice(state, effects)

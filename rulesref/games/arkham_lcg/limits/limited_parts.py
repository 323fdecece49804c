"""arkham-lcg/limits-and-maximums: a part of an effect that resolves only so often in a period.

The ability itself has no limit; what counts is how often that part of it has resolved for whoever
uses the card. A copy that enters play anew starts at zero, as with any limit.
"""

from __future__ import annotations

from rulesref.engine.ability import OWN, Ability, Limit, Node
from rulesref.engine.combinator import splice
from rulesref.engine.limit import count, exhausted
from rulesref.engine.scope import fail
from rulesref.engine.select import able
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES

CITE = "arkham-lcg/limits-and-maximums"
#: What the counted part of an ability is called.
PART = "limited-part"


def _part(env: Env, times: int, period: str, scope: str) -> Ability:
    """What the count is kept for: a card has one such part, and an ability of a shared limit."""
    id = PART if scope == OWN else f"{env['ability'].id}/{PART}"
    return Ability(id, "constant", limit=Limit(times, period, scope))


def _left(
    state: State, env: Env, times: int, period: str, effects: tuple[Node, ...], scope: str = OWN
) -> bool:
    left = not exhausted(state, _part(env, times, period, scope), env)
    return left and able(state, env, effects, every=False)


@RULES.verb(
    "limited", CITE, able=_left, times="number", period="word", effects="effects", scope="word?"
)
def _limited(
    state: State, env: Env, times: int, period: str, effects: tuple[Node, ...], scope: str = OWN
) -> None:
    """``effects`` resolve so often in each ``period``, and no more: for ``scope``, or each user."""
    part = _part(env, times, period, scope)
    if exhausted(state, part, env):
        fail(state)
        return
    count(state, part, env)
    splice(state, effects)

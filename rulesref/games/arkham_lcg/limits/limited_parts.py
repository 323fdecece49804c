"""arkham-lcg/limits-and-maximums: a part of an effect that resolves only so often in a period.

The ability itself has no limit; what counts is how often that part of it has resolved for whoever
uses the card. A copy that enters play anew starts at zero, as with any limit.
"""

from __future__ import annotations

from rulesref.engine.ability import OWN, Ability, Limit, Node, nodes
from rulesref.engine.combinator import splice
from rulesref.engine.limit import count, exhausted
from rulesref.engine.scope import fail
from rulesref.engine.select import able
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.things import card_of

CITE = "arkham-lcg/limits-and-maximums"
#: What the counted part of an ability is called.
PART = "limited-part"


def _part(
    state: State, env: Env, times: int, period: str, scope: str, effects: tuple[Node, ...]
) -> Ability:
    """What the count is kept for: each such part of a card, or an ability of a shared limit."""
    own = _number(state, env, effects) if scope == OWN else _ability_with(state, env, effects)
    return Ability(f"{own}/{PART}", "constant", limit=Limit(times, period, scope))


def _number(state: State, env: Env, effects: tuple[Node, ...]) -> str:
    """Which of the limited parts of its card this is; parts that say the same are one."""
    parts: list[tuple[Node, ...]] = []
    for ability in card_of(state, env["this"]).abilities:
        for node in nodes(ability.effects):
            if node.row.id == "limited" and node.args["effects"] not in parts:
                parts.append(node.args["effects"])
    return str(parts.index(effects) if effects in parts else len(parts))


def _ability_with(state: State, env: Env, effects: tuple[Node, ...]) -> str:
    """The id of the ability that says ``effects``: the result of a test no longer knows its own."""
    if "ability" in env:
        return str(env["ability"].id)
    card = card_of(state, env["this"])
    for ability in card.abilities:
        if any(node.args.get("effects") == effects for node in nodes(ability.effects)):
            return ability.id
    return card.code


def _left(
    state: State, env: Env, times: int, period: str, effects: tuple[Node, ...], scope: str = OWN
) -> bool:
    left = not exhausted(state, _part(state, env, times, period, scope, effects), env)
    return left and able(state, env, effects, every=False)


@RULES.verb(
    "limited", CITE, able=_left, times="number", period="word", effects="effects", scope="word?"
)
def _limited(
    state: State, env: Env, times: int, period: str, effects: tuple[Node, ...], scope: str = OWN
) -> None:
    """``effects`` resolve so often in each ``period``, and no more: for ``scope``, or each user."""
    part = _part(state, env, times, period, scope, effects)
    if exhausted(state, part, env):
        fail(state)
        return
    count(state, part, env)
    splice(state, effects)

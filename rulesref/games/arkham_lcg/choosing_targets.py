"""arkham-lcg/target: why something is no target of an effect that lets somebody choose."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rulesref.engine.ability import Node, Selector
from rulesref.engine.outcome import Choice, Refused
from rulesref.engine.select import eligible, meaning, things, touchable
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.things import kind_of

CITE = "arkham-lcg/target"
_WhyNot = Callable[[State, Env, str], Refused | None]
#: Selector that carries out a rule of its own → why it does not find an enemy.
_OWN: dict[str, _WhyNot] = {}


def unfound_by(selector: str) -> Callable[[_WhyNot], _WhyNot]:
    """Let the decorated function say because of which rule ``selector`` does not find an enemy."""

    def add(why_not: _WhyNot) -> _WhyNot:
        _OWN[selector] = why_not
        return why_not

    return add


RULES.refusal(
    "more-targets-than-asked",
    CITE,
    amount="number",
    en="no more than {amount} can be chosen here",
    it="qui non si può scegliere più di {amount}",
)
RULES.refusal(
    "fewer-targets-than-asked",
    CITE,
    amount="number",
    en="{amount} must be chosen here, at once",
    it="qui se ne devono scegliere {amount}, insieme",
)
RULES.refusal(
    "no-such-target",
    CITE,
    card="card",
    en="{card} is not what this effect lets one choose",
    it="{card} non è ciò che questo effetto fa scegliere",
)
RULES.refusal(
    "immune-target",
    "arkham-lcg/immune",
    card="card",
    en="{card} is immune to this effect",
    it="{card} è immune a questo effetto",
)
RULES.refusal(
    "unchanged-target",
    CITE,
    card="card",
    en="this effect could change nothing of {card}",
    it="questo effetto non potrebbe cambiare niente di {card}",
)


@RULES.objection("target")
def _why_not(state: State, slots: Mapping[str, Any]) -> Refused | None:
    """What the choice is for says whom it takes: the argument of an effect of the running block."""
    choice, variables = state.pending, state.variables
    assert isinstance(choice, Choice)
    if "nodes" not in variables or slots.get("who", choice.chooser) != choice.chooser:
        return None
    if choice.argument is None:
        return None
    place, name = choice.argument
    later = variables["nodes"][place:]
    node: Node = variables["nodes"][place - 1]
    env = meaning(state, variables["env"], node)
    for card in slots["cards"]:
        refused = _judged(state, env, node, name, card, later)
        if refused:
            return refused
    return _how_many(choice, len(slots["cards"]))


def _judged(
    state: State, env: Env, node: Node, name: str, card: str, later: tuple[Node, ...]
) -> Refused | None:
    raw: Selector = node.args[name]
    if card not in things(state, env, raw):
        return _unfound(state, env, raw, card)
    if not touchable(state, env, node, name, (card,)):
        return RULES.refuse("immune-target", card=card)
    if card not in eligible(state, env, node, name, later):
        return RULES.refuse("unchanged-target", card=card)
    return None


def _unfound(state: State, env: Env, raw: Selector, card: str) -> Refused:
    """The selector does not find ``card``, or a filter leaves it out."""
    return unfound(state, env, raw, card) or RULES.refuse("no-such-target", card=card)


def unfound(state: State, env: Env, raw: Selector, card: str) -> Refused | None:
    """Because of which rule of its own the selector does not find the enemy ``card``, where it has one."""
    own = _OWN.get(raw.row.id)
    if own is None or kind_of(state, card) != "enemy" or card in raw.row.run(state, env):
        return None
    return own(state, env, card)


def _how_many(choice: Choice, chosen: int) -> Refused | None:
    sizes = {len(option.slots["cards"]) for option in choice.options}
    if chosen > max(sizes):
        return RULES.refuse("more-targets-than-asked", amount=max(sizes))
    if chosen < min(sizes):
        return RULES.refuse("fewer-targets-than-asked", amount=min(sizes))
    return None

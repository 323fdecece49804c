"""arkham-lcg/cannot: enemies with which nobody can parley.

arkham-lcg/ability/action-designators: to parley is to use what bears that designator, be it an
ability of the enemy itself or one that lets somebody choose it.
"""

from __future__ import annotations

from rulesref.engine.ability import Ability, Node, Selector
from rulesref.engine.outcome import Refused
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.limits.forbidding import prohibition, refusal

_PARLEY = "parley"
#: The card because of which nobody can parley with an enemy.
cannot_be_parleyed_with = prohibition("cannot-be-parleyed-with")


def refused(state: State, card: str, ability: Ability) -> Refused | None:
    """Why nobody can parley by ``ability`` of ``card``, or ``None``."""
    holder = cannot_be_parleyed_with(state, card) if _PARLEY in ability.designators else None
    return refusal(state, holder) if holder else None


def spoken_to(
    state: State, env: Env, node: Node, name: str, found: tuple[str, ...]
) -> tuple[str, ...]:
    """Those of ``found`` that somebody who parleys may choose for ``node``."""
    ability = env.get("ability")
    if ability is None or _PARLEY not in ability.designators or not _lets_choose(node.args[name]):
        return found
    return tuple(one for one in found if cannot_be_parleyed_with(state, one) is None)


def _lets_choose(raw: object) -> bool:
    return isinstance(raw, Selector) and raw.how == "choose"

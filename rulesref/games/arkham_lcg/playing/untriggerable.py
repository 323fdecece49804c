"""arkham-lcg/cannot: kinds of ability of some cards that somebody cannot trigger.

Forced, constant and Revelation abilities are triggered by nobody, and so are never meant.
"""

from __future__ import annotations

from rulesref.engine.ability import Ability
from rulesref.engine.outcome import Refused
from rulesref.engine.select import kept
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.limits import unparleyed
from rulesref.games.arkham_lcg.limits.forbidding import CITE, refusal
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.values.in_force import binding

UNTRIGGERABLE = RULES.constant(
    "cannot-trigger",
    CITE,
    of="cards",
    cards="cards",
    kinds="words",
    says="``of`` cannot trigger abilities of these ``kinds`` on ``cards``.",
)


def refused(state: State, who: str, card: str, ability: Ability) -> Refused | None:
    """Why ``who`` cannot trigger ``ability`` of ``card``, or ``None`` where nothing forbids it."""
    if silent := unparleyed.refused(state, card, ability):
        return silent
    for standing in binding(state, UNTRIGGERABLE, who):
        args = standing.node.args
        if ability.kind not in args["kinds"]:
            continue
        cards = args["cards"]
        if card in cards.row.run(state, standing.env) and kept(
            state, standing.env, cards.filters, [card]
        ):
            return refusal(state, standing.holder)
    return None


def may_use(state: State, who: str, card: str, ability: Ability) -> bool:
    """Whether nothing keeps ``who`` from triggering ``ability``."""
    return refused(state, who, card, ability) is None

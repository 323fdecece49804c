"""arkham-lcg/enters-play: cards that have tokens on them, or are exhausted, as they enter play.

Nothing is placed on them: what answers a placement is not answered.
"""

from __future__ import annotations

from rulesref.engine.select import number
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.values.in_force import binding, binds

CITE = "arkham-lcg/enters-play"
ENTERS_WITH = RULES.constant(
    "enters-with",
    CITE,
    of="cards",
    token="word",
    amount="number",
    says="Each of ``of`` has so many tokens of a kind on it as it enters play.",
)
ENTERS_EXHAUSTED = RULES.constant(
    "enters-exhausted", CITE, of="cards", says="Each of ``of`` is exhausted as it enters play."
)


def come_with(state: State, card: str) -> None:
    """Give ``card``, which has just entered play, what it enters with."""
    for standing in binding(state, ENTERS_WITH, card):
        token = str(standing.node.args["token"])
        amount = number(state, standing.env, standing.node.args["amount"])
        state.put(card, **{token: state.get(card, token) + amount})
    if binds(state, ENTERS_EXHAUSTED, card):
        state.put(card, exhausted=True)

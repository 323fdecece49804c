"""arkham-lcg/uses-x-type: uses that may be spent as if they were on another card."""

from __future__ import annotations

from rulesref.engine.state import State
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.values.in_force import in_force

CITE = "arkham-lcg/uses-x-type"
LENDS_USES = RULES.constant(
    "lends-uses",
    CITE,
    of="cards",
    uses="word",
    says="``uses`` on this may be spent as if they were on ``of``.",
)


def lenders(state: State, card: str, uses: str) -> tuple[str, ...]:
    """The other cards whose ``uses`` may be spent as if they were on ``card``: those that have any."""
    if LENDS_USES not in state.index.said:
        return ()
    found = (
        str(standing.env["this"])
        for standing in in_force(state, LENDS_USES, uses=uses)
        if card in standing.bound
    )
    return tuple(one for one in dict.fromkeys(found) if one != card and state.get(one, uses))

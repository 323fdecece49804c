"""arkham-lcg/uses-x-type: uses that may be spent as if they were on another card."""

from __future__ import annotations

from rulesref.engine.state import State
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.values.in_force import binding

CITE = "arkham-lcg/uses-x-type"
LENDS_USES = RULES.constant(
    "lends-uses",
    CITE,
    of="cards",
    uses="word",
    counting_as="word?",
    says="``uses`` on this may be spent as if they were on ``of``, or as ``counting_as`` there.",
)
#: A card, and what the uses on it are called that are meant.
Purse = tuple[str, str]


def lenders(state: State, card: str, uses: str) -> tuple[Purse, ...]:
    """What else may be spent as if it were ``uses`` on ``card``, as far as there is any."""
    if LENDS_USES not in state.index.said:
        return ()
    found = (
        (str(standing.env["this"]), str(standing.node.args["uses"]))
        for standing in binding(state, LENDS_USES, card)
        if uses == standing.node.args.get("counting_as", standing.node.args["uses"])
    )
    others = ((one, uses) for one, uses in dict.fromkeys(found) if one != card)
    return tuple((one, uses) for one, uses in others if state.get(one, uses))

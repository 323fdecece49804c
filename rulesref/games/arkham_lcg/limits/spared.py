"""arkham-lcg/cannot: enemies that cannot attack one investigator, whatever would let them.

An attack of opportunity, a retaliation and an attack by an effect are attacks like any other.
"""

from __future__ import annotations

from rulesref.engine.ability import Node
from rulesref.engine.lasting import last
from rulesref.engine.state import State
from rulesref.engine.tables import Env
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.values.in_force import in_force

CITE = "arkham-lcg/cannot"
RULES.constants.add("spared-by")


@RULES.verb("spared-by", CITE, of="cards", enemy="cards", until="word?")
def _spared_by(
    state: State, env: Env, of: tuple[str, ...], enemy: tuple[str, ...], until: str = "round"
) -> None:
    """Each of ``enemy`` cannot attack the investigators ``of`` until the period ends."""
    last(state, Node(RULES.verbs["spared-by"], {"of": None, "enemy": enemy}), env, until, of)


def spared(state: State, who: str, enemy: str) -> bool:
    """Whether ``enemy`` cannot attack ``who`` now."""
    if ("constant", "spared-by") not in state.index:
        return False
    return any(
        who in one.bound and enemy in one.node.args["enemy"] for one in in_force(state, "spared-by")
    )

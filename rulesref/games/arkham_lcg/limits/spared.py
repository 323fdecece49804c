"""arkham-lcg/cannot: enemies that cannot attack one investigator, whatever would let them.

An attack of opportunity, a retaliation and an attack by an effect are attacks like any other.

arkham-lcg/lasting-effects: an effect on cards in play does not reach cards that come later. Where a
text names enemies in general, whether it is one on them or on the investigator whom they cannot
attack is not said: an attack by such an enemy that came later stops the replay.
"""

from __future__ import annotations

from rulesref.engine.ability import Node
from rulesref.engine.lasting import last
from rulesref.engine.select import holds
from rulesref.engine.state import State
from rulesref.engine.tables import Env
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.values.in_force import in_force

CITE = "arkham-lcg/cannot"
RULES.constants.add("spared-by")


@RULES.verb("spared-by", CITE, of="cards", enemy="cards", until="word?", later="tests?")
def _spared_by(
    state: State,
    env: Env,
    of: tuple[str, ...],
    enemy: tuple[str, ...],
    until: str = "round",
    later: tuple[Node, ...] = (),
) -> None:
    """Each of ``enemy`` cannot attack the investigators ``of`` until the period ends.

    ``later``: which enemies the text means ("it") that were not in play yet.
    """
    bound = {"of": None, "enemy": enemy, "later": later}
    last(state, Node(RULES.verbs["spared-by"], bound), env, until, of)


def spared(state: State, who: str, enemy: str) -> bool:
    """Whether ``enemy`` cannot attack ``who`` now."""
    if ("constant", "spared-by") not in state.index:
        return False
    return any(
        who in one.bound and enemy in one.node.args["enemy"] for one in in_force(state, "spared-by")
    )


def stop_at_doubt(state: State, who: str, enemy: str) -> bool:
    """Stop where nobody says whether ``enemy``, which came later, can attack ``who``."""
    if ("constant", "spared-by") not in state.index:
        return False
    for one in in_force(state, "spared-by"):
        later = one.node.args.get("later", ())
        if who in one.bound and later and holds(state, {**one.env, "it": (enemy,)}, later):
            state.give_up(one.env["this"], "whether it holds for an enemy that came later")
            return True
    return False

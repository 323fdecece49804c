"""arkham-lcg/hunter: locations toward which enemies move, instead of where they would."""

from __future__ import annotations

from rulesref.engine.state import State
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.values.in_force import binding, named

LURED = RULES.constant(
    "lured-to",
    "arkham-lcg/hunter",
    of="cards",
    to="cards",
    says="Whoever of ``of`` moves by itself in step 3.2 goes toward the nearest of ``to`` instead.",
)
RULES.stop(
    "moved-while-lured",
    en="where it moves by an effect, as something else leads it elsewhere",
    it="dove si muove per un effetto, poiché qualcos'altro la attira altrove",
)


def lured(state: State, enemy: str) -> list[str]:
    """The locations toward which something lets ``enemy`` move instead of where it would."""
    return [
        place for standing in binding(state, LURED, enemy) for place in named(state, standing, "to")
    ]

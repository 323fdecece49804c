"""arkham-lcg/cannot: who heals nothing, and from what nothing is healed.

Who heals nothing is kept from it by their own cards alone: somebody else, or the scenario, may still
heal them and what they control. Damage that is moved away is not healed.
"""

from __future__ import annotations

from rulesref.engine.state import State
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.values.in_force import binding

CITE = "arkham-lcg/cannot"
CANNOT_HEAL = RULES.constant(
    "cannot-heal",
    CITE,
    of="cards",
    tokens="words",
    says="With their cards ``of`` heal none of ``tokens``, from whatever card.",
)
CANNOT_BE_HEALED = RULES.constant(
    "cannot-be-healed",
    CITE,
    of="cards",
    tokens="words",
    says="None of ``tokens`` is healed from ``of``, whoever would heal it.",
)


def not_healed(state: State, who: str | None, card: str, token: str) -> bool:
    """Whether something forbids that ``who`` (nobody: the scenario) heals ``token`` from ``card``."""
    return any(
        token in standing.node.args["tokens"]
        for clause, bound in ((CANNOT_HEAL, who), (CANNOT_BE_HEALED, card))
        if bound is not None and clause in state.index.said
        for standing in binding(state, clause, bound)
    )

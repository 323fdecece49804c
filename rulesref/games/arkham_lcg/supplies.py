"""arkham-lcg/supplies: what investigators have packed, and abilities that check for it.

A supply does nothing by itself; the attribute ``packed`` of an investigator holds their names.
"""

from __future__ import annotations

from rulesref.engine.state import State
from rulesref.engine.tables import Env
from rulesref.games.arkham_lcg.rules import RULES

CITE = "arkham-lcg/supplies"


@RULES.test("packed", supply="text", of="cards")
def _packed(state: State, env: Env, supply: str, of: tuple[str, ...]) -> bool:
    """Any of these investigators has such a supply."""
    return any(supply in state.get(one, "packed", ()) for one in of)


@RULES.test("nobody-packed", supply="text", of="cards")
def _nobody(state: State, env: Env, supply: str, of: tuple[str, ...]) -> bool:
    """None of them has."""
    return not _packed(state, env, supply, of)

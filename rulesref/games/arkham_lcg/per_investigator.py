"""arkham-lcg/per-investigator: numbers of an ability that are multiplied by who began the game."""

from __future__ import annotations

from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import TABLE, investigators


@RULES.quantity("per-investigator", number="number")
def _times(state: State, env: Env, number: int) -> int:
    """``number`` for each investigator who started the game, those who are out of it as well."""
    return number * int(state.get(TABLE, "started") or len(investigators(state)))

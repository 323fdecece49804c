"""arkham-lcg/supplies: what each investigator has taken along; no supply does anything by itself."""

from __future__ import annotations

from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES

CITE = "arkham-lcg/supplies"
#: On an investigator: "supplies" alone are uses of a card.
CARRIED = "carried-supplies"


@RULES.filter("carries", value="text")
def _carries(state: State, env: Env, thing: str, value: str) -> bool:
    """Whether that supply stands under the investigator's name in the campaign log."""
    return value in state.get(thing, CARRIED, ())


@RULES.condition("nobody-carries", supply="text", among="cards")
def _nobody(state: State, env: Env, supply: str, among: tuple[str, ...]) -> bool:
    """Whether none of ``among`` has taken it along."""
    return not any(supply in state.get(who, CARRIED, ()) for who in among)

"""arkham-lcg/cannot: locations that some may not enter, and what that means for them.

Who may not enter a location neither moves nor spawns there, and does not go after whoever is there
(FAQ v2.5, question on Dream-Gate). The constant clause names whom it binds and the locations.
"""

from __future__ import annotations

from rulesref.engine.outcome import Refused
from rulesref.engine.select import things
from rulesref.engine.state import State
from rulesref.engine.tables import Env
from rulesref.games.arkham_lcg.in_force import in_force
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import card_of

CITE = "arkham-lcg/cannot"
RULES.constants.add("cannot-enter")


@RULES.verb("cannot-enter", CITE, of="cards", to="cards")
def _cannot_enter(state: State, env: Env, of: tuple[str, ...], to: tuple[str, ...]) -> None:
    """Never run: it is a constant clause."""


def barred(state: State, who: str, place: str | None) -> str | None:
    """The card that keeps ``who`` out of ``place``, or ``None``."""
    if place is None:
        return None
    for one in in_force(state, "cannot-enter"):
        if who in one.bound and place in things(state, one.env, one.node.args["to"]):
            return one.holder
    return None


def keeps_out(state: State, who: str, place: str | None) -> Refused | None:
    """The refusal where ``who`` may not enter ``place``."""
    holder = barred(state, who, place)
    if holder is None or place is None:
        return None
    return Refused(f"{card_of(state, place).name} may not be entered by this card", (CITE,))

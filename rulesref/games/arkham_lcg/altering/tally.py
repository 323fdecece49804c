"""arkham-lcg/limits-and-maximums: what a card counts of a round or a turn, for what it says of that.

A card that forbids the third of something in a round, or asks whether something has happened in it,
counts it as it happens. Another round begins to count anew, and so do another turn and a card that
has been out of play.
"""

from __future__ import annotations

from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.altering.earlier import this_turn as in_turn
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import TABLE

CITE = "arkham-lcg/limits-and-maximums"


@RULES.verb("tally", CITE, amount="number?")
def _tally(state: State, env: Env, amount: int = 1) -> None:
    """This counts one more, or ``amount`` more, of what it counts in a round or a turn."""
    if amount > 0:
        counted = (*_copy(state, env["this"]), int(state.get(TABLE, "turns")), amount)
        state.put(TABLE, tallied=(*state.get(TABLE, "tallied", ()), counted))


@RULES.quantity("tallied", this_turn="flag?")
def _tallied(state: State, env: Env, this_turn: bool = False) -> int:
    """How much this has counted since the round began, or in the turn that is being taken."""
    return sum(
        amount
        for card, copy, turn, amount in state.get(TABLE, "tallied", ())
        if (card, copy) == _copy(state, env["this"]) and (not this_turn or in_turn(state, turn))
    )


def _copy(state: State, card: str) -> tuple[str, int]:
    """``card``, and how often it has left play: what comes back counts for itself."""
    return card, int(state.get(card, "gen"))

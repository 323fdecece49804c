"""arkham-lcg/ability/constant-abilities: cards whose text discards them while something is so.

Nobody triggers such a text, and it waits for no occasion: as soon as what it names is so, however
that came about, the card goes, before anything that answers to what made it so.
"""

from __future__ import annotations

from rulesref.engine.state import State
from rulesref.games.arkham_lcg.in_play.staying_in_play import cannot_leave_play
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.values.in_force import in_force

CITE = "arkham-lcg/ability/constant-abilities"
DISCARDED_WHILE = RULES.constant(
    "discarded-while",
    CITE,
    of="cards",
    says="``of`` go as soon as the tests of the ability hold.",
)


def check(state: State) -> None:
    """Called whenever something has happened: what is to go now is discarded, once."""
    going = [
        (standing.holder, card)
        for standing in in_force(state, DISCARDED_WHILE)
        for card in standing.bound
        if not state.get(card, "going")
        and not state.get(card, "yet-to-seal")
        and cannot_leave_play(state, card) is None
    ]
    for _, card in going:
        state.put(card, going=True)
    state.emit(*(state.event("discard", by=by, cites=(CITE,), card=card) for by, card in going))

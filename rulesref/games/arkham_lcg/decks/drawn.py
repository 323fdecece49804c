"""arkham-lcg/drawing-cards: what has been drawn since the round, and since the phase, began.

It is part of the position, not read from the log: two games that stand alike go on alike.
"""

from __future__ import annotations

from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import TABLE
from rulesref.games.things import card_of


def note_drawn(state: State, who: str, card: str) -> None:
    """Remember that ``who`` has drawn ``card``, from whichever deck, in this phase of the round."""
    facts = card_of(state, card)
    entry = (state.get(TABLE, "phases"), who, facts.type, facts.name)
    state.put(TABLE, drawn=tuple(sorted((*state.get(TABLE, "drawn", ()), entry))))


@RULES.condition("drew-this-round", type="word")
def _drew_this_round(state: State, env: Env, type: str) -> bool:
    """You have drawn a card of this type this round, from whichever deck."""
    return any(
        (who, drawn) == (env["you"], type) for _, who, drawn, _ in state.get(TABLE, "drawn", ())
    )


@RULES.condition("first-copy-this-phase")
def _first_copy(state: State, env: Env) -> bool:
    """No other copy of this card has been drawn since the phase began."""
    this = (state.get(TABLE, "phases"), card_of(state, env["this"]).name)
    drawn = [(phase, name) for phase, _, _, name in state.get(TABLE, "drawn", ())]
    return drawn.count(this) <= 1

"""arkham-lcg/act-deck-and-agenda-deck: what an effect speaks of, which is there, and no step tells.

Derived: every game has a current agenda, and what its setup sets aside. An effect on one of these
changes something, and nobody knows what while no step says which card it is.
"""

from __future__ import annotations

from rulesref.engine.ability import Selector
from rulesref.engine.hooks import Hooks
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.acts_and_agendas.agenda import current
from rulesref.games.arkham_lcg.decks.setting_aside import untold_aside
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import TABLE, investigators
from rulesref.games.arkham_lcg.values.counted import stop_at_untold_hand

#: Where an effect speaks of the current agenda: the selector, and what is missed.
_AGENDA = "agenda"
#: What an effect calls the cards in one's own hand, or in all hands.
_EVERY_HAND = "every-hand"
_HANDS = frozenset({"your-hand", "your-discardable", _EVERY_HAND})


@RULES.hook(Hooks.untold)
def _untold(state: State, selector: Selector) -> str:
    if selector.row.id == _AGENDA and current(state, _AGENDA) is None:
        return _AGENDA
    return untold_aside(state, selector)


@RULES.hook(Hooks.unsaid)
def _unsaid(state: State, env: Env, selector: Selector) -> None:
    """Cards in a hand of which no step says that it is empty may well be there."""
    if selector.row.id in _HANDS:
        for who in investigators(state) if selector.row.id == _EVERY_HAND else (env["you"],):
            stop_at_untold_hand(state, who)


@RULES.hook(Hooks.miss)
def _miss(state: State, env: Env, name: str) -> None:
    if name == _AGENDA:
        state.give_up(TABLE, "no-current-agenda")
    else:
        state.give_up(env["this"], "not-set-aside", card=name)

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
from rulesref.games.arkham_lcg.table import TABLE

#: Where an effect speaks of the current agenda: the selector, and what is missed.
_AGENDA = "agenda"


@RULES.hook(Hooks.untold)
def _untold(state: State, selector: Selector) -> str:
    if selector.row.id == _AGENDA and current(state, _AGENDA) is None:
        return _AGENDA
    return untold_aside(state, selector)


@RULES.hook(Hooks.miss)
def _miss(state: State, env: Env, name: str) -> None:
    if name == _AGENDA:
        state.give_up(TABLE, "no-current-agenda")
    else:
        state.give_up(env["this"], "not-set-aside", card=name)

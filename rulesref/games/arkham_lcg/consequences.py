"""arkham-lcg/ability/constant-abilities: what comes about as soon as something is so.

Nobody triggers it, and it waits for no occasion. What is looked at first comes first: what falls as
its health or sanity has sunk, objectives, then what is discarded while something is so, then Forced abilities that wait for a state, then assets
that no longer find a slot, then enemies that nothing keeps from somebody any more.
"""

from __future__ import annotations

from rulesref.engine.hooks import Hooks
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.acts_and_agendas import objectives
from rulesref.games.arkham_lcg.damage_and_defeat.defeat import sink
from rulesref.games.arkham_lcg.enemies import freed_engagement
from rulesref.games.arkham_lcg.enemies.engagement import CANNOT_BE_ENGAGED
from rulesref.games.arkham_lcg.in_play import as_soon_as, discarded_while, lost_slots, slots
from rulesref.games.arkham_lcg.limits.kept_apart import CANNOT_ENGAGE
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.skill_tests.comparing import judge_anew
from rulesref.games.arkham_lcg.skill_tests.current import TEST
from rulesref.games.arkham_lcg.table import TABLE

#: Constant clauses that any impact may bring something about by.
_WATCHED = frozenset(
    {
        discarded_while.DISCARDED_WHILE,
        as_soon_as.AS_SOON_AS,
        CANNOT_BE_ENGAGED,
        CANNOT_ENGAGE,
        *slots.GIVE,
    }
)
#: What the table keeps of such clauses: they may have ended.
_KEPT = frozenset({"texts", "unengageable", "kept-apart"})


@RULES.hook(Hooks.consequences)
def _consequences(state: State) -> None:
    if TEST in state.things:
        judge_anew(state)
    sink(state)
    if ("", "objective") in state.index:
        objectives.check(state)
    said, table = state.index.said, state.things[TABLE]
    if said.isdisjoint(_WATCHED) and _KEPT.isdisjoint(table):
        return
    if discarded_while.DISCARDED_WHILE in said:
        discarded_while.check(state)
    if as_soon_as.AS_SOON_AS in said:
        as_soon_as.check(state)
    lost_slots.check(state)
    freed_engagement.check(state)

"""arkham-lcg/slots: slots limit what may be in play at any time, and so some assets go with them.

Whoever loses slots that a card gave them chooses, at once, which of the assets that no longer find
one they discard; so do they where an asset comes to their threat area, which takes its slots there.
That a text box becomes blank or a card changes sides takes away slots as well is derived from it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.outcome import Choice, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.state import State, Thing
from rulesref.games.arkham_lcg.in_play.slots import (
    CITE,
    GIVE,
    fits,
    ways_to_make_room,
)
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import TABLE
from rulesref.games.things import in_play


def lose_slots(state: State, card: str, old: Thing) -> None:
    """Let whoever controlled a card that has left play do without the slots that it gave."""
    who = old.get("controller")
    if who and any(
        node.row.id in GIVE for ability in old["card"].abilities for node in ability.effects
    ):
        state.call(TOO_MANY, who=who)


def check(state: State) -> None:
    """Let everybody whose assets do not all find slots do without some, where cards change slots."""
    if "texts" not in state.things[TABLE] and state.index.said.isdisjoint(GIVE):
        return
    for who in in_play(state, "investigator"):
        if not fits(state, who):
            state.call(TOO_MANY, who=who)


def _which(state: State, variables: Mapping[str, Any]) -> None:
    who = variables["who"]
    ways = ways_to_make_room(state, who, ()) if not state.get(who, "eliminated") else []
    if ways is None:
        return
    options = tuple(Option("make-room", {"who": who, "cards": way}, way) for way in ways)
    if not options or options[0].value == ():
        state.end()
    else:
        state.ask(Choice("slots", who, options, (CITE,), "gone"))


def _go(state: State, variables: Mapping[str, Any]) -> None:
    state.emit(*(state.event("discard", cites=(CITE,), card=card) for card in variables["gone"]))


TOO_MANY = RULES.procedure(Procedure("lost-slots", _which, _go))

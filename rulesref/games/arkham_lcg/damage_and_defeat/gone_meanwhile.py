"""arkham-lcg/elimination: what somebody was about to do, and is out of the game before doing it.

What is done with what is theirs (their trauma, their enemies, the end of their test or turn) still
happens; so does what became of a card that they had drawn, and what is left of the effect of a
scenario card. Whether an effect of a player card goes on without its user is open.
"""

from __future__ import annotations

from rulesref.engine.event import Event, EventKind, Lapses
from rulesref.engine.hooks import Hooks
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import ENCOUNTER
from rulesref.games.edition import switch
from rulesref.games.things import kind_of

#: What whoever is out of the game neither does nor gets; the slot ``who`` says whose it would be.
IDLE = (
    "act",
    "perform",
    "engage",
    "evade",
    "move",
    "discover",
    "gain-actions",
    "gain-additional-action",
    "gain-resources",
    "give-resources",
    "look-at",
    "revelation",
    "search",
    "search-collection",
    "search-encounters",
    "skill-test",
    "surge",
    "take-clues",
    "take-control",
    "undo-action",
    "commit",
    "deal-out",
    "investigate-too",
)


def _out(state: State, event: Event) -> bool:
    return bool(state.get(str(event.slots.get("who", "")), "eliminated"))


def _either(kind: EventKind) -> Lapses:
    before = kind.lapses
    if before is None:
        return _out
    return lambda state, event: _out(state, event) or before(state, event)


def let_lapse() -> None:
    """Let each of these events lapse where its ``who`` is out of the game."""
    for id in IDLE:
        RULES.events[id].lapses = _either(RULES.events[id])


@RULES.hook(Hooks.breaks_off)
def _breaks_off(state: State, env: Env) -> bool:
    """Open question U-34: an effect of a player card goes on without its user, or breaks off."""
    if kind_of(state, env.get("this", "")) in ("", *ENCOUNTER):
        return False
    return bool(switch(state, "user-gone") == "breaks-off")

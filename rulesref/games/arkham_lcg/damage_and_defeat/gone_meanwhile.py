"""arkham-lcg/elimination: what somebody was about to do, and is out of the game before doing it.

What is done with what is theirs (their trauma, their enemies, the end of their test or turn) still
happens; so does what became of a card that they had drawn.
"""

from __future__ import annotations

from rulesref.engine.event import Event, EventKind, Lapses
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.rules import RULES

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

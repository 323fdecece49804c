"""arkham-lcg/after: what happens to somebody for the first time in a round.

It is part of the position, as what was drawn is, and each event knows whether it was the first:
another one within it comes later, whenever the first is answered.
"""

from __future__ import annotations

from rulesref.engine.event import Event
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import TABLE

#: Events of which it is remembered.
COUNTED = ("move", "draw")
FIRST = "first"


def note_first(state: State, events: tuple[Event, ...]) -> None:
    """Mark those of ``events``, which are happening, that nothing of their kind came before."""
    for event in events:
        entry = (event.type, event.slots["who"])
        been = state.get(TABLE, "been", ())
        if entry not in been:
            state.put(TABLE, been=tuple(sorted((*been, entry))))
            marked = event._replace(slots={**event.slots, FIRST: True})
            batch = state.variables["events"]
            state.let(events=tuple(marked if other is event else other for other in batch))


@RULES.condition("first-this-round")
def _first_this_round(state: State, env: Env) -> bool:
    """The triggering event is the first of its kind for whoever did it, since the round began."""
    return bool(env["event"].slots.get(FIRST))

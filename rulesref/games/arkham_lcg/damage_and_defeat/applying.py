"""arkham-lcg/dealing-damage-horror, step 2: only what is applied has been dealt.

What is prevented between assigning and applying, and what went to somebody else's asset, was not
dealt: an ability that answers damage or horror sees what really came upon the investigator and the
assets that they control (arkham-lcg/you-your, FAQ 2.12). Deals nest, so the counts lie on a stack.
"""

from __future__ import annotations

from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.mark import CANCELED
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.rules import SEQUELS
from rulesref.games.arkham_lcg.table import TABLE
from rulesref.games.sequel import Sequel

#: (mark of the event, its place among those that are assigned)
Marks = tuple[tuple[int, int], ...]
PLACED = Sequel[[State, Event], None](
    SEQUELS, "damage-placed", "Called (state, event) as damage or horror of a deal is placed."
)


def marks_of(state: State, events: tuple[Event, ...]) -> Marks:
    """The marks of those ``events`` whose impact is running."""
    batch = state.variables["events"]
    places = {id(event): place for place, event in enumerate(batch)}
    return tuple((state.depth, places[id(event)]) for event in events)


def begin(state: State) -> None:
    """From here on count what is applied."""
    state.put(TABLE, applied=(*state.get(TABLE, "applied", ()), ()))


def applied(state: State, event: Event, token: str) -> None:
    """Count one placing ``event``; one that belongs to no deal counts for nothing."""
    dealt = event.slots.get("dealt")
    if dealt is None:
        return
    for note in PLACED.followers:
        note(state, event)
    *outer, now = state.get(TABLE, "applied")
    to = event.slots["to"]
    sides = (to, state.get(to, "controller", None))  # an asset may be gone by the time of the sum
    state.put(TABLE, applied=(*outer, (*now, (dealt, sides, token, event.slots["amount"]))))


def conclude(state: State, events: tuple[Event, ...], marks: Marks) -> None:
    """Hold each deal to what was applied of it; where nothing was, it has not happened."""
    *outer, now = state.get(TABLE, "applied")
    state.put(TABLE, applied=tuple(outer))
    for number, (event, mark) in enumerate(zip(events, marks, strict=True)):
        to = event.slots["to"]
        found = {"damage": 0, "horror": 0}
        for dealt, sides, token, amount in now:
            if dealt == number and to in sides:
                found[token] += amount
        told = {token: int(event.slots.get(token) or 0) for token in found}
        if found == told:
            continue
        changed: dict[str, Any] = {**event.slots, **found}
        state.marks[mark] = event._replace(slots=changed) if any(found.values()) else CANCELED

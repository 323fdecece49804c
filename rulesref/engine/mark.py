"""Marks on an event that is passing its stages: canceled, ignored, or replaced by another event.

``state.marks`` maps ``env["mark"]`` (depth of the sequence, place of the event in its batch) to one
of the two words or to the event that happens instead.
"""

from __future__ import annotations

from rulesref.engine.event import Event
from rulesref.engine.state import State
from rulesref.engine.words import Env

#: It does not happen at all; it was begun, but has no effect of its own.
CANCELED = "canceled"
IGNORED = "ignored"


def cancel(state: State, mark: tuple[int, int], how: str = CANCELED) -> None:
    """Take the rest of its stages from the event that ``mark`` (``env["mark"]``) names."""
    state.marks[mark] = how


def as_it_stands(state: State, env: Env) -> Event:
    """The triggering event with what effects have made of it in this stage.

    Two effects of one ability may each change something of it.
    """
    marked = state.marks.get(env["mark"]) if "mark" in env else None
    event: Event = marked if isinstance(marked, Event) else env["event"]
    return event


def replace(state: State, mark: tuple[int, int], event: Event) -> None:
    """Let ``event`` happen instead of the event that ``mark`` names; the latest one counts.

    What is canceled or ignored already stays so: nothing is left that could be replaced.
    """
    if not isinstance(state.marks.get(mark), str):
        state.marks[mark] = event

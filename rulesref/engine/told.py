"""An effect that nobody described, as whoever replays it tells it: part after part.

Each part looks at the game as the one before it has left it, and what it lets happen is done by the
card whose effect it is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rulesref.engine.state import State

#: ``part(state, source)`` queues what happens by the card ``source``.
Part = Callable[[State, str], None]


class Told:
    """Runs ``parts`` in turn; ``by`` is the card whose effect they are."""

    id = "told"
    prints = False
    steps = ()

    def run(self, state: State, pc: int, variables: Mapping[str, Any]) -> None:
        """Let part ``pc`` happen, or leave the frame after the last."""
        if pc >= len(variables["parts"]):
            state.end()
            return
        variables["parts"][pc](state, variables["by"])
        state.queue[:] = [(kind, _caused(called, variables["by"])) for kind, called in state.queue]


def _caused(called: Mapping[str, Any], by: str) -> Mapping[str, Any]:
    """``called``, the variables of a frame, with ``by`` as the cause of events that have none."""
    if "events" not in called:
        return called
    events = tuple(event if event.by else event._replace(by=by) for event in called["events"])
    return {**called, "events": events}


TOLD = Told()

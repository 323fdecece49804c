"""One step of the machine, as what watches it sees it: what it was before, what it is now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.line import Line
from rulesref.engine.machine import step
from rulesref.engine.state import State, Thing


class Moment:
    """What one step has done. ``before`` are the records as they were, ``top`` the frame that ran."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.before = state.things.copy()
        self.stack = state.stack
        self.log = state.log
        self.index = state.index
        self.binding = any(name[0] == "constant" for name in state.index)
        self.fork = state.fork() if self.binding else None
        self.outcome = step(state)
        now = state.things
        then = map(self.before.get, now)
        self.changed: dict[str, tuple[Thing | None, Thing]] = {
            id: (old, thing)
            for id, thing, old in zip(now, now.values(), then, strict=True)
            if old is not thing
        }
        self.gone = [*(self.before.keys() - now.keys())]
        self.lines = list(self._lines())

    def _lines(self) -> Iterator[Line]:
        log = self.state.log
        while log is not self.log and log is not None:
            yield log[0]
            log = log[1]

    @property
    def top(self) -> Any:
        """The frame that ran: (kind, place, variables, depth), or ``None``."""
        return self.stack[0] if self.stack else None

    def happened(self) -> Iterator[Event]:
        """The events that have happened in this step, the last first."""
        for line in self.lines:
            if line.stage == "impact" and line.event is not None:
                yield line.event

    def same(self) -> bool:
        """Whether the step has left the table and what is to resolve as they were."""
        if self.changed or self.gone or self.state.pending is not None:
            return False
        if self.stack is None or self.state.stack is None:
            return False
        return self.state.stack[1] is self.stack[1] or self.state.stack is self.stack[1]

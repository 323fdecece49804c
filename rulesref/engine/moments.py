"""The windows that a run comes by: what could be done there is judged at that moment.

Where nothing is offered the run does not stop at a window, so that afterwards nothing in the
position shows that there was one.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulesref.engine.machine import ENDLESS, step
from rulesref.engine.state import State


def moments(origin: State, option: str) -> Iterator[State]:
    """Each position on the way from ``origin`` in which a window for ``option`` is about to open.

    They end where somebody has to decide. Each is a fork of its own.
    """
    windows = origin.rules.windows.get(option, frozenset())
    now = origin.fork()
    for _ in range(ENDLESS):
        if now.pending is not None:
            return
        if _opens(now, windows):
            yield now.fork()
        if step(now) is not None:
            return


def window(state: State, option: str) -> bool:
    """Whether the running frame of ``state`` is a window for ``option``."""
    running = next(state.frames(), None)
    return running is not None and running.kind.id in state.rules.windows.get(option, ())


def _opens(state: State, windows: frozenset[str]) -> bool:
    running = next(state.frames(), None)
    if running is None or running.pc or running.kind.id not in windows:
        return False
    # What has been picked in a stage is used first; then the stage is asked once more.
    return running.kind.id != "trigger-stage" or running.variables.get("pick") is None

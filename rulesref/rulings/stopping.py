"""Where a case comes to what nobody has described, and cannot be answered."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from rulesref.engine.machine import answer, run
from rulesref.engine.outcome import Choice, Refused, Unsupported, UnsupportedClause
from rulesref.engine.reckoning import InCircles
from rulesref.engine.state import State

if TYPE_CHECKING:
    from rulesref.rulings.scene import Scene

#: How many positions are followed to see whether all of them come to a stop.
FOLLOWED = 200


def stop_where_undescribed(state: State) -> None:
    """Raise ``UnsupportedClause`` where an undescribed ability acts now: nothing is certain."""
    if ("constant", "opaque") not in state.index:
        return
    stop_at(state, state.rules.hooks.opaque)


@contextmanager
def stopping_in_circles(scene: Scene) -> Iterator[None]:
    """Raise ``UnsupportedClause`` where what holds depends on itself: nobody says what comes first."""
    try:
        yield
    except InCircles:
        state = scene.state
        if not state.rules.hooks.reckoned_in_circles(state):
            raise
        assert isinstance(state.pending, Unsupported)
        raise UnsupportedClause(state.pending) from None


def stop_where_held(state: State) -> None:
    """The same for what players hold and might use, whatever it says: asked how it can go on."""
    stop_at(state, state.rules.hooks.held)


def stop_at(state: State, hook: Callable[[State], object]) -> None:
    """Raise ``UnsupportedClause`` where ``hook`` gives up what comes of ``state``."""
    now = state.fork()
    now.pending = None
    hook(now)
    if isinstance(now.pending, Unsupported):
        raise UnsupportedClause(now.pending)


def stop_ahead(
    state: State, own: Callable[[Unsupported], bool], rests: Callable[[Choice], bool]
) -> Unsupported | None:
    """The stop of its ``own`` that ``state`` comes to before fate decides, whatever is chosen.

    ``None`` where some way of choosing comes to none, to rest, or to a stop for something else.
    """
    waiting, stop, followed = [state.fork()], None, 0
    while waiting:
        now = waiting.pop()
        outcome = run(now)
        followed += 1
        if isinstance(outcome, Unsupported) and own(outcome):
            stop = stop or outcome
        elif isinstance(outcome, Choice) and not rests(outcome) and followed < FOLLOWED:
            for option in outcome.options:
                after = now.fork()
                answer(after, option)
                waiting.append(after)
        else:
            return None
    return stop


def stop_where_untold(state: State, refused: Refused | None) -> None:
    """Raise ``UnsupportedClause`` where something is ``refused`` for want of what no step tells."""
    lacks = state.rules.lacking.get(refused.id) if refused is not None else None
    if refused is not None and lacks:
        raise UnsupportedClause(state.unsupported(next(iter(refused.slots.values())), lacks))

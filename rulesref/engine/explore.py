"""Every way in which a position can go on: all lawful choices, all that fate can give.

``explore`` asks ``judge(state)`` at every stop for what a question needs to know of the past and
present; positions that agree in it and in everything else are explored once.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from rulesref.engine.alike import Alike
from rulesref.engine.exploration import Asked, Draws, Exploration
from rulesref.engine.forgotten import Recalled
from rulesref.engine.found import USUAL, Budget, Found
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.state import State
from rulesref.engine.trail import Behind, Mode, Trail
from rulesref.uncollected import uncollected


def explore(
    state: State,
    judge: Callable[[State], Hashable],
    *,
    conclude: Callable[[Hashable], Hashable] = lambda known: known,
    rests: Callable[[Choice], bool] = lambda choice: False,
    only: tuple[Option, ...] = (),
    among: Callable[[Choice], Sequence[Option]] = lambda choice: choice.options,
    budget: Budget = USUAL,
    alike: Alike | None = None,
    trail: Trail | Behind | None = None,
) -> Found:
    """What can come of ``state``, which stays as it is. Raises ``TooMany``.

    ``conclude`` turns what ``judge`` knows at an end into the answer. ``rests`` says which choices
    end an exploration; ``only`` narrows the first choice, ``among`` says what each one is made
    from. Positions that differ only in which of the things that are ``alike`` is which are explored
    once; no answer may tell them apart. A ``trail`` is laid, or followed. An undescribed clause or
    an endless loop is an answer of its own: the ``Unsupported`` or ``Endless`` record.
    """
    budget = budget.beside(len(state.things))
    asked = Asked(judge, conclude, rests, among, budget, alike, None if only else trail)
    laid = trail.trail.mode if isinstance(trail, Behind) else None
    mode = laid or Mode(forgets=True)
    with uncollected():
        while True:
            try:
                return Exploration(asked, mode).of(state, only)
            except Recalled:
                mode = Mode()
            except Draws:
                mode = Mode(counts=True)

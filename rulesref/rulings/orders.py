"""A choice of an order that comes to the same whatever is chosen: no step has to say it."""

from __future__ import annotations

from rulesref.engine.machine import answer, run
from rulesref.engine.outcome import Choice, Endless, Option, Outcome, Unsupported
from rulesref.engine.state import State

#: More options than this are not tried: their orders are too many.
MOST = 4


def any_order(state: State, choice: Choice) -> Option | None:
    """The first option of ``choice`` where whichever is taken leads to one and the same position."""
    if not 1 < len(choice.options) <= MOST:
        return None
    ends = [_end(state, option, choice.id) for option in choice.options]
    if any(end is None or end != ends[0] for end in ends):
        return None
    return choice.options[0]


def _end(state: State, option: Option, id: str) -> State | None:
    """Where ``option`` leads to, past all further choices of this order that matter as little."""
    after = state.fork()
    answer(after, option)
    outcome: Outcome | None = run(after)
    while isinstance(outcome, Choice) and outcome.id == id:
        next = any_order(after, outcome)
        if next is None:
            return None
        answer(after, next)
        outcome = run(after)
    return None if isinstance(outcome, Unsupported | Endless) else after

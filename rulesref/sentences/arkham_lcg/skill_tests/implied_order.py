"""An order of the results of ST.7 that a case tells though nobody has to choose it.

A result that only modifies another one is in no order with it, and one alone needs none: whoever says
that it comes first says nothing else than what has happened.
"""

from __future__ import annotations

from rulesref.engine.line import Line
from rulesref.engine.state import State
from rulesref.wording.sentence import Intent


def went_by(state: State, line: Line, intent: Intent) -> bool:
    """Whether ``line`` is the ST.7 in which the result was applied that ``intent`` puts first."""
    if intent.id != "result" or line.event is None or line.event.slots.get("step") != "st-7":
        return False
    return bool(intent.slots.get("own")) or _took_part(state, intent.slots["card"])


def _took_part(state: State, card: str) -> bool:
    """Whether the latest test was begun by ``card``, or it was committed to it or used in it."""
    for line in reversed(state.lines()):
        event = line.event
        if line.source == card or (event is not None and event.slots.get("card") == card):
            return True
        if event is not None and event.type == "skill-test" and line.stage == "impact":
            return False
    return False

"""An order of the results of ST.7 that a case tells though nobody has to choose it.

A result that only modifies another one is in no order with it, and one alone needs none: whoever says
that it comes first says nothing else than what has happened.
"""

from __future__ import annotations

from rulesref.engine.line import Line
from rulesref.wording.sentence import Intent

#: Events by which a committed card comes to its test, and leaves it.
_COMMITTED = ("commit", "discard")


def went_by(line: Line, intent: Intent) -> bool:
    """Whether ``line`` is of a test to which the result belongs that ``intent`` puts first."""
    event = line.event
    if intent.id != "result" or event is None or line.stage != "impact":
        return False
    if intent.slots.get("own"):
        return event.type in ("succeed", "fail")
    card = intent.slots["card"]
    return event.by == card or (event.type in _COMMITTED and event.slots.get("card") == card)

"""Then: what happens, in which order."""

from __future__ import annotations

from rulesref.engine.state import Line
from rulesref.errors import RulesrefError
from rulesref.rulings.question import happened
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.stage import Stage
from rulesref.rulings.step import step
from rulesref.rulings.timeline import Wanted, tell, understood

Cells = tuple[tuple[str, int, int], ...]


@step("then", "in-order", en="in order:", it="nell'ordine:", table=True)
def in_order(case: Stage, cells: Cells) -> list[Unmet]:
    """Each line of the table happens, one after another; other things may happen between."""
    events = [line for line in case.state.lines() if line.stage == "impact"]
    position = 0
    for text, number, column in cells:
        wanted = _wanted(case, text, number, column)
        for later in range(position, len(events)):
            if _is(case, events[later], wanted):
                position = later + 1
                break
        else:
            return [Unmet(number, text, _instead(case, events, position, wanted))]
    return []


@step("then", "exactly-in-order", en="exactly in order:", it="esattamente nell'ordine:", table=True)
def exactly_in_order(case: Stage, cells: Cells) -> list[Unmet]:
    """The table is the whole of what happens."""
    events = [line for line in case.state.lines() if line.stage == "impact"]
    for place, (text, number, column) in enumerate(cells):
        wanted = _wanted(case, text, number, column)
        if place >= len(events):
            return [Unmet(number, text, "nothing more")]
        if not _is(case, events[place], wanted):
            return [Unmet(number, text, _told(case, events[place]))]
    if len(events) > len(cells):
        return [Unmet(cells[-1][1], "nothing more", _told(case, events[len(cells)]))]
    return []


def _wanted(case: Stage, text: str, line: int, column: int) -> Wanted:
    try:
        return understood(case, text)
    except RulesrefError as problem:
        raise problem.at(line, column) from None


def _is(case: Stage, line: Line, wanted: Wanted) -> bool:
    assert line.event is not None
    return happened(case, line.event, wanted)


def _told(case: Stage, line: Line) -> str:
    assert line.event is not None
    return tell(case, line.event)


def _instead(case: Stage, events: list[Line], position: int, wanted: Wanted) -> str:
    """Where the expected event stands, if it happened at all, or what came next."""
    for line in events[:position]:
        if _is(case, line, wanted):
            return f"it happened before {_told(case, events[position - 1])!r}"
    rest = [_told(case, line) for line in events[position : position + 3]]
    return "; ".join(rest) if rest else "nothing more"

"""Then: what happens, in which order."""

from __future__ import annotations

from rulesref.engine.state import Line
from rulesref.entries import fold
from rulesref.errors import UnresolvedReference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.stage import Stage
from rulesref.rulings.step import step
from rulesref.rulings.timeline import tell, understand

Cells = tuple[tuple[str, int, int], ...]


@step("then", "in-order", en="in order:", it="nell'ordine:", table=True)
def in_order(case: Stage, cells: Cells) -> list[Unmet]:
    """Each line of the table happens, one after another; other things may happen between."""
    happened = [line for line in case.state.lines() if line.stage == "impact"]
    position = 0
    for text, number, column in cells:
        wanted = _wanted(case, text, number, column)
        for later in range(position, len(happened)):
            if _is(case, happened[later], wanted):
                position = later + 1
                break
        else:
            return [Unmet(number, text, _instead(case, happened, position, wanted))]
    return []


@step("then", "exactly-in-order", en="exactly in order:", it="esattamente nell'ordine:", table=True)
def exactly_in_order(case: Stage, cells: Cells) -> list[Unmet]:
    """The table is the whole of what happens."""
    happened = [line for line in case.state.lines() if line.stage == "impact"]
    for place, (text, number, column) in enumerate(cells):
        wanted = _wanted(case, text, number, column)
        if place >= len(happened):
            return [Unmet(number, text, "nothing more")]
        if not _is(case, happened[place], wanted):
            return [Unmet(number, text, _told(case, happened[place]))]
    if len(happened) > len(cells):
        return [Unmet(cells[-1][1], "nothing more", _told(case, happened[len(cells)]))]
    return []


Wanted = list[tuple[str, dict[str, object]]]


def _wanted(case: Stage, text: str, line: int, column: int) -> Wanted:
    found = understand(case, text)
    if not found:
        raise UnresolvedReference(
            f"no event reads like {text!r}",
            line=line,
            column=column,
            remedy="write it as the timeline prints it",
        )
    return found


def _is(case: Stage, line: Line, wanted: Wanted) -> bool:
    event = line.event
    assert event is not None
    return any(
        kind == event.type
        and all(_same(case, event.slots.get(name), value) for name, value in slots.items())
        for kind, slots in wanted
    )


def _same(case: Stage, value: object, told: object) -> bool:
    if isinstance(told, int):
        return value == told
    return fold(str(case.name(value))) == fold(str(told))


def _told(case: Stage, line: Line) -> str:
    assert line.event is not None
    return tell(case, line.event)


def _instead(case: Stage, happened: list[Line], position: int, wanted: Wanted) -> str:
    """Where the expected event stands, if it happened at all, or what came next."""
    for line in happened[:position]:
        if _is(case, line, wanted):
            return f"it happened before {_told(case, happened[position - 1])!r}"
    rest = [_told(case, line) for line in happened[position : position + 3]]
    return "; ".join(rest) if rest else "nothing more"

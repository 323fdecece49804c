"""A choice of an order that comes to the same whatever is chosen: no step has to say it."""

from __future__ import annotations

from typing import Any

from rulesref.engine.machine import answer, run
from rulesref.engine.outcome import Choice, Done, Endless, Option, Outcome, Unsupported
from rulesref.engine.state import State

#: More options than this are not tried: their orders are too many.
MOST = 4


#: So many choices of other kinds are made in every way, before an order counts as one that matters.
DEEPEST = 3
#: What was chosen on a way from an order to its end, besides orders; where it leads; what happens.
Way = tuple[tuple[Option, ...], State, list[str]]


def any_order(state: State, choice: Choice) -> Option | None:
    """The first option of ``choice`` where whichever is taken leads to one and the same position.

    The same has to happen on the way, in whichever order. Where something else is asked on it, each
    answer to that has to lead to the same.
    """
    if not 1 < len(choice.options) <= MOST:
        return None
    ends: list[tuple[State, Outcome]] = []
    for option in choice.options:
        end = _past(state, option, choice.id)
        if end is None:
            return None
        ends.append(end)
    since, first = state.log, ends[0][0]
    told = _happened(first, since)
    if all(after == first and _happened(after, since) == told for after, _ in ends):
        return choice.options[0]
    ways = [_ways(end, choice.id, DEEPEST, since) for end in ends]
    if any(way is None or not _alike(way, ways[0] or []) for way in ways):
        return None
    return choice.options[0]


def _happened(state: State, since: Any) -> list[str]:
    """What has happened in the log from the line ``since`` on, in no order."""
    events: list[str] = []
    log = state.log
    while log is not None and log is not since:
        event = log[0].event if log[0].stage == "impact" else None
        if event is not None:
            events.append(f"{event.type} {event.by} {sorted(event.slots.items())}")
        log = log[1]
    return sorted(events)


def _past(state: State, option: Option, id: str) -> tuple[State, Outcome] | None:
    """Where ``option`` leads to, past all further choices of this order that matter as little."""
    after = state.fork()
    answer(after, option)
    outcome = run(after)
    while isinstance(outcome, Choice) and outcome.id == id:
        next = any_order(after, outcome)
        if next is None:
            return None
        answer(after, next)
        outcome = run(after)
    return None if isinstance(outcome, Unsupported | Endless) else (after, outcome)


def _ways(at: tuple[State, Outcome], id: str, deep: int, since: Any) -> list[Way] | None:
    """Every way on until nothing waits; None where that is far, or fate decides before."""
    state, outcome = at
    if isinstance(outcome, Done):
        return [((), state, _happened(state, since))]
    if not isinstance(outcome, Choice) or not deep or len(outcome.options) > MOST:
        return None
    found: list[Way] = []
    for option in outcome.options:
        end = _past(state, option, id)
        ways = _ways(end, id, deep - 1, since) if end is not None else None
        if ways is None:
            return None
        found += (((option, *chosen), *where) for chosen, *where in ways)  # type: ignore[misc]
    return found


def _alike(some: list[Way], others: list[Way]) -> bool:
    """Whether the same answers lead to the same positions, in whichever order they are given."""
    left = list(others)
    for way in some:
        same = next((one for one in left if _is(way, one)), None)
        if same is None:
            return False
        left.remove(same)
    return not left


def _is(way: Way, other: Way) -> bool:
    told, others = (sorted((one.id, repr(one.slots)) for one in each[0]) for each in (way, other))
    return told == others and way[1:] == other[1:]

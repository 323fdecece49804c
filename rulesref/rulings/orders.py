"""A choice of an order that comes to the same whatever is chosen: no step has to say it."""

from __future__ import annotations

from rulesref.engine.machine import answer, run
from rulesref.engine.outcome import Choice, Done, Endless, Option, Outcome, Unsupported
from rulesref.engine.state import State

#: More options than this are not tried: their orders are too many.
MOST = 4


#: So many choices of other kinds are made in every way, before an order counts as one that matters.
DEEPEST = 3
#: What was chosen on a way from an order to its end, besides orders, and where it leads.
Way = tuple[tuple[Option, ...], State]


def any_order(state: State, choice: Choice) -> Option | None:
    """The first option of ``choice`` where whichever is taken leads to one and the same position.

    Where something else is asked on the way, each answer to that has to lead to the same one.
    """
    if not 1 < len(choice.options) <= MOST:
        return None
    ends = [_past(state, option, choice.id) for option in choice.options]
    if None in ends:
        return None
    positions = [end[0] for end in ends if end is not None]
    if all(position == positions[0] for position in positions):
        return choice.options[0]
    ways = [_ways(end, choice.id, DEEPEST) for end in ends if end is not None]
    if any(way is None or not _alike(way, ways[0] or []) for way in ways):
        return None
    return choice.options[0]


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


def _ways(at: tuple[State, Outcome], id: str, deep: int) -> list[Way] | None:
    """Every way on until nothing waits; None where that is far, or fate decides before."""
    state, outcome = at
    if isinstance(outcome, Done):
        return [((), state)]
    if not isinstance(outcome, Choice) or not deep or len(outcome.options) > MOST:
        return None
    found: list[Way] = []
    for option in outcome.options:
        end = _past(state, option, id)
        ways = _ways(end, id, deep - 1) if end is not None else None
        if ways is None:
            return None
        found += (((option, *chosen), position) for chosen, position in ways)
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
    return told == others and way[1] == other[1]

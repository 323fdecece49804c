"""The machine: ``step`` moves a state on by one frame step, ``run`` until somebody must decide."""

from __future__ import annotations

from collections.abc import Hashable

from rulesref.engine.line import Line
from rulesref.engine.outcome import (
    DONE,
    Chance,
    Choice,
    Endless,
    Option,
    Outcome,
    Unsupported,
    UnsupportedClause,
)
from rulesref.engine.reckoning import InCircles
from rulesref.engine.state import State
from rulesref.engine.told import TOLD, Part

#: A run of this many steps without a decision is taken to be endless.
ENDLESS = 100_000


def step(state: State) -> Outcome | None:
    """Take one step in place. ``None`` means that the machine is still running."""
    return _advance(state, 1)


def run(state: State, limit: int = ENDLESS) -> Outcome:
    """Take steps in place until a choice, a chance, an unsupported clause, or the end."""
    outcome = _advance(state, limit)
    return Endless(limit, _loop(state)) if outcome is None else outcome


def _advance(state: State, steps: int) -> Outcome | None:
    """Take up to ``steps`` steps; ``None`` where the machine is running after them."""
    if state.pending is not None:
        return state.pending
    try:
        return _step_on(state, steps)
    except InCircles:
        if not state.rules.hooks.reckoned_in_circles(state):
            raise
        return state.pending
    except UnsupportedClause as problem:
        state.pending = problem.stop
        return state.pending


def _step_on(state: State, steps: int) -> Outcome | None:
    queue = state.queue
    for _ in range(steps):
        if state.stack is None:
            if not queue:
                return DONE
            _push(state, 0)
            continue
        (kind, pc, variables, depth), rest = state.stack
        listed = kind.steps
        if listed and pc >= len(listed):  # the end of a procedure
            state.stack = rest
            continue
        state.depth = depth
        state.stack = ((kind, pc + 1, variables, depth), rest)
        if listed:
            listed[pc](state, variables)
        else:
            kind.run(state, pc, variables)
        if queue:
            level = depth + 1 if kind.prints else depth
            if len(queue) == 1:
                called, given = queue.pop()
                state.stack = ((called, 0, given, level), state.stack)
            else:
                _push(state, level)
        if state.pending is not None:
            return state.pending
    return None


def answer(state: State, option: Option) -> None:
    """Answer the pending choice in place with ``option``, which must be one of its options."""
    choice = state.pending
    if not isinstance(choice, Choice) or option not in choice.options:
        raise ValueError("that is no option of the pending choice")
    state.pending = None
    state.note(Line.choice(_depth_within(state), choice, option))
    state.let(**{choice.into: option.value})


def decide(state: State, value: Hashable) -> None:
    """Let fate decide the pending chance in place for ``value``."""
    chance = state.pending
    if not isinstance(chance, Chance) or all(value != other for _, other in chance.outcomes):
        raise ValueError("that is no outcome of the pending chance")
    state.pending = None
    state.note(Line.chance(_depth_within(state), chance, value))
    state.let(**{chance.into: value})


def tell(state: State, *parts: Part) -> None:
    """Lift the stop at an untold effect in place: ``parts``, one after another, are what it does."""
    stop = state.pending
    if not isinstance(stop, Unsupported) or not tellable(state, stop):
        raise ValueError("no effect waits to be told")
    state.pending = None
    state.call(TOLD, parts=parts, by=stop.source)
    _push(state, _depth_within(state))


def tellable(state: State, stop: Unsupported) -> bool:
    """Whether somebody may tell what the ``stop`` lacks: an effect, or what something begun says."""
    return bool(stop.untold) or any(stop.id in lifts for lifts in state.rules.lifts.values())


def _depth_within(state: State) -> int:
    """How deep in the timeline lies what the running frame causes."""
    (kind, _, _, depth), _ = state.stack
    return int(depth) + 1 if kind.prints else int(depth)


def _push(state: State, depth: int) -> None:
    stack = state.stack
    queue = state.queue
    for kind, variables in reversed(queue):
        stack = ((kind, 0, variables, depth), stack)
    state.stack = stack
    queue.clear()


def _loop(state: State) -> tuple[str, ...]:
    """The abilities and events that the last lines of the log repeat, newest first."""
    names: list[str] = []
    log = state.log
    while log is not None and len(names) < 8:
        line = log[0]
        name = line.event.type if line.event else line.source
        if name and name not in names:
            names.append(name)
        log = log[1]
    return tuple(names)

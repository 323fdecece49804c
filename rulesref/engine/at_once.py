"""An event that no ability answers: its impact, and what the rules make of it, in one step.

Most events of a round are such: steps begin, tokens are revealed, actions are spent. They pass the
same marks as others do (``sequence``), of which there are none that could mean them.
"""

from __future__ import annotations

from rulesref.engine.event import Event
from rulesref.engine.line import Line
from rulesref.engine.scope import close, open_framework
from rulesref.engine.state import State


def at_once(state: State, events: tuple[Event, ...], then: int) -> bool:
    """Resolve the only one of ``events`` if nothing can come between; ``False`` where it can.

    It is the running frame, which goes on at the stage ``then`` where its impact leaves more to do.
    """
    (event,) = events
    kind = event.kind
    id = kind.id
    if id in state.index.heard or kind.takes or kind.whole:
        return False
    if kind.lapses is not None and kind.lapses(state, event):
        return False
    hooks = state.rules.hooks
    own_scope = kind.own_scope
    if own_scope and hooks.postpone(state, events):
        return True
    place = state.wait_at(then, scoped=True) if own_scope else state.wait_at(then)
    if "opaque" in state.index.said:
        hooks.opaque(state)
    before = state.log
    if not kind.silent:
        state.note(Line.impact(state.depth, event, cites(event)))
    if own_scope:
        open_framework(state)
    kind.impact(state, events)
    if state.pending is not None:
        state.not_described(before)
    hooks.refresh(state)
    if kind.settles:
        hooks.settle(state, events)
    hooks.consequences(state)
    if state.queue or state.marks or state.pending is not None:
        return True
    if state.variables_at(place) is None:
        return True
    if own_scope:
        close(state)
    if id not in state.index.heard:
        state.end()
    elif own_scope:  # what has just come to the table may answer it
        state.let(scoped=False)
    return True


def cites(event: Event) -> tuple[str, ...]:
    """What makes this occurrence lawful, then what rules its kind; each entry once."""
    if not event.cites:
        return event.kind.cites
    return tuple(dict.fromkeys(event.cites + event.kind.cites))

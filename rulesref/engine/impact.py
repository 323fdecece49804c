"""The impact of events: the one stage that changes the state, and what comes of it at once."""

from __future__ import annotations

from rulesref.engine.at_once import cites
from rulesref.engine.event import Event
from rulesref.engine.line import Line
from rulesref.engine.scope import collecting, open_effect, open_framework
from rulesref.engine.state import State


def apply(state: State, events: tuple[Event, ...], bare: tuple[int, ...]) -> None:
    """Let ``events`` change the state, the ``bare`` ones without effects, and settle what follows."""
    hooks = state.rules.hooks
    if "opaque" in state.index.said:
        hooks.opaque(state)
    depth, before = state.depth, state.log
    batch = events if len(events) > 1 else ()
    settles = scoped = whole = False
    for number, event in enumerate(events):
        kind = event.kind
        if bare and number in bare:
            assert kind.bare is not None
            kind.bare(state, (event,))
        else:
            settles = settles or kind.settles
        scoped = scoped or kind.own_scope
        whole = whole or kind.whole
        if not kind.silent:
            state.note(Line.impact(depth, event, cites(event), batch))
    if scoped:
        open_framework(state)
        state.let(scoped=True)
    elif whole and not collecting(state):
        open_effect(state)
        state.let(whole=True)
    if len(events) > 1:
        _by_kind(state, events, bare)
    elif events and not bare:
        events[0].kind.impact(state, events)
    if state.pending is not None:
        state.not_described(before)
    hooks.refresh(state)
    if settles:
        hooks.settle(state, events)
    hooks.consequences(state)


def _by_kind(state: State, events: tuple[Event, ...], bare: tuple[int, ...]) -> None:
    """Apply ``events`` but the ``bare`` ones, those of one kind together."""
    groups: dict[str, list[Event]] = {}
    for number, event in enumerate(events):
        if number not in bare:
            groups.setdefault(event.kind.id, []).append(event)
    for group in groups.values():
        group[0].kind.impact(state, tuple(group))

"""How events resolve: through the stages of the game, nested ones first, batches together.

A ``Sequence`` frame carries a batch of simultaneous events through every stage; a
``TriggerStage`` frame resolves the abilities of one stage, Forced before reactions, each at most
once an occurrence. Both run any number of nested sequences on top of themselves.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from typing import Any

from rulesref.engine.at_once import at_once
from rulesref.engine.event import Event
from rulesref.engine.impact import apply
from rulesref.engine.late import late
from rulesref.engine.mark import CANCELED, IGNORED
from rulesref.engine.rules import Stage
from rulesref.engine.scope import close, fail, put_off
from rulesref.engine.state import State
from rulesref.engine.trigger import leavers, ready
from rulesref.engine.trigger_stage import TRIGGER_STAGE


def _heard(state: State, events: tuple[Event, ...]) -> Collection[str]:
    """The stages in which any ability at all answers one of ``events``.

    Where such a stage comes is asked of its switch here, so that it counts as read.
    """
    heard = state.index.heard
    if len(events) == 1:
        stages = heard.get(events[0].kind.id)
        if stages is None:
            return ()
    else:
        stages = frozenset().union(*[heard.get(event.kind.id, ()) for event in events])
    for stage in state.rules.stages:
        if stage.switch and stage.id in stages:
            state.rules.switches[stage.switch]
    return stages


def _lessened(event: Event, now: Event) -> bool:
    """Whether ``now`` is the same occurrence as ``event``, only less of it."""
    return now.kind is event.kind and any(
        isinstance(amount, int) and (now.slots.get(name) or 0) < amount
        for name, amount in event.slots.items()
    )


def _what_is_left(
    state: State, event: Event, taken: Counter[tuple[str, str]], bare: bool
) -> Event | None:
    """``event`` as far as it can happen, or ``None``; an ignored one (``bare``) takes nothing."""
    kind = event.kind
    if kind.lapses is not None and kind.lapses(state, event):
        return None
    return _as_much_as_there_is(state, event, taken) if kind.takes and not bare else event


def _as_much_as_there_is(
    state: State, event: Event, taken: Counter[tuple[str, str]]
) -> Event | None:
    """``event`` about no more than is left beside what is ``taken``; ``None`` where nothing is."""
    slots = dict(event.slots)
    for slot, what, amount in event.kind.takes:
        named = event.kind.slots.get(what) == "word"
        whose, token = event.slots[slot], event.slots[what] if named else what
        if slots.get(amount):
            left = max(0, state.get(whose, token) - taken[whose, token])
            slots[amount] = min(slots[amount], left)
            taken[whose, token] += slots[amount]
    if slots == event.slots:
        return event
    left_over = any(slots.get(amount) for _, _, amount in event.kind.takes)
    return event._replace(slots=slots) if left_over else None


class Sequence:
    """Carries ``events`` through the stages. Marks of the state cancel or replace an event."""

    id = "sequence"
    prints = True
    steps = ()

    def run(self, state: State, pc: int, variables: Mapping[str, Any]) -> None:
        """Run stages from ``pc`` on, up to the first that has something to do."""
        stages = state.rules.stages
        events = variables["events"]
        impact = state.rules.impact
        if state.marks:
            events = self._marked(state, events)
            running = state.frame
            variables = running.variables
            pc = 0 if running.pc == 0 else pc
        elif (
            pc == 0
            and len(events) == 1
            and len(variables) == 1
            and at_once(state, events, impact + 1)
        ):
            return
        if pc == 0 and events and events[0].kind.own_scope and self._waits(state, events):
            return
        asked = pc == 0
        if asked:
            events = self._possible(state, events)
            variables = state.variables
        if variables.get("scoped"):
            close(state)
            state.let(scoped=False)
        heard = _heard(state, events)
        if pc < impact and not heard:
            pc = impact
        for number in range(pc, len(stages)):
            stage = stages[number]
            if stage.kind == "impact":
                state.goto(number + 1)
                now = self._happen(state, variables, stages[number + 1 :], asked)
                if now is None:
                    return
                # Nothing has to come first: the later stages follow in this same step.
                variables = now
                events = variables["events"]
                heard = _heard(state, events)
                if not heard:
                    break
                continue
            if stage.id not in heard:
                continue
            leaving = variables.get("leaving", {}).get(stage.id, ())
            if stage.waits and put_off(state, stage.id, events, leaving):
                continue
            if stage.kind == "with-impact":
                self._judge(state, stage.id, events, variables.get("bare", ()))
                variables = state.variables
                continue
            state.goto(number + 1)
            state.call(
                TRIGGER_STAGE, stage=stage.id, events=events, mark=state.depth, leaving=leaving
            )
            return
        state.end()
        if variables.get("whole"):
            late(state)

    def _happen(
        self, state: State, variables: Mapping[str, Any], after: tuple[Stage, ...], asked: bool
    ) -> Mapping[str, Any] | None:
        """The impact of what still can happen; the variables with which ``after`` follows at once.

        ``asked`` says that nothing has come since it was asked what can happen. ``None`` where
        something else has to come before those stages.
        """
        events = variables["events"]
        if not asked:
            events = self._possible(state, events)
        if state.pending is not None:  # whether one of them can happen is known to nobody
            return None
        if events is not variables["events"]:
            variables = state.variables
        bare = variables.get("bare", ())
        if bare:
            events, bare = self._without(state, events, bare)
        heard = _heard(state, events)
        if heard and any(event.kind.leaves for event in events):
            later = [stage.id for stage in after if stage.id in heard]
            leaving = leavers(state, later, events, state.depth)
            if leaving:
                state.let(leaving=leaving)
        place = state.place()
        apply(state, events, bare)
        if "with" in variables:
            self._join(state, variables["with"], events)
            return None
        if state.queue or state.marks or state.pending is not None:
            return None
        now = state.variables_at(place)
        if now is not None and now.get("scoped"):
            close(state)
            state.let(scoped=False)
        return now

    def _judge(
        self, state: State, stage: str, events: tuple[Event, ...], bare: tuple[int, ...]
    ) -> None:
        """Find now what is to resolve as part of the impact."""
        stands = tuple(
            None if number in bare and event.kind.bare is None else event
            for number, event in enumerate(events)
        )
        found = ready(state, stage, stands, frozenset(), state.depth)
        if found:
            state.let(**{"with": (stage, tuple(found))})

    def _waits(self, state: State, events: tuple[Event, ...]) -> bool:
        """Whether the game lets ``events`` begin only when something else has ended."""
        return state.rules.hooks.postpone(state, events)

    def _join(self, state: State, judged: Any, events: tuple[Event, ...]) -> None:
        """Resolve what was judged as the impact began as part of it: nothing comes between."""
        stage, found = judged
        state.call(TRIGGER_STAGE, stage=stage, events=events, mark=state.depth, found=found)

    def _marked(self, state: State, events: tuple[Event, ...]) -> tuple[Event, ...]:
        """``events`` after what abilities have marked; an ignored one stays, without its effects."""
        kept: list[Event] = []
        bare: list[int] = []
        depth = state.depth
        swapped = False
        before = state.variables.get("bare", ())
        for number, event in enumerate(events):
            mark = state.marks.pop((depth, number), None)
            if mark == CANCELED:
                fail(state)
                continue
            if mark == IGNORED or number in before:
                if mark is not None:
                    fail(state)
                bare.append(len(kept))
                kept.append(event)
                continue
            if mark is not None and _lessened(event, mark):
                fail(state)
            kept.append(mark or event)
            swapped = swapped or (mark is not None and mark.kind is not event.kind)
        if tuple(bare) != before:
            state.let(bare=tuple(bare))
        if tuple(kept) != events:
            state.let(events=tuple(kept))
        if swapped and not state.variables.get("restarted"):
            # What it has become is a new condition: only abilities on that may be used from here.
            state.let(restarted=True)
            state.goto(0)
        return tuple(kept)

    def _possible(self, state: State, events: tuple[Event, ...]) -> tuple[Event, ...]:
        """``events`` without what cannot happen: asked before the first stage and at the impact."""
        if len(events) == 1 and not events[0].kind.takes:
            event = events[0]
            if event.kind.lapses is None or not event.kind.lapses(state, event):
                return events
            state.marks[state.depth, 0] = CANCELED
            return self._marked(state, events)
        for event in events:
            if event.kind.lapses is not None or event.kind.takes:
                return self._lapse(state, events)
        return events

    def _lapse(self, state: State, events: tuple[Event, ...]) -> tuple[Event, ...]:
        """What can still happen of ``events``; of the rest nothing is left for later stages.

        Of simultaneous ones that take the same thing, the first takes its part first.
        """
        taken: Counter[tuple[str, str]] = Counter()
        bare = state.variables.get("bare", ())
        lessened = False
        for number, event in enumerate(events):
            left = _what_is_left(state, event, taken, number in bare)
            if left is not event:
                state.marks[state.depth, number] = left or CANCELED
                lessened = True
        return self._marked(state, events) if lessened else events

    def _without(
        self, state: State, events: tuple[Event, ...], bare: tuple[int, ...]
    ) -> tuple[tuple[Event, ...], tuple[int, ...]]:
        """What goes on to the later stages: of the ignored only what was begun all the same.

        With the places of these in it.
        """
        left: list[Event] = []
        begun: list[int] = []
        for number, event in enumerate(events):
            if number not in bare:
                left.append(event)
            elif event.kind.bare is not None:
                begun.append(len(left))
                left.append(event)
        state.let(events=tuple(left), bare=())
        return tuple(left), tuple(begun)


SEQUENCE = Sequence()

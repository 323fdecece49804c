"""How events resolve: through the stages of the game, nested ones first, batches together.

A ``Sequence`` frame carries a batch of simultaneous events through every stage; a
``TriggerStage`` frame resolves the abilities of one stage, Forced before reactions, each at most
once an occurrence. Both run any number of nested sequences on top of themselves.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.scope import close, fail, open_framework, put_off
from rulesref.engine.state import Line, State
from rulesref.engine.trigger import Ready, ready

#: How an option is called where using an ability is called otherwise.
_DEED = {"fast": "play"}
#: Marks on an event: it does not happen at all; it was begun, but has no effect of its own.
CANCELED = "canceled"
IGNORED = "ignored"


class Sequence:
    """Carries ``events`` through the stages. Marks of the state cancel or replace an event."""

    id = "sequence"
    prints = True

    def run(self, state: State, pc: int, variables: Mapping[str, Any]) -> None:
        """Run stages from ``pc`` on, up to the first that has something to do."""
        stages = state.rules.stages
        events = variables["events"]
        if state.marks:
            events = self._marked(state, events)
            (_, now, variables, _), _ = state.stack
            pc = 0 if now == 0 else pc
        if pc == 0 and events and events[0].kind.own_scope and self._waits(state, events):
            state.end()
            return
        index = state.index
        if variables.get("scoped"):
            close(state)
            state.let(scoped=False)
        for number in range(pc, len(stages)):
            stage = stages[number]
            if stage.kind == "impact":
                state.goto(number + 1)
                bare = variables.get("bare", ())
                if bare:
                    events, bare = self._without(state, events, bare)
                self._impact(state, events, bare)
                if "with" in variables:
                    self._join(state, variables["with"], events)
                return
            if not any((stage.id, event.kind.id) in index for event in events):
                continue
            if stage.waits and put_off(state, stage.id, events):
                continue
            if stage.kind == "with-impact":
                bare = variables.get("bare", ())
                stands = tuple(
                    None if number in bare and event.kind.bare is None else event
                    for number, event in enumerate(events)
                )
                found = ready(state, stage.id, stands, frozenset(), state.depth)
                if found:
                    state.let(**{"with": (stage.id, tuple(found))})
                    variables = state.stack[0][2]
                continue
            state.goto(number + 1)
            state.call(TRIGGER_STAGE, stage=stage.id, events=events, mark=state.depth)
            return
        state.end()

    def _waits(self, state: State, events: tuple[Event, ...]) -> bool:
        """Whether the game lets ``events`` begin only when something else has ended."""
        postpone = state.rules.hooks.get("postpone")
        return postpone is not None and bool(postpone(state, events))

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
        before = state.stack[0][2].get("bare", ())
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
            kept.append(mark or event)
            swapped = swapped or (mark is not None and mark.kind is not event.kind)
        if tuple(bare) != before:
            state.let(bare=tuple(bare))
        if tuple(kept) != events:
            state.let(events=tuple(kept))
        if swapped and not state.stack[0][2].get("restarted"):
            # What it has become is a new condition: only abilities on that may be used from here.
            state.let(restarted=True)
            state.goto(0)
        return tuple(kept)

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

    def _impact(self, state: State, events: tuple[Event, ...], bare: tuple[int, ...]) -> None:
        if ("constant", "opaque") in state.index:
            state.rules.hooks["opaque"](state)
        depth = state.depth
        settles = scoped = False
        groups: dict[str, list[Event]] = {}
        for number, event in enumerate(events):
            kind = event.kind
            if bare and number in bare:
                assert kind.bare is not None
                kind.bare(state, (event,))
            else:
                groups.setdefault(kind.id, []).append(event)
                settles = settles or kind.settles
            scoped = scoped or kind.own_scope
            if not kind.silent:
                state.note(
                    Line(
                        depth,
                        "impact",
                        event,
                        event.by,
                        None,
                        (),
                        None,
                        event.cites + kind.cites,
                    )
                )
        if scoped:
            open_framework(state)
            state.let(scoped=True)
        for group in groups.values():
            group[0].kind.impact(state, tuple(group))
        refresh = state.rules.hooks.get("refresh")
        if refresh is not None:
            refresh(state)
        if settles:
            state.rules.hooks["settle"](state, events)


class TriggerStage:
    """Resolves the abilities that ``events`` trigger in ``stage``: Forced, then reactions."""

    id = "trigger-stage"
    __slots__ = ("prints",)

    def __init__(self, prints: bool) -> None:
        self.prints = prints

    def run(self, state: State, pc: int, variables: Mapping[str, Any]) -> None:
        """Offer what is left to resolve, or use what was picked."""
        pick = variables.get("pick")
        if pick == "pass":
            state.end()
            return
        stage = variables["stage"]
        events = variables["events"]
        if state.marks:
            events = _left(state, variables["mark"], events)
        used = variables.get("used", frozenset())
        if "found" in variables:
            found = [one for one in variables["found"] if one.key[:3] not in used]
        else:
            found = ready(state, stage, events, used, variables["mark"])
        if pick is not None:
            for one in found:
                if one.key == pick:
                    self._use(state, one, used, variables)
                    return
            several = [one for one in found if _for_one(one) == pick]
            if several:
                self._which(state, several)
                return
        forced = [one for one in found if one.ability.kind == "forced"]
        if forced:
            forced = state.rules.hooks["forced-first"](state, forced)
            self._ask(state, "forced-order", state.rules.hooks["lead"](state), forced, ())
        elif found:
            users = {one.you for one in found}
            chooser = users.pop() if len(users) == 1 else ""
            self._ask(state, "reaction", chooser, found, (Option("pass", {}, "pass"),))
        else:
            state.end()

    def _ask(
        self,
        state: State,
        id: str,
        chooser: str,
        found: Iterable[Ready],
        more: tuple[Option, ...],
    ) -> None:
        state.goto(0)
        groups: dict[Any, list[Ready]] = {}
        for one in found:
            groups.setdefault(_for_one(one), []).append(one)
        options = tuple(
            Option(
                _DEED.get(ones[0].ability.kind, "use"),
                {"who": ones[0].you, "card": ones[0].thing, "ability": ones[0].ability.id},
                ones[0].key if _alike(ones) else group,
            )
            for group, ones in groups.items()
        )
        state.ask(Choice(id, chooser, options + more, state.rules.cites[id], "pick"))

    def _which(self, state: State, several: list[Ready]) -> None:
        """One ability may answer any of several occurrences: which one it answers now."""
        state.goto(0)
        first = several[0]
        forced = first.ability.kind == "forced"
        chooser = state.rules.hooks["lead"](state) if forced else first.you
        cites = state.rules.cites["forced-order" if forced else "occurrence"]
        options: list[Option] = []
        for one in several:
            slots = {"who": one.you, "card": one.thing, "event": one.env["event"]}
            if all(slots != other.slots for other in options):
                options.append(Option("occurrence", slots, one.key))
        state.ask(Choice("occurrence", chooser, tuple(options), cites, "pick"))

    def _use(
        self, state: State, one: Ready, used: frozenset[Any], variables: Mapping[str, Any]
    ) -> None:
        if not variables.get("headed"):
            event = variables["events"][one.key[2]]
            cites = state.rules.cites["stage-" + variables["stage"]]
            state.note(
                Line(
                    state.depth if self.prints else state.depth - 1,
                    variables["stage"],
                    event,
                    None,
                    None,
                    (),
                    None,
                    cites,
                )
            )
        state.let(pick=None, used=used | {one.key[:3]}, headed=True)
        state.goto(0)
        kind = "use-" + one.ability.kind
        procedures = state.rules.procedures
        state.call(
            procedures[kind] if kind in procedures else procedures["use"],
            ability=one.ability,
            env=one.env,
        )


def _for_one(one: Ready) -> tuple[str, str, None, str]:
    """What names an ability and its user, whichever occurrence it is to answer."""
    thing, ability, _, you = one.key
    return thing, ability, None, you


def _alike(ones: list[Ready]) -> bool:
    """Whether it makes no difference which of ``ones`` is picked: the same event each time."""
    return all(one.env["event"] == ones[0].env["event"] for one in ones)


def _left(state: State, depth: int, events: tuple[Event, ...]) -> Any:
    """What can still be answered: nothing (``None``) of a canceled event or one of a new kind."""
    out = []
    for number, event in enumerate(events):
        mark = state.marks.get((depth, number), event)
        if mark == IGNORED:  # what was begun may still be answered
            out.append(event)
            continue
        same = isinstance(mark, Event) and event is not None and mark.kind is event.kind
        out.append(mark if same else None)
    return tuple(out)


#: Under a sequence, which stands one level above it; and for stages that a block put off.
TRIGGER_STAGE = TriggerStage(prints=False)
LATE_STAGE = TriggerStage(prints=True)
SEQUENCE = Sequence()


def cancel(state: State, mark: tuple[int, int], how: str = CANCELED) -> None:
    """Take the rest of its stages from the event that ``mark`` (``env["mark"]``) names."""
    state.marks[mark] = how


def replace(state: State, mark: tuple[int, int], event: Event) -> None:
    """Let ``event`` happen instead of the event that ``mark`` names; the latest one counts.

    What is canceled or ignored already stays so: nothing is left that could be replaced.
    """
    if not isinstance(state.marks.get(mark), str):
        state.marks[mark] = event

"""Whether the log tells an event that a sentence speaks of, and which of two comes first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from rulesref.engine.event import Event, EventKind
from rulesref.engine.line import Line
from rulesref.engine.state import State
from rulesref.rulings import never_here
from rulesref.rulings.deeds import DEEDS, did
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import says
from rulesref.rulings.timeline import Wanted

#: What is told of an amount of which any above zero is meant.
_ANY = object()


def happened(scene: Scene, event: Event, wanted: Wanted) -> bool:
    """Whether ``event`` is one that ``wanted`` speaks of."""
    return any(
        kind == event.type and all(_holds(scene, event, *told) for told in slots.items())
        for kind, slots in wanted
    )


def _holds(scene: Scene, event: Event, slot: str, told: object) -> bool:
    """Whether ``event`` has in that slot what is ``told``, or in the one that may stand for it."""
    instead = scene.tongue.speech.instead_of.get(slot, slot)
    return any(_same(scene, slot, event.slots.get(one), told) for one in {slot, instead})


def is_told(scene: Scene, line: Line, wanted: Wanted) -> bool:
    """Whether ``line`` tells what ``wanted`` speaks of: an event, an ability used, a reaction declined."""
    if line.stage == "impact" and line.event is not None:
        return happened(scene, line.event, wanted)
    return did(scene, line, wanted)


def of_any_amount(scene: Scene, wanted: Wanted) -> Wanted:
    """``wanted`` with whatever amount above zero in place of each that is told."""
    events = scene.tongue.game.rules.events
    return [
        (id, {name: _ANY if _counts(events[id], name) else told for name, told in slots.items()})
        for id, slots in wanted
        if id in events
    ]


def parts_of_it(scene: Scene, wanted: Wanted, lines: Iterable[Line]) -> tuple[Event, ...]:
    """The events among ``lines`` that come to the amounts of one that is ``wanted`` together.

    None where one alone has them, or where they come to more or less.
    """
    lines = tuple(lines)
    for id, slots in wanted:
        amounts = _amounts(scene, id, slots)
        if not may_come_in_parts(scene, [(id, slots)]):
            continue
        whose = [(id, {slot: told for slot, told in slots.items() if slot not in amounts})]
        parts = tuple(
            event
            for line in lines
            if (event := line.event if line.stage == "impact" else None) is not None
            and event.type == id
            and any(event.slots.get(slot) for slot in amounts)
            and happened(scene, event, whose)
        )
        if len(parts) > 1 and all(
            sum(part.slots.get(slot) or 0 for part in parts) == amount
            for slot, amount in amounts.items()
        ):
            return parts
    return ()


def may_come_in_parts(scene: Scene, wanted: Wanted) -> bool:
    """Whether several events could come to what is ``wanted`` together."""
    return any(amount > 1 for id, slots in wanted for amount in _amounts(scene, id, slots).values())


def _amounts(scene: Scene, id: str, slots: Mapping[str, Any]) -> dict[str, int]:
    kind = scene.tongue.game.rules.events.get(id)
    if kind is None or id not in scene.tongue.speech.adding_up:
        return {}
    return {
        slot: told for slot, told in slots.items() if isinstance(told, int) and _counts(kind, slot)
    }


def _counts(kind: EventKind, slot: str) -> bool:
    return kind.slots[slot] == "number"


def _same(scene: Scene, slot: str, value: object, told: object) -> bool:
    if told is _ANY:
        return bool(value)
    if isinstance(told, int):
        return (value or 0) == told
    return says(scene, slot, value, str(told))


class ToldEvent:
    """The event that is ``wanted``, in logs that states share: each line is looked at once."""

    def __init__(self, scene: Scene, wanted: Wanted) -> None:
        self.scene = scene
        self.wanted = wanted
        self.kinds = {kind for kind, _ in wanted}
        self.deeds = not self.kinds.isdisjoint(DEEDS)
        self.happens = False
        #: Place of a log in memory → the log, its length, the place of the event in it, or -1, and
        #: where the lines begin that tell what has happened at once with its last one.
        self.known: dict[int, tuple[Any, int, int, int]] = {}

    def place(self, state: State) -> int:
        """The place in the log of ``state`` of the first such event; -1 for none.

        What happens at once has one place.
        """
        log, new = state.log, []
        while log is not None and id(log) not in self.known:
            new.append(log)
            log = log[1]
        _, length, place, start = (None, 0, -1, 0) if log is None else self.known[id(log)]
        for log in reversed(new):
            line, before = log
            if not (line.batch and before is not None and before[0].batch is line.batch):
                start = length
            if place < 0 and self._is(state, line):
                place, self.happens = start, True
            length += 1
            self.known[id(log)] = (log, length, place, start)
        return place

    def _is(self, state: State, line: Line) -> bool:
        event = line.event if line.stage == "impact" else None
        may = event.type in self.kinds if event is not None else self.deeds
        return may and is_told(self.scene.at(state), line, self.wanted)

    def stop_at_never_here(self) -> None:
        """Raise ``NotHere`` where it has not happened anywhere, and is of a card that is nowhere."""
        if not self.happens:
            never_here.stop_at_never_here(self.scene, self.wanted)


class ToldEach(ToldEvent):
    """The same of what happens to several cards one by one: with the ``last`` of them, or with the first."""

    def __init__(self, scene: Scene, wanted: Wanted, each: list[ToldEvent], *, last: bool) -> None:
        super().__init__(scene, wanted)
        self.each = each
        self.last = last

    def place(self, state: State) -> int:
        """As for one; -1 for the last of them as long as it has not happened to all."""
        whole = super().place(state)
        places = [event.place(state) for event in self.each]
        if whole >= 0 or (self.last and min(places) < 0):
            return whole
        happened = [place for place in places if place >= 0]
        return (max if self.last else min)(happened, default=-1)

    def stop_at_never_here(self) -> None:
        """Raise ``NotHere`` where one of them is of a card that is nowhere."""
        for event in self.each:
            event.stop_at_never_here()


def stop_at_each(*events: ToldEvent) -> Callable[[], None]:
    """What raises ``NotHere`` where one of ``events`` is of a card that is nowhere."""

    def stop() -> None:
        for event in events:
            event.stop_at_never_here()

    return stop


def which_first(one: ToldEvent, other: ToldEvent) -> Callable[[State], str]:
    """Which of two events comes first in a state: "first", "second", or neither yet."""

    def known(state: State) -> str:
        first, second = one.place(state), other.place(state)
        if first < 0 and second < 0:
            return ""
        return "first" if first >= 0 and (second < 0 or first < second) else "second"

    return known

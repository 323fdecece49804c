"""Things that nothing can tell apart: positions that differ only in which of them is which are one.

Three goats of which one has attacked are one position, whichever it was. ``alike`` finds such
things where an exploration starts, ``Alike.twin`` gives each position the one name under which it
is known.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from itertools import chain
from typing import Any

from rulesref.engine.event import EventKind
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.shape import Rest, Shape, Shapes, Unreadable
from rulesref.engine.state import State, Thing
from rulesref.engine.way import Names
from rulesref.engine.words import Row

#: What never holds the id of a thing, beside the types that a game names.
_LEAVES = (str, int, bool, type(None), EventKind, Row)
#: With fewer options than this it is not looked for those that are alike.
MANY = 16


class Alike:
    """Groups of things of which none differs from the others, in the order in which they came.

    ``leaves`` are the types of the game that hold no ids.
    """

    def __init__(self, groups: Iterable[tuple[str, ...]], leaves: tuple[type, ...]) -> None:
        self.groups = tuple(groups)
        self.leaves: frozenset[type] = frozenset((*_LEAVES, *leaves))
        self.members = frozenset(chain.from_iterable(self.groups))
        self._shapes = Shapes(self.members, self.leaves)
        #: By names: what stands for the frames that go by them.
        self._running: dict[Any, dict[int, tuple[Any, Any]]] = {}

    def like(self, other: Alike | None) -> Alike:
        """``other``, where it takes the very same things for one another: it knows their twins."""
        same = other is not None and (self.groups, self.leaves) == (other.groups, other.leaves)
        return other if other is not None and same else self

    def twin(self, state: State) -> tuple[Hashable, Names] | None:
        """What is equal for all positions that differ from ``state`` only in which member is which.

        And the names of its things there. None where nobody can say. Two may be unequal where two
        positions do not differ: that costs time, and nothing else.
        """
        try:
            if any(id.partition("/")[0] in self.members for id in state.things if "/" in id):
                return None
            waits = self._waiting_shapes(state.pending)
            names = self._names(state, waits)
            return self._under(state, waits, names), names
        except Unreadable:
            return None

    def unlike(self, state: State, options: Sequence[Option]) -> Sequence[Option]:
        """One of all ``options`` of ``state`` that differ only in which of several things they name.

        Of a dozen copies any number can be chosen in 4,096 ways, of which 13 are not alike.
        """
        if len(options) < MANY:
            return options
        try:
            names = self._exchangeable(state)
        except Unreadable:
            return options
        first: dict[Any, Option] = {}
        for number, option in enumerate(options):
            first.setdefault(_told_by(option, names) or number, option)
        return tuple(first.values())

    def _exchangeable(self, state: State) -> Names:
        """Member → one name for all that can change places with it in ``state`` as it is now."""
        here = state.fork()
        here.pending = None
        names: dict[str, str] = {}
        for group in self.groups:
            firsts: dict[int, list[str]] = {}
            for id in group:
                others = firsts.setdefault(self._mark(state, id), [])
                one = next((one for one in others if self.can_change(here, one, id)), None)
                if one is None:
                    others.append(id)
                else:
                    names[one] = names[id] = f"\N{BULLET}{one}"
        return names

    def can_change(self, state: State, one: str, other: str) -> bool:
        """Whether ``state`` stays as it is where one has the place of the other."""
        try:
            return self.renamed(state, {one: other, other: one}) == state
        except Unreadable:
            return False

    def renamed(self, state: State, names: Names) -> State:
        """``state`` with other names for its things. Raises ``Unreadable``."""
        new = state.fork()
        things = {
            names.get(id, id): Thing(self._renamed(thing, names))
            for id, thing in state.things.items()
        }
        new.exchange(things)
        new.revise(lambda frame: self._renamed(frame.variables, names))
        new.deferred = self.told(state.deferred, names)
        # Marks come and go in place: they are looked through each time.
        new.marks = {at: self.told(mark, names) for at, mark in state.marks.items()}
        new.pending = self._waiting(state.pending, names)
        return new

    def _waiting(self, pending: Any, names: Names) -> Any:
        """What waits, by other names; of its options, of which there may be very many, nothing is kept."""
        if not isinstance(pending, Choice):
            return self.told(pending, names)
        with self._shapes.in_passing():
            options = tuple([self.told(one, names) for one in pending.options])
        return self.told(pending._replace(options=()), names)._replace(options=options)

    def told(self, value: Any, names: Names) -> Any:
        """``value`` with other names for the things in it; itself where it has none of them.

        Raises ``Unreadable``.
        """
        kind = type(value)
        if kind is str:
            return names.get(value, value)
        if kind is int or value is None:
            return value
        if kind in self.leaves:
            return value
        if isinstance(value, tuple):
            if self._is_of_nobody(value, names):
                return value
            new = [self.told(each, names) for each in value]
            return tuple(new) if kind is tuple else kind._make(new)
        if isinstance(value, dict):
            return self._renamed(value, names)
        if isinstance(value, frozenset):
            return frozenset(self.told(each, names) for each in value)
        raise Unreadable(kind)

    def _renamed(self, record: Mapping[str, Any], names: Names) -> Mapping[str, Any]:
        """``record`` with other names for the things in it; itself where it has none of them."""
        return record if self._is_of_nobody(record, names) else self._record(record, names)

    def _is_of_nobody(self, value: Any, names: Names) -> bool:
        """Whether ``value`` holds nothing that goes by another name."""
        return names.keys().isdisjoint(self._shapes.of(value).all_names())

    def _record(self, record: Mapping[str, Any], names: Names) -> Mapping[str, Any]:
        new: dict[str, Any] = {}
        changed = False
        for key, value in record.items():
            told = names.get(value, value) if type(value) is str else self.told(value, names)
            id = names.get(key, key) if type(key) is str else self.told(key, names)
            new[id] = told
            if told is not value or id is not key:
                changed = True
        return new if changed else record

    # --- names ----------------------------------------------------------------------------------

    def _names(self, state: State, waits: Iterable[Shape]) -> Names:
        names: dict[str, str] = {}
        places: dict[str, int] | None = None
        for group in self.groups:
            marks = {id: self._mark(state, id) for id in group}
            if len(set(marks.values())) < len(group):
                met = places = self._places(state, waits) if places is None else places
                order = sorted(group, key=lambda id: (marks[id], met.get(id, len(met))))
            else:
                order = sorted(group, key=marks.__getitem__)
            names.update((old, new) for old, new in zip(order, group, strict=True) if old != new)
        return names

    def _mark(self, state: State, id: str) -> int:
        """What tells a thing from the others of its group, whatever their names."""
        thing = state.things.get(id)
        if thing is None:
            return 0
        rest, here, sets = self._shapes.of(thing)
        if not (here or sets):
            return int(rest.number)
        return hash((rest.number, *[one == id for one in here], *_counted(sets, id)))

    def _places(self, state: State, waits: Iterable[Shape]) -> dict[str, int]:
        """Member → where it is first met in what is going on, and then in what lies there."""
        places: dict[str, int] = {}
        of = self._shapes.of
        running = (frame.variables for frame in state.frames())
        others = (thing for id, thing in state.things.items() if id not in self.members)
        for shape in chain(map(of, running), waits, map(of, chain((state.deferred,), others))):
            for id in shape.all_names():
                places.setdefault(id, len(places))
            if len(places) == len(self.members):
                break
        return places

    def _waiting_shapes(self, pending: Any) -> list[Shape]:
        """The shape of what waits, then of each of its options; of these nothing is kept."""
        if not isinstance(pending, Choice):
            return [self._shapes.of(pending)]
        with self._shapes.in_passing():
            options = [self._shapes.of(one) for one in pending.options]
        return [self._shapes.of(pending._replace(options=())), *options]

    def _under(self, state: State, waits: Iterable[Shape], names: Names) -> Hashable:
        """``state`` where things go by ``names``; ``waits`` are the shapes of what waits.

        It makes no difference in what order options stand.
        """
        of = self._shapes.of
        lie = [(names.get(id, id), of(thing).under(names)) for id, thing in state.things.items()]
        with self._shapes.in_passing():
            marks = of(state.marks)
        others = [of(state.deferred).under(names), marks.under(names)]
        waiting = frozenset([shape.under(names) for shape in waits])
        return (frozenset(lie), self._running_under(state, names), *others, waiting)

    def _running_under(self, state: State, names: Names) -> Any:
        """What stands for all frames of ``state``; each that positions share is looked at once."""
        known = self._running.setdefault(tuple(sorted(names.items())), {})

        def stands(
            kind: Any, pc: int, variables: Mapping[str, Any], depth: int, below: Any
        ) -> Rest:
            here = self._shapes.of(variables).under(names)
            return self._shapes.rest_of((kind, pc, here, depth, below))

        return state.folded(stands, known)


#: How many copies of a card can be alike.
_COMPARED = 30


def alike(
    state: State,
    groups: Iterable[Sequence[str]],
    leaves: tuple[type, ...],
    told: Callable[[str], bool],
) -> Alike | None:
    """Those of ``groups`` of things that can change places in ``state`` and leave it as it is.

    ``told(id)`` says that a thing is spoken of by itself, so that it differs from all others. Of a
    group without end the first few alone are compared: to try each takes long beside so many.
    """
    found = []
    for group in groups:
        left = [id for id in group if not told(id)][:_COMPARED]
        while len(left) > 1:
            first, *others = left
            same_ = [first, *(id for id in others if _could_change(state, first, id, leaves))]
            left = [id for id in others if id not in same_]
            if len(same_) > 1:
                found.append(tuple(same_))
    return Alike(found, leaves) if found else None


def _could_change(state: State, one: str, other: str, leaves: tuple[type, ...]) -> bool:
    """Whether the two can change places; in what order a choice lists them is no difference."""
    here = state.fork()
    here.pending = None
    return Alike(((one, other),), leaves).can_change(here, one, other)


def _counted(sets: Iterable[frozenset[Shape]], id: str) -> Iterable[int]:
    """How often ``id`` stands in each of ``sets``."""
    return [[*chain.from_iterable([one.all_names() for one in s])].count(id) for s in sets]


def _told_by(option: Option, names: Names) -> Any:
    """What tells ``option`` from others where things go by ``names``; ``None`` if that is not seen."""
    chosen = option.value
    if not isinstance(chosen, tuple) or not all(isinstance(one, str) for one in chosen):
        return None
    told = tuple([names.get(one, one) for one in chosen])
    slots: list[tuple[str, object]] = []
    for name, value in option.slots.items():
        if value == chosen:
            slots.append((name, told))
        elif isinstance(value, str):
            slots.append((name, names.get(value, value)))
        else:
            return None
    return option.id, told, tuple(slots)

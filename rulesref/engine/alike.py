"""Things that nothing can tell apart: positions that differ only in which of them is which are one.

Three goats of which one has attacked are one position, whichever it was. ``alike`` finds such
things where an exploration starts, ``Alike.twin`` gives each position the one name under which it
is known.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import chain
from typing import Any

from rulesref.engine.event import EventKind
from rulesref.engine.frames import hashed
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.state import State, Thing
from rulesref.engine.way import Names
from rulesref.engine.words import Row

#: What never holds the id of a thing, beside the types that a game names.
_LEAVES = (str, int, bool, type(None), EventKind, Row)


#: With fewer options than this it is not looked for those that are alike.
MANY = 16


class Unreadable(Exception):
    """Something in a position might hold the id of a thing where nobody can see it."""


class Alike:
    """Groups of things of which none differs from the others, in the order in which they came.

    ``leaves`` are the types of the game that hold no ids.
    """

    def __init__(self, groups: Iterable[tuple[str, ...]], leaves: tuple[type, ...]) -> None:
        self.groups = tuple(groups)
        self.leaves = frozenset((*_LEAVES, *leaves))
        self.members = frozenset(chain.from_iterable(self.groups))
        anybody = dict.fromkeys(self.members, "\N{BULLET}")
        self._own = {id: {**anybody, id: ""} for id in self.members}
        # What was looked through once: by its place in memory, where it is kept, the members in it.
        self._known: dict[int, tuple[Any, tuple[str, ...]]] = {}
        self._marks: dict[str, dict[int, tuple[Any, int]]] = {id: {} for id in self.members}
        self._frames: dict[Any, dict[int, tuple[Any, Any]]] = {}  # by names: frames renamed

    def twin(self, state: State) -> tuple[State, Names]:
        """A position that is the same for all that differ in which member is which, and its names.

        Two twins may differ where two positions do not: that costs time, and nothing else.
        """
        try:
            if any(id.partition("/")[0] in self.members for id in state.things if "/" in id):
                return state, {}
            names = self._names(state)
            twin = self.renamed(state, names) if names else state.fork()
        except Unreadable:
            return state, {}
        _sort_options(twin)
        return twin, names

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
        known = self._frames.setdefault(tuple(sorted(names.items())), {})
        new.revise_once(lambda variables: self._renamed(variables, names), known)
        new.deferred = self.told(state.deferred, names)
        new.marks = self._marked(state.marks, names)
        new.pending = self._waiting(state.pending, names)
        return new

    def _waiting(self, pending: Any, names: Names) -> Any:
        """What waits, by other names; of its options, of which there may be very many, nothing is kept."""
        if not isinstance(pending, Choice):
            return self.told(pending, names)
        options = tuple([self._passing(self.told, one, names) for one in pending.options])
        return self.told(pending._replace(options=()), names)._replace(options=options)

    def _passing(self, do: Callable[..., Any], *about: Any) -> Any:
        """What ``do`` makes of something that nobody asks about again."""
        kept, self._known = self._known, {}
        try:
            return do(*about)
        finally:
            self._known = kept

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
            if names.keys().isdisjoint(self._met(value)):
                return value
            new = [self.told(each, names) for each in value]
            return tuple(new) if kind is tuple else kind._make(new)
        if isinstance(value, dict):
            return self._renamed(value, names)
        if isinstance(value, frozenset):
            return frozenset(self.told(each, names) for each in value)
        raise Unreadable(kind)

    def _marked(self, marks: Any, names: Names) -> Any:
        """Marks come and go in place: they are looked through each time."""
        return self._record(marks, names)

    def _renamed(self, record: Mapping[str, Any], names: Names) -> Mapping[str, Any]:
        """``record`` with other names for the things in it; itself where it has none of them."""
        return record if names.keys().isdisjoint(self._met(record)) else self._record(record, names)

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

    def _names(self, state: State) -> Names:
        names: dict[str, str] = {}
        places: dict[str, int] | None = None
        for group in self.groups:
            marks = {id: self._mark(state, id) for id in group}
            if len(set(marks.values())) < len(group):
                met = places = self._places(state) if places is None else places
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
        known = self._marks[id]
        place = _place_of(thing)
        if place not in known:
            known[place] = (thing, hash(hashed(self._record(thing, self._own[id]), {})))
        return known[place][1]

    def _places(self, state: State) -> dict[str, int]:
        """Member → where it is first met in what is going on, and then in what lies there."""
        places: dict[str, int] = {}
        running = (frame.variables for frame in state.frames())
        others = (thing for id, thing in state.things.items() if id not in self.members)
        met = chain(
            map(self._met, running),
            self._met_in_what_waits(state.pending),
            map(self._met, chain((state.deferred,), others)),
        )
        for ids in met:
            for id in ids:
                places.setdefault(id, len(places))
            if len(places) == len(self.members):
                break
        return places

    def _met_in_what_waits(self, pending: Any) -> Iterable[tuple[str, ...]]:
        """The members in what waits, and in each of its options; of these nothing is kept."""
        if not isinstance(pending, Choice):
            yield self._met(pending)
            return
        yield self._met(pending._replace(options=()))
        for one in pending.options:
            yield self._passing(self._met, one)

    def _met(self, value: Any) -> tuple[str, ...]:
        """The members in ``value``, in the order in which they stand there. Raises ``Unreadable``.

        What holds others never changes, so it is looked through once.
        """
        known = self._known.get(id(value))
        if known is not None:
            return known[1]
        kind = type(value)
        if kind is str:
            return (value,) if value in self.members else ()
        if kind is int or value is None or kind in self.leaves:
            return ()
        found = tuple(self._within(value))
        self._known[id(value)] = (value, found)
        return found

    def _within(self, value: Any) -> dict[str, None]:
        found: dict[str, None] = {}
        if isinstance(value, dict):
            parts: Iterable[Any] = chain.from_iterable(value.items())
        elif isinstance(value, tuple):
            parts = value
        elif isinstance(value, frozenset):
            return dict.fromkeys(sorted({id for each in value for id in self._met(each)}))
        else:
            raise Unreadable(type(value))
        for each in parts:
            if type(each) is not str:
                for id in self._met(each):
                    found[id] = None
            elif each in self.members:
                found[each] = None
        return found


#: Where a thing lies in memory: methods here call the name of a thing ``id``.
_place_of = id


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


def _sort_options(state: State) -> None:
    """No order of the options of a choice is another choice: equal ones stand at equal places."""
    if isinstance(state.pending, Choice):
        options = tuple(sorted(state.pending.options, key=lambda one: hash(hashed(one, {}))))
        state.pending = state.pending._replace(options=options)

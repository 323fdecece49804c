"""What a value is but for what certain things in it are called: looked through once for all names.

An exploration knows a position under other names than it has, so that its twins are one with it. All
that lies in it is the same under any names but for these, so they are kept apart from the rest; equal
rests are one object, so that it costs next to nothing to say whether two positions are equal.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from rulesref.engine.way import Names
from rulesref.record import NamedTuple


class Rest:
    """Stands for all that is equal but for names; what was met later has a greater number."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number


class Shape(NamedTuple):
    """All but the names, which is a ``Rest`` or holds nothing else; and these in their order.

    Where parts that hold names stand in no order, as in a set, their shapes are one of ``sets``.
    """

    rest: Any
    names: tuple[str, ...] = ()
    sets: tuple[frozenset[Shape], ...] = ()

    def under(self, names: Names) -> Any:
        """What is equal for all that is equal where things go by ``names``."""
        here, sets = self.names, self.sets
        if not (here or sets):
            return self.rest
        if names:
            here = tuple([names.get(name, name) for name in here])
        if sets:
            each = [frozenset([one.under(names) for one in parts]) for parts in sets]
            return self.rest, here, tuple(each)
        return self.rest, here

    def all_names(self) -> Sequence[str]:
        """The names, in the order in which they are met; some more than once."""
        if not self.sets:
            return self.names
        loose = [name for parts in self.sets for one in parts for name in one.all_names()]
        return (*self.names, *sorted(loose))


class Unreadable(Exception):
    """Something in a position might hold the id of a thing where nobody can see it."""


#: Stands for a name.
_ONE = Rest(-1)


class Shapes:
    """The shapes of values that hold any of ``names``. Of the types ``leaves`` nothing does."""

    def __init__(self, names: frozenset[str], leaves: frozenset[type]) -> None:
        self.names = names
        self.leaves = leaves
        #: By its place in memory, what was looked through, which is kept, and its shape.
        self.known: dict[int, tuple[Any, Shape]] = {}
        self._rests: dict[Any, Rest] = {}

    def rest_of(self, parts: Hashable) -> Rest:
        """What stands for all that consists of ``parts``."""
        rest = self._rests.get(parts)
        if rest is None:
            rest = self._rests[parts] = Rest(len(self._rests))
        return rest

    def of(self, value: Any) -> Shape:
        """The shape of ``value``. What holds others never changes. Raises ``Unreadable``."""
        known = self.known.get(id(value))
        if known is not None:
            return known[1]
        if type(value) in self.leaves:
            return Shape(_ONE, (value,)) if self._is_name(value) else Shape(value)
        shape = self._looked_through(value)
        self.known[id(value)] = (value, shape)
        return shape

    @contextmanager
    def in_passing(self) -> Iterator[None]:
        """Keep nothing of what is looked through meanwhile: nobody asks about it again."""
        kept, self.known = self.known, {}
        try:
            yield
        finally:
            self.known = kept

    def _is_name(self, value: Any) -> bool:
        return type(value) is str and value in self.names

    def _looked_through(self, value: Any) -> Shape:
        if isinstance(value, tuple):
            return self._in_order(value)
        if isinstance(value, dict):
            keys = _in_order(value)
            if keys is None or not self.names.isdisjoint(keys):
                return self._in_no_order(dict, value.items())
            return self._in_order([*keys, *[value[key] for key in keys]], dict)
        if isinstance(value, frozenset):
            return self._in_no_order(frozenset, value)
        raise Unreadable(type(value))

    def _in_order(self, parts: Iterable[Any], *before: type) -> Shape:
        known = self.known
        rests: list[Any] = [*before]
        names: tuple[str, ...] = ()
        sets: tuple[frozenset[Shape], ...] = ()
        for part in parts:
            kind = type(part)
            if kind is str and part in self.names:
                names += (part,)
                rests.append(_ONE)
            elif kind in self.leaves:
                rests.append(part)
            else:
                met = known.get(id(part))
                shape = self.of(part) if met is None else met[1]
                rests.append(shape.rest)
                names += shape.names
                sets += shape.sets
        return Shape(self.rest_of(tuple(rests)), names, sets)

    def _in_no_order(self, kind: type, parts: Iterable[Any]) -> Shape:
        shapes = frozenset([self.of(part) for part in parts])
        named = frozenset([one for one in shapes if one.names or one.sets])
        rest = self.rest_of((kind, frozenset([one.rest for one in shapes - named])))
        return Shape(rest, (), (named,) if named else ())


def _in_order(record: Mapping[Any, Any]) -> list[str] | None:
    """The keys of ``record`` in an order that depends on nothing but them; only words have one."""
    try:
        keys = sorted(record)
    except TypeError:
        return None
    return keys if not keys or type(keys[0]) is str else None

"""A row of decisions that an exploration found, under the names of the positions on it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rulesref.record import NamedTuple

#: The id that a thing goes by → its id in the twin; a thing that keeps its id is left out.
Names = Mapping[str, str]


class Way(NamedTuple):
    """A row of decisions: ``move``, then ``rest``, whose things go by ``names`` here."""

    length: int
    move: Any
    rest: Way | None
    names: Names

    def moves(self, told: Callable[[Any, Names], Any]) -> tuple[Any, ...]:
        """Every decision by the names of the first; ``told(value, names)`` renames."""
        out = []
        way: Way | None = self
        names: Names = {}
        while way is not None:
            if way.length:
                out.append(told(way.move, names) if names else way.move)
            if way.names:
                names = composed(way.names, names)
            way = way.rest
        return tuple(out)


#: A way that is at its end.
THERE = Way(0, None, None, {})


def way_of(moves: Sequence[Any]) -> Way:
    """The way that makes ``moves``, all of them by the names of its beginning."""
    way = THERE
    for move in reversed(moves):
        way = Way(way.length + 1, move, way, {})
    return way


def composed(first: Names, then: Names) -> Names:
    """The names by ``first``, renamed by ``then``."""
    names = {old: then.get(new, new) for old, new in first.items()}
    names.update((old, new) for old, new in then.items() if old not in first)
    return {old: new for old, new in names.items() if old != new}


def reversed_names(names: Names) -> Names:
    """From the names of the twin back to those of the position."""
    return {new: old for old, new in names.items()}


def as_here(theirs: Names, names: Names) -> Names:
    """What is called by ``theirs`` at a twin, as it is called where things go by ``names``."""
    if theirs is names or not (theirs or names):
        return {}
    return composed(theirs, reversed_names(names))

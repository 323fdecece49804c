"""What is found of the texts that a step may be made of, kept while it is taken apart: they share most of their parts."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import Generic, TypeVar

from rulesref.rulings.scene import Scene

T = TypeVar("T")
#: So many texts are tried for one step at most, so that each has an end: what somebody tells takes some dozens.
MOST = 1_000


@contextmanager
def taken_apart(scene: Scene) -> Iterator[None]:
    """Keep what is found at ``scene``, where nothing is told meanwhile; within another one nothing begins anew."""
    telling = scene.telling
    if telling.apart_so_far is not None:
        yield
        return
    telling.apart_so_far = {}
    try:
        yield
    finally:
        telling.apart_so_far = None


def known_apart(scene: Scene, what: Hashable, find: Callable[[], T]) -> T:
    """What ``find`` finds of ``what``, once while a step is taken apart; else each time."""
    known = scene.telling.apart_so_far
    if known is None:
        return find()
    if what not in known:
        known[what] = find()
    found: T = known[what]
    return found


def is_too_much(scene: Scene) -> bool:
    """Whether so much has been tried for the step that is taken apart that it is read as it stands."""
    return len(scene.telling.apart_so_far or ()) >= MOST


class Once(Generic[T]):
    """What a ``source`` gives, each found once and as late as somebody asks for it, for all who go through it."""

    def __init__(self, source: Iterator[T]) -> None:
        self._source = source
        self._found: list[T] = []

    def __iter__(self) -> Iterator[T]:
        """All of it, from the first."""
        place = 0
        while True:
            if place == len(self._found):
                more = next(self._source, None)
                if more is None:
                    return
                self._found.append(more)
            yield self._found[place]
            place += 1

"""The frames of a state: linked pairs ``(frame, rest)``, the innermost first, that forks share.

In the pairs a frame is a plain tuple, because every step of the machine makes one. Whoever looks at
the frames of a state is given a ``Frame`` each.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from rulesref.record import NamedTuple


class Frame(NamedTuple):
    """What runs, the place of its next step, its variables, and its depth in the timeline."""

    kind: Any
    pc: int
    variables: Mapping[str, Any]
    depth: int


def frames_of(stack: Any) -> Iterator[Frame]:
    """The frames of ``stack``, the innermost first."""
    while stack is not None:
        frame, stack = stack
        yield Frame._make(frame)


def with_beneath(stack: Any, number: int, kind: Any, variables: Mapping[str, Any]) -> Any:
    """``stack`` with a frame of ``kind`` right beneath its frame ``number``, at the same depth."""
    above = []
    for _ in range(number + 1):
        frame, stack = stack
        above.append(frame)
    return _piled(((kind, 0, variables, above[-1][3]), stack), above)


def moved_beneath(stack: Any, upto: int, number: int) -> Any:
    """``stack`` with its frames 0 to ``upto`` right beneath frame ``number``, at its depth."""
    frames = list(frames_of(stack))
    moved, above, below = frames[: upto + 1], frames[upto + 1 : number + 1], frames[number + 1 :]
    level = [frame._replace(depth=above[-1].depth) for frame in moved]
    return _piled(None, [tuple(frame) for frame in (*above, *level, *below)])


def revised(stack: Any, change: Callable[[Frame], Mapping[str, Any]]) -> Any:
    """``stack`` with the variables that ``change`` gives for each frame."""
    frames = [(old.kind, old.pc, change(old), old.depth) for old in frames_of(stack)]
    return _piled(None, frames)


def _piled(stack: Any, above: list[Any]) -> Any:
    """``stack`` under the frames ``above``, of which the first is the innermost."""
    for frame in reversed(above):
        stack = (frame, stack)
    return stack


def hash_of(stack: Any, known: dict[int, tuple[Any, int]]) -> int:
    """The hash of ``stack``; every link is hashed once, however many states share it."""

    def on(kind: Any, pc: int, variables: Mapping[str, Any], depth: int, below: Any) -> int:
        return hash((kind, pc, hashed(variables, known), depth, below))

    return folded(stack, on, known) or 0


def folded(stack: Any, fold: Callable[..., Any], known: dict[int, tuple[Any, Any]]) -> Any:
    """What ``fold(*frame, what came of those below it)`` makes of ``stack``; None of no frame.

    Every link is looked at once, however many states share it: ``known`` keeps what came of it.
    """
    new = []
    while stack is not None and id(stack) not in known:
        new.append(stack)
        stack = stack[1]
    value = None if stack is None else known[id(stack)][1]
    for link in reversed(new):
        value = fold(*link[0], value)
        known[id(link)] = (link, value)  # kept, so that no other takes its place in memory
    return value


def same(one: Any, other: Any) -> bool:
    """Whether two stacks hold equal frames; without recursion, however deep they are."""
    while one is not other:
        if one is None or other is None or one[0] != other[0]:
            return False
        one, other = one[1], other[1]
    return True


#: How a tuple is hashed that does not say it otherwise.
_OF_TUPLE: Any = tuple.__hash__


def hashed(value: Any, known: dict[int, tuple[Any, int]]) -> Any:
    """What ``value``, of nested tuples and dicts, is hashed by; ``known`` keeps what many share.

    A record with a hash of its own is what it is.
    """
    kind = type(value)
    if kind is str or kind is int or value is None:
        return value
    met = known.get(id(value))
    if met is not None:
        return met[1]
    if isinstance(value, dict):
        found = hash(frozenset([(key, hashed(item, known)) for key, item in value.items()]))
    elif isinstance(value, tuple):
        if kind.__hash__ is not _OF_TUPLE:
            return value
        found = hash(tuple([hashed(item, known) for item in value]))
    elif isinstance(value, list):
        return hash(tuple([hashed(item, known) for item in value]))
    else:
        return value
    known[id(value)] = (value, found)  # kept, so that no other takes its place in memory
    return found


def hashed_waiting(pending: Any) -> Any:
    """The same of what waits; of its options, of which there may be very many, nothing is kept."""
    options = getattr(pending, "options", None)
    if options is None:
        return hashed(pending, {})
    each = tuple([hash(hashed(one, {})) for one in options])
    return hash((hashed(pending._replace(options=()), {}), each))

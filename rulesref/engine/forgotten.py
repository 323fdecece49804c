"""What a position remembers and nothing will ask for: positions that differ only in that are one.

Who hurt a card last tells nothing any more once it has survived that. A game names such memories by
``Hooks.memories``; an exploration hides them, and begins anew without hiding any where one is
looked at after all.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NoReturn

from rulesref.engine.state import State


class Recalled(Exception):
    """Something looks at a memory that was taken for forgotten."""


class Forgotten:
    """Stands where a memory was: it is there, and whatever else is asked of it raises ``Recalled``."""

    __slots__ = ()

    def __bool__(self) -> bool:
        return True

    def _recall(self, *_: Any) -> NoReturn:
        raise Recalled

    __eq__ = __ne__ = __lt__ = __gt__ = __hash__ = _recall
    __iter__ = __len__ = __getitem__ = __contains__ = __str__ = __repr__ = _recall


FORGOTTEN = Forgotten()
#: (the id of a thing, names of its attributes).
Memories = tuple[tuple[str, tuple[str, ...]], ...]


def forget(state: State) -> Memories:
    """Take from ``state`` the memories that nothing may ask for any more, and return which."""
    found = tuple(state.rules.hooks.memories(state))
    for id, names in found:
        state.put(id, **dict.fromkeys(names))
    return found


def hide(state: State, memories: Iterable[tuple[str, tuple[str, ...]]]) -> None:
    """Let whoever looks at one of ``memories``, which were taken from ``state``, raise ``Recalled``."""
    for id, names in memories:
        state.put(id, **dict.fromkeys(names, FORGOTTEN))

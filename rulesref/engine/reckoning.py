"""What holds now may hang on what else holds now: how far that is followed.

A clause that goes by what it says itself has no answer. To look for one goes round without end, and
so does to look for that of several that go by one another.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ParamSpec, TypeVar

if TYPE_CHECKING:
    from rulesref.engine.state import State

#: So many clauses are looked at, each because of the one before; cards hardly ever go by a second.
MOST = 20
_Asked = ParamSpec("_Asked")
_Found = TypeVar("_Found")


class InCircles(Exception):
    """What holds now hangs on itself."""


def within(
    state: State, reckon: Callable[_Asked, _Found], *args: _Asked.args, **named: _Asked.kwargs
) -> _Found:
    """What ``reckon`` finds of a clause in force. Raises ``InCircles`` within too many others."""
    if state.reckoning >= MOST:
        raise InCircles
    state.reckoning += 1
    try:
        return reckon(*args, **named)
    finally:
        state.reckoning -= 1

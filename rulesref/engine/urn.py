"""Draws from an urn of which nothing counts but what is kept: what a game says of them.

Where all that is drawn goes back unseen in the end, a position need not hold what lies in the urn:
how many of each face are left decides how likely a draw is, and nothing else. A game that can show
so gives an ``Urn`` by ``Hooks.urn``; ``counted`` then follows what is kept, and ``odds`` counts.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Protocol

from rulesref.record import NamedTuple

if TYPE_CHECKING:
    from rulesref.engine.state import State

#: What is kept of one draw: faces, in an order that the game gives them.
Kept = tuple[str, ...]


class Peeked(Exception):
    """Something reads what was drawn or what is left: it counts after all."""


class Hidden(tuple[Any, ...]):
    """What lies in the urn once nobody may look any more. Reading it raises ``Peeked``."""

    __slots__ = ()

    def __iter__(self) -> Iterator[Any]:
        raise Peeked

    def __len__(self) -> int:
        raise Peeked

    def __bool__(self) -> bool:
        return True

    def __getitem__(self, key: Any) -> Any:
        raise Peeked

    def __contains__(self, key: object) -> bool:
        raise Peeked

    def __eq__(self, other: object) -> bool:
        return self is other

    def __hash__(self) -> int:
        return 0


class Secret(Mapping[str, Any]):
    """The slots of an event that may have happened or not. Reading any raises ``Peeked``."""

    __slots__ = ()

    def __getitem__(self, key: str) -> Any:
        raise Peeked

    def __iter__(self) -> Iterator[str]:
        raise Peeked

    def __len__(self) -> int:
        raise Peeked


HIDDEN = Hidden()
SECRET = Secret()


class Draw(NamedTuple):
    """One draw of ``size`` tokens, which are numbered: somebody keeps those of one of the ``keeps``.

    ``chance`` and ``choice`` are (id, chooser, what they cite) of what decides both.
    """

    size: int
    keeps: frozenset[tuple[int, ...]]
    chance: tuple[str, str | None, tuple[str, ...]]
    choice: tuple[str, str | None, tuple[str, ...]]

    def groups(self) -> tuple[tuple[int, ...], ...]:
        """The tokens, together where they may change places and nothing is kept otherwise."""
        groups: list[list[int]] = []
        for number in range(self.size):
            for group in groups:
                if self._change(group[0], number):
                    group.append(number)
                    break
            else:
                groups.append([number])
        return tuple(map(tuple, groups))

    def _change(self, one: int, other: int) -> bool:
        to = {one: other, other: one}
        swapped = {tuple(sorted(to.get(number, number) for number in row)) for row in self.keeps}
        return swapped == self.keeps


class Urn(Protocol):
    """What a game knows of an urn. ``counts`` maps each face to how many there are at first."""

    counts: Mapping[str, int]

    def started(self, state: State) -> State:
        """``state``, which stays as it is, without what has been drawn so far."""

    def draw(self, state: State) -> Draw | None:
        """What the pending chance of ``state`` begins to draw, if it does."""

    def kept(self, state: State, each: Iterable[Kept]) -> Iterator[tuple[State, list[Kept]]]:
        """``state``, which stays as it is, as soon as one of ``each`` is kept of what it draws.

        With every position those that it is the same for.
        """

    def ahead(self, state: State) -> bool:
        """Whether something may still be drawn in what is going on."""

    def closed(self, state: State) -> State:
        """``state``, which stays as it is, in which reading the urn raises ``Peeked``."""

    def settled(self, state: State) -> Kept | None:
        """What was kept of the latest draw, where ``state`` has just settled it."""

    def in_order(self, faces: Iterable[str]) -> Kept:
        """``faces`` in the order in which they are told from another row of the same."""

    def left(self, state: State) -> Mapping[str, int]:
        """How many of each face may be kept from here on: all but those that were kept."""

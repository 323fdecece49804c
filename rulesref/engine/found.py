"""What an exploration finds, and what it may cost."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from math import inf
from time import monotonic
from typing import TYPE_CHECKING, Any

from rulesref.engine.alike import THERE
from rulesref.engine.outcome import share
from rulesref.record import NamedTuple

if TYPE_CHECKING:
    from fractions import Fraction

#: Beyond this many different positions nobody reads the outcomes any more.
LARGEST = 20_000


class Budget(NamedTuple):
    """How far an exploration goes: so many different ``positions``, and until so many seconds."""

    positions: int = LARGEST
    until: float = inf  # as ``time.monotonic`` counts them

    def is_spent(self, positions: int) -> bool:
        """Whether no more than ``positions`` can be afforded."""
        return positions > self.positions or (self.until < inf and monotonic() > self.until)


#: What a question costs at most unless somebody gives it more.
USUAL = Budget()


class TooMany(Exception):
    """The budget was spent on ``positions``; at least ``left`` ways on from them were not tried."""

    def __init__(self, positions: int, left: int) -> None:
        super().__init__(f"more than {positions:,} positions")
        self.positions = positions
        self.left = left


class Decider(NamedTuple):
    """What makes a difference: a choice of ``chooser`` ("" for any player), or a chance (None)."""

    id: str
    chooser: str | None
    cites: tuple[str, ...]


class Found(NamedTuple):
    """What can come of a position.

    ``chances`` maps an answer to its least and its greatest probability over all ways to choose;
    ``ways`` to one row of decisions that leads there; ``deciders`` made the difference.
    """

    chances: Mapping[Hashable, tuple[Fraction, Fraction]]
    ways: Mapping[Hashable, Any]
    deciders: frozenset[Decider]

    def chance(self, answer: Hashable) -> tuple[Fraction, Fraction]:
        """The least and the greatest probability of ``answer``."""
        return self.chances.get(answer, (share(0, 1), share(0, 1)))


def certain(answer: Hashable) -> Found:
    """The ``answer`` comes whatever happens, and has come already."""
    return Found({answer: (share(1, 1), share(1, 1))}, {answer: THERE}, frozenset())

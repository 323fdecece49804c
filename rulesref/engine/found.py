"""What an exploration finds, and what it may cost."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from time import monotonic
from typing import TYPE_CHECKING, Any

from rulesref.engine.outcome import Chance, Choice, share
from rulesref.engine.way import THERE, Names, Way
from rulesref.record import NamedTuple

if TYPE_CHECKING:
    from fractions import Fraction

#: Beyond this many different positions nobody reads the outcomes any more.
LARGEST = 20_000
#: What is kept of a position grows with the square of the things in it: each is in the record of
#: what lies there, in what is going on and in what can be chosen. So many take some 400 MB.
KEPT = 12_000_000


#: What no clock comes to; ``math``, which has it too, is a file to open.
_NEVER = float("inf")


class Budget(NamedTuple):
    """How far an exploration goes: so many different ``positions``, and until so many seconds."""

    positions: int = LARGEST
    until: float = _NEVER  # as ``time.monotonic`` counts them

    def is_spent(self, positions: int) -> bool:
        """Whether no more than ``positions`` can be afforded."""
        return positions > self.positions or (self.until < _NEVER and monotonic() > self.until)

    def beside(self, things: int) -> Budget:
        """The same for positions with so many things in them, as memory allows."""
        return self._replace(positions=min(self.positions, KEPT // max(things, 1) ** 2))

    def within(self, seconds: float) -> Budget:
        """The same, and ended after so many seconds from now where it has no end."""
        return self if self.until < _NEVER else self._replace(until=monotonic() + seconds)


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
    ``ways`` to one row of decisions that leads there; ``deciders`` made the difference. ``choices``
    are all those that came, (id, chooser), between more options than one.
    """

    chances: Mapping[Hashable, tuple[Fraction, Fraction]]
    ways: Mapping[Hashable, Any]
    deciders: frozenset[Decider]
    choices: frozenset[tuple[str, str]] = frozenset()

    def chance(self, answer: Hashable) -> tuple[Fraction, Fraction]:
        """The least and the greatest probability of ``answer``."""
        return self.chances.get(answer, (share(0, 1), share(0, 1)))


def certain(answer: Hashable) -> Found:
    """The ``answer`` comes whatever happens, and has come already."""
    return Found({answer: (share(1, 1), share(1, 1))}, {answer: THERE}, frozenset())


def merged(outcome: Choice | Chance, each: Sequence[tuple[Any, Any, Found, Names]]) -> Found:
    """One record out of those of the branches: fate weighs them, a player picks among them.

    ``each`` are (probability or None, move, what is found there, the names of things there).
    """
    first = each[0][2].chances
    same = all(found.chances is first or found.chances == first for _, _, found, _ in each)
    chances = first if same else _weighed(each, by_chance=isinstance(outcome, Chance))
    ways: dict[Hashable, Way] = {}
    for _, move, found, names in each:
        for given, way in found.ways.items():
            if given not in ways or way.length + 1 < ways[given].length:
                ways[given] = Way(way.length + 1, move, way, names)
    deciders = frozenset().union(*(found.deciders for _, _, found, _ in each))
    choices = frozenset().union(*(found.choices for _, _, found, _ in each))
    if isinstance(outcome, Choice) and len(each) > 1:
        choices |= {(outcome.id, outcome.chooser)}
    if not same:
        chooser = outcome.chooser if isinstance(outcome, Choice) else None
        deciders |= {Decider(outcome.id, chooser, outcome.cites)}
    return Found(chances, ways, deciders, choices)


def _weighed(
    each: Sequence[tuple[Any, Any, Found, Names]], *, by_chance: bool
) -> dict[Hashable, tuple[Fraction, Fraction]]:
    chances = {}
    for given in {given for _, _, found, _ in each for given in found.chances}:
        parts = [(weight, found.chance(given)) for weight, _, found, _ in each]
        if by_chance:
            least = sum((weight * low for weight, (low, _) in parts if weight), share(0, 1))
            most = sum((weight * high for weight, (_, high) in parts if weight), share(0, 1))
        else:
            least = min(low for _, (low, _) in parts)
            most = max(high for _, (_, high) in parts)
        chances[given] = (least, most)
    return chances

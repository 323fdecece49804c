"""Where an exploration has been, so that one under other switches runs only where one was read.

Two readings of the rules differ in what a switch says, and most of what happens never asks it. A
``Trail`` keeps each position with its branches, and the switches that were read on each of them;
``Behind`` says what of it holds where some switches say something else.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, Any

from rulesref.engine.found import Found
from rulesref.engine.outcome import Chance, Choice
from rulesref.engine.state import State
from rulesref.engine.way import Names
from rulesref.record import NamedTuple

if TYPE_CHECKING:
    from rulesref.engine.alike import Alike
    from rulesref.engine.rules import Rules

#: Names of switches.
Reads = frozenset[str]
NO_READS: Reads = frozenset()
#: Nothing goes by another name.
UNCHANGED: Names = {}


class Position:
    """What a position is, with what is known of it: equal ones are explored once.

    ``itself`` is the state, or what stands for all of its twins; ``waits`` is the id of what waits.
    """

    __slots__ = ("hash", "itself", "known", "waits")

    def __init__(self, itself: Hashable, hashed: int, state: State, known: Hashable) -> None:
        self.itself = itself
        self.known = known
        self.hash = hash((hashed, known))
        self.waits = state.pending.id if state.pending is not None else ""

    def __hash__(self) -> int:
        return self.hash

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self is other or (self.known == other.known and self.itself == other.itself)


class Mode(NamedTuple):
    """Whether memories are forgotten, and draws counted where they can be: never both."""

    forgets: bool = False
    counts: bool = False


class Reached(NamedTuple):
    """What a branch comes to: ``found`` at an end, else the position ``key`` under its ``names``."""

    reads: Reads
    found: Found | None
    key: Any = None
    names: Names = UNCHANGED


def both(one: Reads, other: Reads | None) -> Reads | None:
    """The switches that are read on ``one`` way or the ``other``; None where nobody knows of the other."""
    return None if other is None else one | other if one else other


class Known(NamedTuple):
    """What can come of a position, and the switches that are read on any way on from it.

    ``reads`` is ``None`` where nobody has noted them, or where a way comes round to a position that
    it has come by: what is found there depends on the way.
    """

    found: Found
    names: Names
    reads: Reads | None


class Branching:
    """A position whose branches, (probability or None, move), are followed one after another."""

    __slots__ = ("branches", "found", "key", "names", "outcome", "reached", "reads", "state")

    def __init__(
        self,
        key: Any,
        state: State,
        names: Names,
        outcome: Choice | Chance,
        branches: list[tuple[Any, Any]],
    ) -> None:
        self.key = key
        self.state = state
        self.names = names
        self.outcome = outcome
        self.branches = branches
        #: (probability or None, move, what comes of it, the names that things go by there).
        self.found: list[tuple[Any, Any, Found, Names]] = []
        self.reached: list[Reached] = []
        self.reads: Reads | None = NO_READS

    @property
    def is_done(self) -> bool:
        """Whether every branch has been followed."""
        return len(self.found) == len(self.branches)

    def note(self, found: Found, names: Names, reads: Reads | None) -> None:
        """Note what comes of the branch at hand: ``found``, whose things go by ``names`` here."""
        probability, move = self.branches[len(self.found)]
        self.found.append((probability, move, found, names))
        self.reads = None if reads is None or self.reads is None else self.reads | reads


class Trail:
    """What explorations of one position have in common; the first of them lays it.

    ``read()`` names the switches that have been read since it was called last.
    """

    def __init__(self, read: Callable[[], Reads]) -> None:
        self.read = read
        self.mode: Mode | None = None  # how the exploration goes that lays it
        self.alike: Alike | None = None  # what it takes for one another
        self.start: Any = None  # the key of the position that it begins at
        self.nodes: dict[Any, Branching] = {}
        self.known: dict[Any, Known] = {}

    def begin(self, mode: Mode, alike: Alike | None) -> None:
        """Begin anew, in an exploration of this ``mode`` that takes ``alike`` things for one another."""
        self.mode = mode
        self.alike = alike
        self.start = None
        self.nodes.clear()
        self.known.clear()


class Behind(NamedTuple):
    """A ``trail`` that another exploration has laid, where the switches ``changed`` differ now.

    ``read`` is that of the exploration that goes behind.
    """

    trail: Trail
    changed: Reads
    read: Callable[[], Reads]

    def known(self, key: Any) -> Known | None:
        """What was found of the position ``key``, where no way on from it can differ."""
        known = self.trail.known.get(key)
        if known is None or known.reads is None or not self.changed.isdisjoint(known.reads):
            return None
        return known

    def node(self, key: Any, rules: Rules) -> Branching | None:
        """The position ``key`` as it was met first, under these ``rules``; nothing is found yet."""
        old = self.trail.nodes.get(key)
        if old is None:
            return None
        here = old.state.fork()
        here.rules = rules
        return Branching(key, here, old.names, old.outcome, old.branches)

    def reached(self, node: Branching) -> Reached | None:
        """What the next branch of ``node`` comes to, where no switch that differs was read on it."""
        old = self.trail.nodes.get(node.key)
        place = len(node.found)
        if old is None or place >= len(old.reached):
            return None
        reached = old.reached[place]
        if not self.changed.isdisjoint(reached.reads):
            return None
        return reached if reached.found or reached.key in self.trail.nodes else None

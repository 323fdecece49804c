"""Every way in which a position can go on: all lawful choices, all that fate can give.

``explore`` asks ``judge(state)`` at every stop for what a question needs to know of the past and
present; positions that agree in it and in everything else are explored once.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from math import inf
from time import monotonic
from typing import TYPE_CHECKING, Any

from rulesref.engine.alike import THERE, Alike, Names, Way, composed, reversed_names
from rulesref.engine.machine import answer, decide, run
from rulesref.engine.outcome import Chance, Choice, Endless, Option, Outcome, Unsupported, share
from rulesref.engine.state import State
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


class _Position:
    """A state and what is known of it, as a key: equal positions are explored once."""

    __slots__ = ("hash", "known", "state")

    def __init__(self, state: State, known: Hashable, frames: dict[int, tuple[Any, int]]) -> None:
        self.state = state
        self.known = known
        self.hash = hash((state.key(frames), known))

    def __hash__(self) -> int:
        return self.hash

    def __eq__(self, other: object) -> bool:
        assert isinstance(other, _Position)
        return self.known == other.known and self.state == other.state


class _Node:
    """A position whose branches are being explored."""

    __slots__ = ("branches", "found", "key", "names", "outcome")

    def __init__(
        self, key: Any, names: Names, outcome: Choice | Chance, branches: list[Any]
    ) -> None:
        self.key = key
        self.names = names
        self.outcome = outcome
        self.branches = branches  # (probability or None, move, state), last first
        self.found: list[tuple[Fraction | None, Any, Found, Names]] = []


def explore(
    state: State,
    judge: Callable[[State], Hashable],
    *,
    conclude: Callable[[Hashable], Hashable] = lambda known: known,
    rests: Callable[[Choice], bool] = lambda choice: False,
    only: Iterable[Option] = (),
    among: Callable[[Choice], Sequence[Option]] = lambda choice: choice.options,
    budget: Budget = USUAL,
    alike: Alike | None = None,
) -> Found:
    """What can come of ``state``, which stays as it is. Raises ``TooMany``.

    ``conclude`` turns what ``judge`` knows at an end into the answer. ``rests`` says which choices
    end an exploration; ``only`` narrows the first choice, ``among`` says what each one is made
    from. Positions that differ only in which of the things that are ``alike`` is which are explored
    once; no answer may tell them apart. An undescribed clause or an endless loop
    is an answer of its own: the ``Unsupported`` or ``Endless`` record.
    """
    memo: dict[Any, tuple[Found, Names]] = {}
    entered: set[Any] = set()
    frames: dict[int, tuple[Any, int]] = {}
    path: list[_Node] = []
    current: State | None = state.fork()
    result: Found | None = None
    other: Names = {}  # how the things of ``result`` go by here
    narrow = tuple(only)
    while True:
        if current is not None:
            outcome = run(current)
            known = judge(current)
            twin, names = (current, {}) if alike is None else alike.twin(current)
            key = _Position(twin, known, frames)
            other = {}
            if key in memo:
                result, theirs = memo[key]
                other = composed(theirs, reversed_names(names)) if theirs or names else {}
            elif key in entered:
                result = _end(Endless(len(path), (_name(outcome),)))
            elif isinstance(outcome, Chance) or (
                isinstance(outcome, Choice) and not rests(outcome)
            ):
                seen = len(entered) + len(memo)
                if budget.is_spent(seen + 1):
                    raise TooMany(seen, 1 + sum(len(node.branches) - 1 for node in path))
                entered.add(key)
                if isinstance(outcome, Choice):
                    narrow = narrow or tuple(among(outcome))
                path.append(_Node(key, names, outcome, _branches(current, outcome, narrow)))
                narrow = ()
                result = None
            elif isinstance(outcome, Unsupported | Endless):
                result = _end(outcome)
            else:
                result = _end(conclude(known))
            current = None
        if result is not None:
            if not path:
                return _with_moves(result, alike)
            probability, move, _ = path[-1].branches.pop()
            path[-1].found.append((probability, move, result, other))
            result = None
        node = path[-1]
        if node.branches:
            current = node.branches[-1][2]
        else:
            path.pop()
            result = _merged(node)
            other = {}
            memo[node.key] = (result, node.names)
            entered.discard(node.key)


def _name(outcome: Outcome) -> str:
    return outcome.id if isinstance(outcome, Choice | Chance) else "loop"


def _end(answer: Hashable) -> Found:
    return Found({answer: (share(1, 1), share(1, 1))}, {answer: THERE}, frozenset())


def _with_moves(found: Found, alike: Alike | None) -> Found:
    """``found`` with each way as the row of its moves."""
    told = (lambda value, names: value) if alike is None else alike.told
    return found._replace(ways={answer: way.moves(told) for answer, way in found.ways.items()})


def _branches(state: State, outcome: Choice | Chance, kept: tuple[Option, ...]) -> list[Any]:
    out: list[Any] = []
    if isinstance(outcome, Chance):
        for probability, value in outcome.outcomes:
            fork = state.fork()
            decide(fork, value)
            out.append((probability, value, fork))
    else:
        for option in kept:
            fork = state.fork()
            answer(fork, option)
            out.append((None, option, fork))
    out.reverse()
    return out


def _merged(node: _Node) -> Found:
    """One record out of those of the branches: fate weighs them, a player picks among them."""
    answers = {given for _, _, found, _ in node.found for given in found.chances}
    chances = {}
    ways: dict[Hashable, Way] = {}
    for given in answers:
        parts = [(weight, found.chance(given)) for weight, _, found, _ in node.found]
        if isinstance(node.outcome, Chance):
            least = sum((weight * low for weight, (low, _) in parts if weight), share(0, 1))
            most = sum((weight * high for weight, (_, high) in parts if weight), share(0, 1))
        else:
            least = min(low for _, (low, _) in parts)
            most = max(high for _, (_, high) in parts)
        chances[given] = (least, most)
        for _, move, found, names in node.found:
            way = found.ways.get(given)
            if way is not None and (given not in ways or way.length + 1 < ways[given].length):
                ways[given] = Way(way.length + 1, move, way, names)
    deciders = frozenset().union(*(found.deciders for _, _, found, _ in node.found))
    first = node.found[0][2].chances
    if any(found.chances != first for _, _, found, _ in node.found):
        outcome = node.outcome
        chooser = outcome.chooser if isinstance(outcome, Choice) else None
        deciders |= {Decider(outcome.id, chooser, outcome.cites)}
    return Found(chances, ways, deciders)

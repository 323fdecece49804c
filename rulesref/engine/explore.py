"""Every way in which a position can go on: all lawful choices, all that fate can give.

``explore`` asks ``judge(state)`` at every stop for what a question needs to know of the past and
present; positions that agree in it and in everything else are explored once.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from rulesref.engine.alike import Alike, Names, Way, composed, reversed_names, way_of
from rulesref.engine.found import USUAL, Budget, Decider, Found, TooMany, certain
from rulesref.engine.machine import answer, decide, run
from rulesref.engine.outcome import Chance, Choice, Endless, Option, Outcome, Unsupported, share
from rulesref.engine.state import State
from rulesref.record import NamedTuple

if TYPE_CHECKING:
    from fractions import Fraction

    from rulesref.engine.kept_graph import Further

#: Beyond this many, draws of which only what is kept counts are counted instead of tried.
FEW = 250


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

    __slots__ = ("branches", "found", "key", "names", "outcome", "state")

    def __init__(
        self,
        key: Any,
        state: State,
        names: Names,
        outcome: Choice | Chance,
        branches: list[Any],
    ) -> None:
        self.key = key
        self.state = state
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
    asked = _Asked(judge, conclude, rests, among, budget, alike)
    try:
        return _Exploration(asked, counts=False).of(state, tuple(only))
    except _Draws:
        return _Exploration(asked, counts=True).of(state, tuple(only))


class _Asked(NamedTuple):
    """What ``explore`` is asked, but for the position."""

    judge: Callable[[State], Hashable]
    conclude: Callable[[Hashable], Hashable]
    rests: Callable[[Choice], bool]
    among: Callable[[Choice], Sequence[Option]]
    budget: Budget
    alike: Alike | None


class _Draws(Exception):
    """Many positions differ in what was drawn: it is time to count."""


class _Exploration:
    """What is known of the positions that one exploration, or several of a kind, come by.

    ``counts`` says that draws are counted where they can be.
    """

    def __init__(self, asked: _Asked, counts: bool) -> None:
        self.asked = asked
        self.counts = self.tried = counts
        self.counting = False
        self.memo: dict[Any, tuple[Found, Names]] = {}
        self.frames: dict[int, tuple[Any, int]] = {}
        self.entered: set[Any] = set()

    def of(self, state: State, narrow: tuple[Option, ...] = ()) -> Found:
        """What can come of ``state``."""
        judge, conclude, rests, among, _, alike = self.asked
        memo, entered = self.memo, self.entered
        path: list[_Node] = []
        current: State | None = state.fork()
        result: Found | None = None
        other: Names = {}  # how the things of ``result`` go by here
        while True:
            if current is not None:
                outcome = run(current)
                known = judge(current)
                other = {}
                if not isinstance(outcome, Choice | Chance) or (
                    isinstance(outcome, Choice) and rests(outcome)
                ):
                    stops = isinstance(outcome, Unsupported | Endless)
                    result = certain(outcome if stops else conclude(known))
                else:
                    twin, names = (current, {}) if alike is None else alike.twin(current)
                    key = _Position(twin, known, self.frames)
                    if key in memo:
                        result, theirs = memo[key]
                        other = composed(theirs, reversed_names(names)) if theirs or names else {}
                    elif key in entered:
                        result = certain(Endless(len(path), (_name(outcome),)))
                    elif not narrow and (result := self._counted(current)) is not None:
                        memo[key] = (result, names)
                    else:
                        self._afford(1, path)
                        entered.add(key)
                        if isinstance(outcome, Choice):
                            narrow = narrow or tuple(among(outcome))
                        branches = _branches(current, outcome, narrow)
                        path.append(_Node(key, current, names, outcome, branches))
                        narrow = ()
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

    def _afford(self, more: int, path: Sequence[_Node] = ()) -> None:
        """Raise ``TooMany`` where so many ``more`` positions are too many."""
        seen = len(self.entered) + len(self.memo)
        if self.asked.budget.is_spent(seen + more):
            raise TooMany(seen + more - 1, 1 + sum(len(node.branches) - 1 for node in path))
        if not self.tried and not (seen + more) % FEW and any(_draws(node.state) for node in path):
            raise _Draws

    def _counted(self, state: State) -> Found | None:
        """What can come of ``state``, where only what is kept of draws counts; else ``None``."""
        urn = state.rules.hooks.urn(state) if self.counts and not self.counting else None
        if urn is None:
            return None
        from rulesref.engine.counted import counted

        self.counting = True
        try:
            found = counted(state, urn, self._further(), self._in_time)
        finally:
            self.counting = False
        if found is None:
            self.counts = False
            return None
        ways = {given: way_of(moves) for given, moves in found.ways.items()}
        deciders = found.deciders | {Decider(*whose) for whose in found.deciding}
        return Found(found.chances, ways, deciders)

    def _further(self) -> Further:
        from rulesref.engine.kept_graph import Further

        judge, _, rests, among, _, _ = self.asked

        def named(state: State, known: Hashable) -> Hashable:
            return _Position(state, known, self.frames)

        return Further(judge, named, self.of, rests, among, self._afford)

    def _in_time(self) -> None:
        if self.asked.budget.is_spent(0):
            raise TooMany(len(self.memo), 1)


def _draws(state: State) -> bool:
    return state.rules.hooks.urn(state) is not None


def _name(outcome: Outcome) -> str:
    return outcome.id if isinstance(outcome, Choice | Chance) else "loop"


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

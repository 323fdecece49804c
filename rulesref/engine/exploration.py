"""The positions that one exploration comes by, and what is known of each.

The way to a position is a list: a game can go on for longer than calls may nest.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import TYPE_CHECKING, Any

from rulesref.engine.alike import Alike
from rulesref.engine.forgotten import forget, hide
from rulesref.engine.found import Budget, Decider, Found, TooMany, certain, merged
from rulesref.engine.machine import answer, decide, run
from rulesref.engine.outcome import Chance, Choice, Endless, Option, Unsupported
from rulesref.engine.state import State
from rulesref.engine.trail import (
    NO_READS,
    UNCHANGED,
    Behind,
    Branching,
    Known,
    Mode,
    Position,
    Reached,
    Reads,
    Trail,
    both,
)
from rulesref.engine.way import Names, Way, as_here, way_of
from rulesref.record import NamedTuple

if TYPE_CHECKING:
    from rulesref.engine.kept_graph import Further

#: Beyond this many, draws of which only what is kept counts are counted instead of tried.
FEW = 250


class Asked(NamedTuple):
    """What ``explore`` is asked, but for the position."""

    judge: Callable[[State], Hashable]
    conclude: Callable[[Hashable], Hashable]
    rests: Callable[[Choice], bool]
    among: Callable[[Choice], Sequence[Option]]
    budget: Budget
    alike: Alike | None
    trail: Trail | Behind | None


class Draws(Exception):
    """Many positions differ in what was drawn: it is time to count."""


class Exploration:
    """What is known of the positions that one exploration, or several of a kind, come by."""

    def __init__(self, asked: Asked, mode: Mode) -> None:
        self.asked = asked
        self.mode = mode
        self.counts = mode.counts
        self.counting = False
        self.memo: dict[Any, Known] = {}
        self.frames: dict[int, tuple[Any, int]] = {}
        self.entered: set[Any] = set()
        trail = asked.trail
        self.laid = trail if isinstance(trail, Trail) else None
        self.behind = trail if isinstance(trail, Behind) and trail.trail.mode == mode else None
        self.read = trail.read if trail is not None else None
        self.alike = asked.alike
        if self.laid is not None:
            self.laid.begin(mode, self.alike)
        elif self.behind is not None and self.alike is not None:
            self.alike = self.alike.like(self.behind.trail.alike)

    def of(self, state: State, narrow: tuple[Option, ...] = ()) -> Found:
        """What can come of ``state``."""
        path: list[Branching] = []
        self.rules = state.rules
        start = reached = self._run(state := state.fork())
        current: State | None = state
        self._start_at(start)
        while True:
            known = self._known(reached, current, path, narrow)
            narrow = ()
            while known is not None:
                if not path:
                    return self._told(known, start.names)
                node = path[-1]
                reached = node.reached[-1]
                other = as_here(known.names, reached.names)
                node.note(known.found, other, both(reached.reads, known.reads))
                if not node.is_done:
                    break
                path.pop()
                known = self._finished(node)
            reached, current = self._follow(path[-1])

    def _start_at(self, start: Reached) -> None:
        """Begin at the position ``start``; no trail leads on from another one."""
        if self.counting:
            return
        if self.laid is not None:
            self.laid.start = start.key
        if self.behind is not None and self.behind.trail.start != start.key:
            self.behind = None

    def _run(self, state: State) -> Reached:
        """Run ``state`` on in place, to an end or to the next position."""
        outcome = run(state)
        known = self.asked.judge(state)
        if isinstance(outcome, Choice | Chance) and not (
            isinstance(outcome, Choice) and self.asked.rests(outcome)
        ):
            key, names = self._named(state, known)
            return Reached(self._reads(), None, key, names)
        stops = isinstance(outcome, Unsupported | Endless)
        found = certain(outcome if stops else self.asked.conclude(known))
        return Reached(self._reads(), found)

    def _named(self, state: State, known: Hashable) -> tuple[Position, Names]:
        """The name of the position ``state``, whose memories the call hides, and those of its things."""
        memories = forget(state) if self.mode.forgets else ()
        twin = None if self.alike is None else self.alike.twin(state)
        if twin is None:
            state.position()  # hashed here, it is not hashed again for each branch
            itself = state.fork() if memories else state
            key, names = self._by_itself(itself, known), UNCHANGED
        else:
            stands, names = twin
            key = Position(stands, hash(stands), state, known)
        hide(state, memories)
        return key, names

    def _by_itself(self, state: State, known: Hashable) -> Position:
        return Position(state, state.key(self.frames), state, known)

    def _reads(self) -> Reads:
        return self.read() if self.read is not None and not self.counting else NO_READS

    def _known(
        self,
        reached: Reached,
        state: State | None,
        path: list[Branching],
        narrow: tuple[Option, ...],
    ) -> Known | None:
        """What can come of the position ``reached``; where nobody knows yet it is put on ``path``."""
        if reached.found is not None:
            return Known(reached.found, {}, NO_READS)
        key, names = reached.key, reached.names
        known = self.memo.get(key)
        if known is None and key in self.entered:
            return Known(certain(Endless(len(path), (key.waits,))), names, None)
        if known is None and self.behind is not None and not narrow:
            known = self.behind.known(key)
        if known is None and not narrow and state is not None:
            known = self._counted(state, names)
        if known is None:
            self._enter(reached, state, path, narrow)
            return None
        self._note(key, known)
        return known

    def _enter(
        self,
        reached: Reached,
        state: State | None,
        path: list[Branching],
        narrow: tuple[Option, ...],
    ) -> None:
        self._afford(1, path)
        key = reached.key
        self.entered.add(key)
        node = None
        if self.behind is not None and not narrow:
            node = self.behind.node(key, self.rules)
        if node is None:
            assert state is not None
            waits = state.pending
            assert isinstance(waits, Choice | Chance)
            node = Branching(key, state, reached.names, waits, self._branches(state, narrow))
        if self.laid is not None and not self.counting:
            self.laid.nodes[key] = node
        path.append(node)

    def _follow(self, node: Branching) -> tuple[Reached, State | None]:
        """What the next branch of ``node`` comes to, and the state there if it had to be run."""
        reached = self.behind.reached(node) if self.behind is not None else None
        state = None
        if reached is None:
            _, move = node.branches[len(node.found)]
            state = node.state.fork()
            if isinstance(node.outcome, Chance):
                decide(state, move)
            else:
                answer(state, move)
            reached = self._run(state)
        node.reached.append(reached)
        return reached, state

    def _finished(self, node: Branching) -> Known:
        """All that comes of ``node``, each branch of which has been followed."""
        self.entered.discard(node.key)
        reads = None if self.counting or self.read is None else node.reads
        return self._note(node.key, Known(merged(node.outcome, node.found), node.names, reads))

    def _note(self, key: Any, known: Known) -> Known:
        self.memo[key] = known
        if self.laid is not None:
            self.laid.known[key] = known
        return known

    def _told(self, known: Known, names: Names) -> Found:
        """What is found where things go by ``names``, each way as the row of its moves."""
        other = as_here(known.names, names)
        told = (lambda value, names: value) if self.alike is None else self.alike.told
        ways = {
            answer: Way(0, None, way, other).moves(told) for answer, way in known.found.ways.items()
        }
        return known.found._replace(ways=ways)

    def _afford(self, more: int, path: Sequence[Branching] = ()) -> None:
        """Raise ``TooMany`` where so many ``more`` positions are too many."""
        seen = len(self.entered) + len(self.memo)
        if self.asked.budget.is_spent(seen + more):
            untried = (len(node.branches) - len(node.reached) for node in path)
            raise TooMany(seen + more - 1, 1 + sum(untried))
        if self.mode.counts or (seen + more) % FEW:
            return
        if any(_draws(node.state) for node in path):
            raise Draws

    def _counted(self, state: State, names: Names) -> Known | None:
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
        reads = None if self.read is None else self._reads()
        return Known(Found(found.chances, ways, deciders, found.choices), names, reads)

    def _further(self) -> Further:
        from rulesref.engine.kept_graph import Further

        asked = self.asked

        return Further(
            asked.judge, self._by_itself, self.of, asked.rests, asked.among, self._afford
        )

    def _in_time(self) -> None:
        if self.asked.budget.is_spent(0):
            raise TooMany(len(self.memo), 1)

    def _branches(self, state: State, narrow: tuple[Option, ...]) -> list[tuple[Any, Any]]:
        """(probability or None, move) of each way on from ``state``, which waits."""
        waits = state.pending
        if isinstance(waits, Chance):
            return list(waits.outcomes)
        assert isinstance(waits, Choice)
        options: Sequence[Option] = narrow or self.asked.among(waits)
        if self.alike is not None and not narrow:
            options = self.alike.unlike(state, options)
        return [(None, option) for option in options]


def _draws(state: State) -> bool:
    return state.rules.hooks.urn(state) is not None

"""What may be kept of draws from an urn, one draw after another, and where it leads.

The graph leaves out what lies in the urn: a draw goes on with whatever may be kept of it. Its
leaves are positions after the last draw, each explored as any other position is. Nodes that lead to
the same by the same are one.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from itertools import combinations_with_replacement, permutations
from typing import TYPE_CHECKING, Any

from rulesref.engine.machine import answer, run
from rulesref.engine.outcome import Chance, Choice, Option
from rulesref.engine.state import State
from rulesref.engine.urn import Draw, Kept, Peeked, Urn
from rulesref.record import NamedTuple

if TYPE_CHECKING:
    from rulesref.engine.found import Found

#: Who makes a difference: (id, chooser, what it cites), as ``explore.Decider`` has them.
Whose = tuple[str, str | None, tuple[str, ...]]
#: How far it is to an answer: decisions to take, and the first of them with where it leads.
Step = tuple[int, Any, int]


class Leaf(NamedTuple):
    """Nothing is drawn any more: ``found`` is what can come of it."""

    found: Found


class Chosen(NamedTuple):
    """Somebody chooses between the nodes ``ways``."""

    whose: Whose
    ways: frozenset[int]


class Drawn(NamedTuple):
    """Faces are drawn; ``ways`` maps what is kept to the node that it leads to."""

    draw: Draw
    ways: Mapping[Kept, int]


Node = Leaf | Chosen | Drawn


class Place(NamedTuple):
    """A position: the node that it is, how near each answer is, and what it draws, if it does.

    No way on from it draws more tokens than ``most``.
    """

    node: int
    near: dict[Hashable, Step]
    draw: Draw | None = None
    most: int = 0


class Further(NamedTuple):
    """What the graph asks of an exploration."""

    judge: Callable[[State], Hashable]
    named: Callable[[State, Hashable], Hashable]  # the name of a position of which so much is known
    further: Callable[[State], Found]  # what comes of a position in which nothing is drawn any more
    rests: Callable[[Choice], bool]
    among: Callable[[Choice], Iterable[Option]]
    spent: Callable[[int], None]  # raises where so many nodes are too many


class KeptGraph:
    """The graph from one position on. ``nodes`` holds no two alike; each comes after its ways.

    Where all that is drawn ``comes_to_the_same`` a draw is no node: there is enough to draw from.
    """

    def __init__(self, urn: Urn, further: Further, *, comes_to_the_same: bool = True) -> None:
        self.urn = urn
        self.comes_to_the_same = comes_to_the_same
        self.further = further
        self.nodes: list[Node] = []
        self._numbers: dict[Any, int] = {}
        self._known: dict[Hashable, int] = {}  # name of a position → its place
        self._kept: dict[Any, list[Kept]] = {}
        self.places: list[Place] = []
        self.choices: set[tuple[str, str]] = set()  # (id, chooser) of all that come

    def entered(self, state: State) -> int:
        """The place of ``state``, which the call may change. Raises ``Peeked``."""
        outcome = run(state)
        known = self.further.judge(state)
        name = self.further.named(state, known)
        place = self._known.get(name)
        if place is None:
            self.further.spent(len(self.places))
            self._known[name] = -1
            self.places.append(self._place(state, outcome, known))
            place = self._known[name] = len(self.places) - 1
        if place < 0:  # it comes round to itself, whatever is drawn
            raise Peeked
        return place

    def _place(self, state: State, outcome: Any, known: Hashable) -> Place:
        if not self.urn.ahead(state):
            return self._leaf(state)
        if isinstance(outcome, Choice) and not self.further.rests(outcome):
            return self._choice(state, outcome)
        if isinstance(outcome, Chance):
            draw = self.urn.draw(state)
            if draw is None:
                raise Peeked
            return self._draw(state, draw, known)
        return self._leaf(state)

    def _leaf(self, state: State) -> Place:
        found = self.further.further(self.urn.closed(state))
        self.choices |= found.choices
        near = {given: (len(way), way, -1) for given, way in found.ways.items()}
        bounds = frozenset(found.chances.items())
        return Place(self._number(("leaf", bounds, found.deciders), Leaf(found)), near)

    def _choice(self, state: State, choice: Choice) -> Place:
        near: dict[Hashable, Step] = {}
        ways: dict[int, int] = {}  # node → the tokens that are drawn from there at most
        options = tuple(self.further.among(choice))
        if len(options) > 1:
            self.choices.add((choice.id, choice.chooser))
        for option in options:
            fork = state.fork()
            answer(fork, option)
            there = self._gone(near, 1, option, fork)
            ways[there.node] = max(ways.get(there.node, 0), there.most)
        whose = (choice.id, choice.chooser, choice.cites)
        most = max(ways.values())
        if len(ways) == 1:
            return Place(next(iter(ways)), near, most=most)
        node = Chosen(whose, frozenset(ways))
        return Place(self._number(node, node), near, most=most)

    def _draw(self, state: State, draw: Draw, known: Hashable) -> Place:
        near: dict[Hashable, Step] = {}
        ways: dict[Kept, int] = {}
        most = 0
        rows = self._rows(self.urn.left(state), {len(one) for one in draw.keeps})
        for after, same in self.urn.kept(state, rows):
            name = self.further.named(after, (known,))
            place = self._known.get(name)
            if place is None:
                place = self._known[name] = self.entered(after.fork())
            there = self._taken(near, draw.size + 1, same[0], place)
            most = max(most, there.most)
            ways.update(dict.fromkeys(same, there.node))
        if not ways:
            raise Peeked  # too little is left to draw: what is drawn counts
        most += draw.size
        first = next(iter(ways.values()))
        alone = set(ways.values()) == {first} and isinstance(self.nodes[first], Leaf)
        if alone and self.comes_to_the_same:
            return Place(first, near, draw, most)
        key = (Drawn, draw, frozenset(ways.items()))
        return Place(self._number(key, Drawn(draw, ways)), near, draw, most)

    def _gone(self, near: dict[Hashable, Step], steps: int, move: Any, state: State) -> Place:
        """Where ``state`` comes out; ``near`` takes its answers by way of ``move``."""
        return self._taken(near, steps, move, self.entered(state))

    def _taken(self, near: dict[Hashable, Step], steps: int, move: Any, place: int) -> Place:
        there = self.places[place]
        for given, (more, _, _) in there.near.items():
            if given not in near or steps + more < near[given][0]:
                near[given] = (steps + more, move, place)
        return there

    def _number(self, key: Any, node: Node) -> int:
        number = self._numbers.setdefault(key, len(self.nodes))
        if number == len(self.nodes):
            self.nodes.append(node)
        return number

    def _rows(self, left: Mapping[str, int], sizes: Iterable[int]) -> list[Kept]:
        """Everything that can be kept of what is ``left``, so many faces at once."""
        key = (frozenset(left.items()), frozenset(sizes))
        if key not in self._kept:
            self._kept[key] = sorted(
                {
                    self.urn.in_order(row)
                    for size in sizes
                    for faces in combinations_with_replacement(sorted(left), size)
                    if all(faces.count(face) <= left[face] for face in faces)
                    for row in permutations(faces)
                }
            )
        return self._kept[key]

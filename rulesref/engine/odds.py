"""How likely it is where a graph of kept draws leads, by what lies in the urn: exact, and counted.

Faces are of one block at a node where it makes no difference from there on which of them is drawn
(``_block_of``). Draws are counted by blocks, each with the number of orders in which it can come.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Iterable, Sequence
from itertools import chain, combinations_with_replacement, product
from math import factorial, lcm, perm, prod
from operator import mul
from typing import TYPE_CHECKING, Any

from rulesref.engine.kept_graph import Chosen, Drawn, KeptGraph, Leaf, Node, Whose
from rulesref.engine.urn import Draw, Peeked, Urn
from rulesref.record import NamedTuple

if TYPE_CHECKING:
    from fractions import Fraction

#: The block of each face at a node, by the number of the face.
Blocks = tuple[int, ...]
#: How many of each block lie in the urn.
Counts = tuple[int, ...]
#: The least chance of every answer, then the greatest of every answer: whole numbers of one scale.
Bounds = tuple[int, ...]


class _Kind(NamedTuple):
    """Draws that take as much of each block: ``takes`` are (block, how many).

    ``each`` are (the number of orders in which they come, the nodes that somebody chooses between).
    """

    takes: tuple[tuple[int, int], ...]
    each: tuple[tuple[int, tuple[int, ...]], ...]


class Odds:
    """The chances of every answer from the nodes of ``graph``. ``deciding`` made a difference."""

    def __init__(self, graph: KeptGraph, in_time: Callable[[], None]) -> None:
        self.graph = graph
        self.urn: Urn = graph.urn
        self.deciding: set[Whose] = set()
        self._in_time = in_time
        self._faces = sorted(self.urn.counts)
        self._answers = _answers(graph.nodes)
        #: With two answers the chance of one is what the other leaves.
        self._told = self._answers[:1] if len(self._answers) == 2 else self._answers
        self._blocks: list[Blocks] = []
        for node in graph.nodes:
            self._blocks.append(self._blocks_of(node))
        self._sizes = [max(blocks, default=0) + 1 for blocks in self._blocks]
        self._largest = max(
            (one.draw.size for one in graph.nodes if isinstance(one, Drawn)), default=0
        )
        self._kinds: dict[int, tuple[_Kind, ...]] = {}
        self._drawn: dict[tuple[Draw, int], list[tuple[Any, Any, int]]] = {}
        self._maps: dict[tuple[int, int], tuple[int, ...]] = {}
        self._scale = _scale(graph.nodes, sum(self.urn.counts.values()))
        self._memo: list[dict[Counts, Bounds]] = [{} for _ in graph.nodes]
        self._ends = {
            number: self._end(node)
            for number, node in enumerate(graph.nodes)
            if isinstance(node, Leaf)
        }

    def chances(self, node: int) -> dict[Hashable, tuple[Fraction, Fraction]]:
        """The least and the greatest probability of each answer that can come of ``node``.

        Raises ``Peeked`` where too little lies in the urn.
        """
        from fractions import Fraction

        counts = [0] * self._sizes[node]
        for face, block in zip(self._faces, self._blocks[node], strict=True):
            counts[block] += self.urn.counts[face]
        bounds = [Fraction(bound, self._scale) for bound in self._bounds(node, tuple(counts))]
        least, most = bounds[: len(self._told)], bounds[len(self._told) :]
        if len(self._told) < len(self._answers):
            least, most = [least[0], 1 - most[0]], [most[0], 1 - least[0]]
        whole = zip(self._answers, least, most, strict=True)
        return {answer: (low, high) for answer, low, high in whole if high}

    # --- which faces are of one block -----------------------------------------------------------

    def _blocks_of(self, node: Node) -> Blocks:
        parts = [self._blocks[way] for way in _ways(node)]
        if isinstance(node, Drawn):
            parts.append(self._alike(node))
        return _renumbered(zip(*parts, strict=True)) if parts else (0,) * len(self._faces)

    def _alike(self, node: Drawn) -> Blocks:
        """The faces of which it makes no difference at once which of them is kept."""
        blocks: list[list[str]] = []
        out = []
        for face in self._faces:
            for number, block in enumerate(blocks):
                if all(self._exchanged(node, one, face) for one in block):
                    block.append(face)
                    out.append(number)
                    break
            else:
                out.append(len(blocks))
                blocks.append([face])
        return tuple(out)

    def _exchanged(self, node: Drawn, one: str, other: str) -> bool:
        """Whether it leads to the same wherever ``other`` is kept instead of ``one``."""
        for kept, way in node.ways.items():
            for at, face in enumerate(kept):
                if face == one:
                    changed = self.urn.in_order((*kept[:at], other, *kept[at + 1 :]))
                    if node.ways.get(changed, way) != way:
                        return False
        return True

    # --- which draws there are ------------------------------------------------------------------

    def _draws(self, number: int, node: Drawn) -> tuple[_Kind, ...]:
        """Every draw at a node, by what it takes of each block."""
        block = dict(zip(self._faces, self._blocks[number], strict=True))
        to: dict[Counts, int] = {}
        for kept, way in node.ways.items():
            if to.setdefault(tuple(sorted(block[face] for face in kept)), way) != way:
                raise Peeked  # the order in which faces are kept makes a difference
        kinds: dict[Any, Counter[tuple[int, ...]]] = defaultdict(Counter)
        for takes, rows, orders in self._combined(node.draw, self._sizes[number]):
            ways = tuple(sorted({to.get(row, -1) for row in rows}))
            kinds[takes][ways] += orders
        return tuple(
            _Kind(takes, tuple((orders, ways) for ways, orders in each.items()))
            for takes, each in kinds.items()
        )

    def _combined(self, draw: Draw, blocks: int) -> list[tuple[Any, Any, int]]:
        """What is drawn of each block, the rows that may be kept of it, the number of orders."""
        known = self._drawn.get((draw, blocks))
        if known is None:
            whole: dict[Any, int] = defaultdict(int)
            for drawn, orders in _combinations(draw, blocks):
                rows = frozenset([tuple(sorted([drawn[at] for at in row])) for row in draw.keeps])
                whole[tuple(sorted(drawn)), rows] += orders
            known = [
                (tuple(Counter(drawn).items()), rows, orders)
                for (drawn, rows), orders in whole.items()
            ]
            self._drawn[draw, blocks] = known
        return known

    # --- how likely they are --------------------------------------------------------------------

    def _end(self, leaf: Leaf) -> Bounds:
        chances = [leaf.found.chance(answer) for answer in self._told]
        bounds = [least for least, _ in chances] + [most for _, most in chances]
        return tuple(int(bound * self._scale) for bound in bounds)

    def _bounds(self, number: int, counts: Counts) -> Bounds:
        if number in self._ends:
            return self._ends[number]
        known = self._memo[number].get(counts)
        if known is None:
            self._in_time()
            if sum(counts) < self._largest:
                raise Peeked  # what may be done depends on how much is left
            node = self.graph.nodes[number]
            if isinstance(node, Drawn):
                known = self._weighed(number, node, counts)
            else:
                assert isinstance(node, Chosen)
                known = self._best(node.whose, {self._at(number, way, counts) for way in node.ways})
            self._memo[number][counts] = known
        return known

    def _best(self, whose: Whose, each: set[Bounds]) -> Bounds:
        """What somebody can make of it who chooses between positions with these bounds."""
        if len(each) == 1:
            return next(iter(each))
        self.deciding.add(whose)
        half = len(self._told)
        columns = list(zip(*each, strict=True))
        return (*map(min, columns[:half]), *map(max, columns[half:]))

    def _weighed(self, number: int, node: Drawn, counts: Counts) -> Bounds:
        if number not in self._kinds:
            self._kinds[number] = self._draws(number, node)
        weights: dict[Bounds, int] = defaultdict(int)
        for takes, each in self._kinds[number]:
            left = list(counts)
            orders = 1
            for block, much in takes:
                orders *= perm(left[block], much)
                left[block] -= much
            if not orders:
                continue
            after = tuple(left)
            known: dict[int, Bounds] = {}
            for ways_to, ways in each:
                for way in ways:
                    if way not in known:
                        known[way] = self._at(number, way, after)
                bounds = known[ways[0]]
                if len(ways) > 1:
                    bounds = self._best(node.draw.choice, {known[way] for way in ways})
                weights[bounds] += ways_to * orders
        if len(weights) > 1:
            self.deciding.add(node.draw.chance)
        every = perm(sum(counts), node.draw.size)
        columns = zip(*weights, strict=True)
        return tuple([sum(map(mul, column, weights.values())) // every for column in columns])

    def _at(self, number: int, way: int, counts: Counts) -> Bounds:
        """The bounds of node ``way``, where ``counts`` are those of node ``number``."""
        if way in self._ends:
            return self._ends[way]
        if way < 0:
            raise Peeked  # that cannot be kept, and yet it is drawn
        to = self._maps.get((number, way))
        if to is None:
            blocks = dict(zip(self._blocks[number], self._blocks[way], strict=True))
            to = self._maps[number, way] = tuple(blocks[one] for one in range(len(blocks)))
        merged = [0] * self._sizes[way]
        for block, count in zip(to, counts, strict=True):
            merged[block] += count
        return self._bounds(way, tuple(merged))


def _ways(node: Node) -> Iterable[int]:
    if isinstance(node, Drawn):
        return set(node.ways.values())
    return node.ways if isinstance(node, Chosen) else ()


def _answers(nodes: Sequence[Node]) -> list[Hashable]:
    answers: dict[Hashable, None] = {}
    for node in nodes:
        if isinstance(node, Leaf):
            answers.update(dict.fromkeys(node.found.chances))
    return list(answers)


def _renumbered(labels: Iterable[Hashable]) -> Blocks:
    numbers: dict[Hashable, int] = {}
    return tuple(numbers.setdefault(label, len(numbers)) for label in labels)


def _combinations(draw: Draw, blocks: int) -> Iterable[tuple[Counts, int]]:
    """What is drawn, a block for each token, and the number of orders in which that comes."""
    groups = draw.groups()
    place = {at: number for number, at in enumerate(chain.from_iterable(groups))}
    order = [place[number] for number in range(draw.size)]
    for picked in product(*[_rows(blocks, len(group)) for group in groups]):
        drawn = tuple(chain.from_iterable([row for row, _ in picked]))
        yield tuple([drawn[at] for at in order]), prod([orders for _, orders in picked])


def _rows(blocks: int, size: int) -> list[tuple[Counts, int]]:
    """Every row of so many blocks, whatever their order, and the number of orders that it has."""
    return [
        (row, factorial(size) // prod(map(factorial, Counter(row).values())))
        for row in combinations_with_replacement(range(blocks), size)
    ]


def _scale(nodes: Sequence[Node], size: int) -> int:
    """A number that every chance comes to a whole part of, with ``size`` tokens in the urn."""
    below: list[int] = []
    parts = 1
    for node in nodes:
        own = node.draw.size if isinstance(node, Drawn) else 0
        below.append(own + max((below[way] for way in _ways(node)), default=0))
        if isinstance(node, Leaf):
            for least, most in node.found.chances.values():
                parts = lcm(parts, least.denominator, most.denominator)
    return int(parts * lcm(*range(1, size + 1)) ** max(below, default=0))

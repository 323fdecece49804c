"""What can come of a position in which draws from an urn are ahead: found by what is kept of them.

``kept_graph`` says where it leads, ``odds`` how likely that is. The way to an answer is walked with
the state itself, so that it names what a player would draw and choose.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from typing import Any

from rulesref.engine.kept_graph import Further, KeptGraph, Leaf, Whose
from rulesref.engine.machine import answer, decide, run, step
from rulesref.engine.odds import Odds
from rulesref.engine.outcome import Chance, Choice, Outcome
from rulesref.engine.state import State
from rulesref.engine.urn import Draw, Kept, Peeked, Urn
from rulesref.record import NamedTuple


class Counted(NamedTuple):
    """What an exploration of every draw would find: see ``explore.Found``, whose fields these are.

    ``deciding`` are those who make a difference while draws are ahead.
    """

    chances: dict[Hashable, Any]
    ways: dict[Hashable, tuple[Any, ...]]
    deciding: set[Whose]
    deciders: frozenset[Any]
    choices: frozenset[tuple[str, str]]


def counted(
    state: State, urn: Urn, further: Further, in_time: Callable[[], None]
) -> Counted | None:
    """What can come of ``state``, which stays as it is; ``None`` where what is drawn counts."""
    try:
        graph, start = _graph(state, urn, further)
        odds = Odds(graph, in_time)
        chances = odds.chances(graph.places[start].node)
        ways = {given: tuple(_way(graph, start, given, state.fork())) for given in chances}
    except Peeked:
        return None
    leaves = (node.found.deciders for node in graph.nodes if isinstance(node, Leaf))
    deciders = frozenset().union(*leaves)
    return Counted(chances, ways, odds.deciding, deciders, frozenset(graph.choices))


def _graph(state: State, urn: Urn, further: Further) -> tuple[KeptGraph, int]:
    """The graph from ``state`` on, and the place of ``state`` in it. Raises ``Peeked``.

    Where the urn may run empty every draw is a node, for none can be left out.
    """
    for comes_to_the_same in (True, False):
        graph = KeptGraph(urn, further, comes_to_the_same=comes_to_the_same)
        start = graph.entered(urn.started(state))
        if graph.places[start].most <= sum(urn.counts.values()):
            break
    return graph, start


def _way(graph: KeptGraph, place: int, given: Hashable, state: State) -> Iterator[Any]:
    """The moves from ``state``, which the call changes, to an end that gives this answer."""
    while True:
        outcome = run(state)
        _, move, to = graph.places[place].near[given]
        if to < 0:
            yield from move
            return
        if isinstance(outcome, Choice):
            answer(state, move)
            yield move
        else:
            found = _drawn(graph.urn, state, _faces(graph.places[place].draw, move), move)
            if found is None:
                raise Peeked
            moves, state = found
            yield from moves
        place = to


def _faces(draw: Draw | None, kept: Kept) -> list[str]:
    """For each token of ``draw`` the face of ``kept`` that it has, or none where any other will do."""
    if draw is None:
        raise Peeked  # that is never drawn
    row = min(one for one in draw.keeps if len(one) == len(kept))
    given = dict(zip(row, kept, strict=True))
    return [given.get(number, "") for number in range(draw.size)]


def _drawn(urn: Urn, state: State, faces: list[str], kept: Kept) -> tuple[list[Any], State] | None:
    """The moves by which ``faces`` are drawn and ``kept`` kept of them, and the state after them.

    ``None`` where no choice leads there. The call changes ``state``.
    """
    outcome: Outcome | None = state.pending
    while outcome is None:
        outcome = step(state)
        settled = urn.settled(state)
        if settled is not None:
            return ([], state) if settled == kept else None
    if isinstance(outcome, Chance) and faces:
        face = faces[0] or _other(outcome, faces)
        if all(face != value for _, value in outcome.outcomes):
            return None
        decide(state, face)
        found = _drawn(urn, state, faces[1:], kept)
        return None if found is None else ([face, *found[0]], found[1])
    for option in outcome.options if isinstance(outcome, Choice) else ():
        fork = state.fork()
        answer(fork, option)
        found = _drawn(urn, fork, faces, kept)
        if found is not None:
            return [option, *found[0]], found[1]
    return None


def _other(chance: Chance, wanted: list[str]) -> Any:
    """The likeliest face, if possible none that is still ``wanted``."""
    return max(chance.outcomes, key=lambda one: (one[1] not in wanted, one[0]))[1]

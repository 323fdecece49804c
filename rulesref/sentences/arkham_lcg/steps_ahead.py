"""What the steps of a case lead on to, read once: at every step of a long case it is looked at again."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby

from rulesref.cases.case import Case
from rulesref.cases.written import Step
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.implied_costs import plays


class StepsAhead:
    """The ``steps`` of a case in one language, of which each is looked through once.

    ``playing`` are the places of those that may tell who plays a card.
    """

    def __init__(self, steps: Sequence[Step], language: str) -> None:
        self.steps = steps
        self.playing = tuple(place for place, one in enumerate(steps) if plays(one, language))
        self._ends: list[int] = []
        for _, run in groupby(steps, lambda one: one.kind):
            length = len(list(run))
            self._ends += [len(self._ends) + length] * length
        self._places: dict[Step, int] = {}
        for place, step in enumerate(steps):
            self._places.setdefault(step, place)
        self._said: dict[str, list[frozenset[str]]] = {}

    def place(self, step: Step) -> int:
        """The place of ``step``."""
        return self._places[step]

    def end(self, at: int, kind: str) -> int:
        """Where the steps of ``kind`` from ``at`` on end; ``at`` where that is another one."""
        is_one = at < len(self.steps) and self.steps[at].kind == kind
        return self._ends[at] if is_one else at

    def said_from(
        self, step: Step, what: str, says: Callable[[Step], Iterable[str]]
    ) -> frozenset[str]:
        """All that ``step`` and those behind it say of ``what``; each ``says`` the same whenever it is asked."""
        if what not in self._said:
            so_far: frozenset[str] = frozenset()
            behind = []
            for one in reversed(self.steps):
                more = frozenset(says(one))
                so_far = so_far if more <= so_far else so_far | more
                behind.append(so_far)
            self._said[what] = behind[::-1]
        return self._said[what][self._places[step]]


def ahead_of(case: Case, scene: Scene) -> StepsAhead:
    """What the steps of ``case`` lead on to at ``scene``."""
    known: StepsAhead | None = scene.telling.ahead
    if known is None or known.steps is not case.steps:
        known = scene.telling.ahead = StepsAhead(case.steps, scene.language)
    return known

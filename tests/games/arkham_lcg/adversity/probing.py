"""Probes: at each moment at which a row is in the middle of something, each adversity in turn.

The positions are those of the shipped cases, which come to every row, and of drawn tables. A probe
goes on from a copy, at random, under every invariant of random play.
"""

from __future__ import annotations

import random
import traceback
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple
from unittest.mock import patch

from rulesref.cases.case import Case
from rulesref.engine import machine
from rulesref.engine.machine import answer, decide
from rulesref.engine.outcome import Chance, Choice
from rulesref.engine.state import State
from rulesref.errors import RulesrefError
from rulesref.games.arkham_lcg.table import investigators
from tests.arkham import replay
from tests.games.arkham_lcg.adversity.middle import Middle, middles
from tests.games.arkham_lcg.adversity.naturally import natural
from tests.games.arkham_lcg.adversity.strikes import STRIKES
from tests.games.arkham_lcg.adversity.why_not import why_not
from tests.games.arkham_lcg.random_play.game import choose, told
from tests.games.arkham_lcg.random_play.invariants import broken
from tests.games.arkham_lcg.random_play.moment import Moment

#: How long a probe goes on after the adversity.
STEPS = 150
#: Adversities after which an event that is about to happen may have nobody whom it is about.
GONE = frozenset({"user-eliminated", "source-gone", "target-gone"})
Cell = tuple[tuple[str, str], str]
#: A cell, and whether an event waits in it that what is done may leave without anybody.
Kind = tuple[Cell, bool]


class Violation(NamedTuple):
    """An invariant that a probe has broken, and where."""

    cell: Cell
    wrong: str
    place: str


class Probes:
    """What probes have shown so far; ``most`` is how many each kind of each cell gets."""

    def __init__(self, most: int, seed: int, only: Callable[[Cell], bool] = lambda cell: True):
        self.most, self.only = most, only
        self.rng = random.Random(seed)
        self.held: Counter[Kind] = Counter()
        self.reasons: dict[Cell, Counter[str]] = defaultdict(Counter)
        self.shown: dict[Cell, str] = {}
        self.first: dict[tuple[str, str], str] = {}
        self.violations: list[Violation] = []
        self.place = ""
        self.busy = False

    def look(self, state: State) -> None:
        """Probe every row that is in the middle of something at ``state``."""
        if self.busy or not investigators(state):
            return
        for here in tuple(middles(state)):
            self.first.setdefault(here.row, self.place)
            for column in STRIKES:
                cell = (here.row, column)
                if self._is_wanted(cell, here):
                    self.busy = True
                    self._probe(state, here, cell)
                    self.busy = False

    def _is_wanted(self, cell: Cell, here: Middle) -> bool:
        return self.held[_kind(cell, here)] < self.most and self.only(cell)

    def _probe(self, state: State, here: Middle, cell: Cell) -> None:
        fork = state.fork()
        try:
            if not STRIKES[cell[1]](fork, here, self.rng):
                self.reasons[cell][why_not(state, here, cell[1])] += 1
                return
            wrong = play_on(fork, self.rng)
        except Exception as error:
            frame = traceback.extract_tb(error.__traceback__)[-1]
            wrong = f"{type(error).__name__}: {error} ({frame.filename[-45:]}:{frame.lineno})"
        self.held[_kind(cell, here)] += 1
        if wrong:
            self.violations.append(
                Violation(cell, wrong, f"{self.place}\n{here}\n{told(fork, 14)}")
            )

    def times(self, cell: Cell) -> int:
        """How many probes of ``cell`` there have been."""
        return self.held[cell, True] + self.held[cell, False]

    def cells(self) -> set[Cell]:
        """The cells of which there has been a probe."""
        return {cell for cell, _ in self.held}


def _kind(cell: Cell, here: Middle) -> Kind:
    return cell, cell[1] in GONE and bool(here.events)


def play_on(state: State, rng: random.Random) -> str:
    """What breaks in the next steps, empty where nothing does."""
    for _ in range(STEPS):
        moment = Moment(state)
        wrong = broken(moment)
        if wrong:
            return "; ".join(wrong)
        outcome = moment.outcome
        if isinstance(outcome, Choice):
            answer(state, choose(rng, outcome.options)[1])
        elif isinstance(outcome, Chance):
            decide(state, rng.choice(outcome.outcomes)[1])
        elif outcome is not None:
            break
    return ""


@contextmanager
def looking(probes: Probes) -> Iterator[None]:
    """Let ``probes`` look at every step that the machine takes meanwhile."""
    plain = machine._advance

    def advance(state: State, steps: int) -> Any:
        if probes.busy or state.pending is not None:
            return plain(state, steps)
        for _ in range(steps):
            probes.look(state)
            log, marks = state.log, dict(state.marks)
            outcome = plain(state, 1)
            for cell in natural(state, log, marks):
                probes.shown.setdefault(cell, probes.place)
            if outcome is not None:
                return outcome
        return None

    with patch.object(machine, "_advance", advance):
        yield


def probe_cases(probes: Probes, cases: Iterable[tuple[str, Case]]) -> None:
    """Replay each case in both editions, and probe wherever it comes by."""
    with looking(probes):
        for name, case in cases:
            for edition in ("2016", "2026"):
                probes.place = name
                before = dict(probes.shown)
                try:
                    passed = replay(case, edition).passed
                except RulesrefError:
                    passed = False
                if not passed:  # what does not come out as told shows nothing
                    probes.shown = before

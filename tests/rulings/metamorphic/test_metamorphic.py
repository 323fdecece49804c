"""A sample of the shipped cases keeps its outcome under every irrelevant change.

``python -m tests.rulings.metamorphic`` changes all of them. ``RULESREF_SEED`` draws another sample.
"""

from __future__ import annotations

import os
import random

import pytest

from rulesref.cases.case import Case
from tests.rulings.metamorphic.changes import CHANGES
from tests.rulings.metamorphic.outcomes import outcome
from tests.rulings.metamorphic.whole import (
    EDITIONS,
    changed,
    excepted,
    exceptions,
    shows,
)
from tests.rulings.shipped import placed_cases

SEED = int(os.environ.get("RULESREF_SEED", "1"))
#: So many cases a change, in one edition each.
SAMPLE = 15


@pytest.mark.parametrize("name", CHANGES)
def test_an_irrelevant_change_changes_nothing(name: str) -> None:
    rng = random.Random(f"{name} {SEED}")
    drawn = placed_cases()
    rng.shuffle(drawn)
    seen = 0
    for place, case in drawn:
        if excepted(name, place):
            continue
        found = changed(name, case, rng.choice(EDITIONS))
        if found is not None:
            before, after = found
            assert before == after, f"{name} of {place} ({case.name}), RULESREF_SEED={SEED}"
            seen += 1
        if seen == SAMPLE:
            break
    assert seen >= 8


def test_an_exception_is_one() -> None:
    """What is excepted still differs in an edition, and for the reason given; else the row goes."""
    known = dict(placed_cases())
    rows = sorted(exceptions())
    random.Random(SEED).shuffle(rows)
    for name, place in rows[:15]:
        found = [changed(name, known[place], edition) for edition in EDITIONS]
        assert any(one is not None and one[0] != one[1] for one in found), (name, place)
        assert shows(excepted(name, place), name, known[place]), (name, place)


def test_a_change_that_matters_is_seen() -> None:
    """Without its Given steps hardly any case comes out as before."""
    rng = random.Random(SEED)
    drawn = [case for _, case in rng.sample(placed_cases(), 10) if case.steps[0].kind == "given"]
    differ = [
        case for case in drawn if outcome(case, "2016") != outcome(_without_givens(case), "2016")
    ]
    assert len(differ) * 2 > len(drawn)


def _without_givens(case: Case) -> Case:
    return case._replace(steps=tuple(step for step in case.steps if step.kind != "given"))

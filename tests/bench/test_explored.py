"""How fast a position is explored whole: so many goats and dogs, all open readings included.

Run with ``pytest tests/bench/test_explored.py --benchmark-enable -n 0``, which holds each to its budget;
without it only the small ones are explored.
"""

from __future__ import annotations

import time
from typing import Any

import pytest

from rulesref.engine.found import Budget
from tests.arkham import JUDGE
from tests.bench.outcomes import position
from tests.rulings.enumerated import case_of

pytestmark = pytest.mark.benchmark(timer=time.process_time)
#: (Goats that attack, dogs that can bite back) → the seconds that the question may take.
BUDGETS = {(1, 1): 0.02, (2, 2): 0.3, (3, 2): 2, (4, 2): 10}


@pytest.mark.parametrize("size", BUDGETS, ids=lambda size: f"{size[0]} x {size[1]}")
def test_whether_agnes_is_defeated(benchmark: Any, size: tuple[int, int]) -> None:
    if not benchmark.enabled and size > (2, 2):
        pytest.skip("nothing is measured")
    case = case_of(f"{position(*size, 0)}\nThen it is asked whether Agnes Baker is defeated")
    judged = {"budget": Budget()}
    ruling = benchmark.pedantic(JUDGE.replay, (case, "2016"), judged, rounds=3, warmup_rounds=1)
    assert (ruling.verdict, ruling.reason) == ("no", "")
    if benchmark.enabled:
        assert benchmark.stats.stats.min <= BUDGETS[size]

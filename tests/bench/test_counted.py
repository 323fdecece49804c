"""How fast draws are counted: two cards that may each replace a reveal, over a full bag.

Run with ``pytest tests/bench/test_counted.py --benchmark-enable -n 0``, which holds it to its budget.
"""

from __future__ import annotations

import time
from typing import Any

import pytest

from rulesref.engine.found import Budget
from rulesref.rulings import outcomes as module
from rulesref.rulings.question import read_question
from rulesref.rulings.verdict import explored
from tests.arkham import JUDGE
from tests.rulings.enumerated import case_of

pytestmark = pytest.mark.benchmark(timer=time.process_time)
FULL = (
    "+1, 0, 0, -1, -1, -1, -2, -2, -3, -4, skull, skull, cultist, tablet, auto-fail, elder-sign, "
    "bless, curse, frost"
)
STEPS = (
    "Given Agnes Baker is at the Study\nAnd the scenario is The Gathering\n"
    "And the Study has 1 clue\nAnd Agnes Baker controls Olive McBride and Grotesque Statue (4)\n"
    f"And the chaos bag holds {FULL}\nWhen Agnes Baker investigates"
)


def test_both_undecided_over_a_full_bag(benchmark: Any) -> None:
    scene = module._played(JUDGE, case_of(STEPS), "2016", {})[1]
    question = read_question(scene, "Agnes Baker succeeds")
    found = benchmark.pedantic(explored, (scene, question, Budget()), rounds=5)
    assert str(found.chance(True)[1]) == "228748843/349188840"
    if benchmark.enabled:
        assert benchmark.stats.stats.min <= 2

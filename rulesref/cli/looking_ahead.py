"""How one case can go on, within the time that a command gives it."""

from __future__ import annotations

import time

from rulesref.cases.case import Case
from rulesref.engine.found import Budget
from rulesref.rulings.outcomes import Outcomes, outcomes, until
from rulesref.rulings.replay import Judge
from rulesref.rulings.ruling import Ruling

#: So many positions are kept at most: 20,000 of a fight with four enemies take some 90 MB.
POSITIONS = 50_000
#: So long an answer takes unless more time is given.
SECONDS = 10


def budget_of(seconds: int = SECONDS) -> Budget:
    """So much time from now on, and what memory allows."""
    return Budget(POSITIONS, time.monotonic() + seconds)


def look(
    judge: Judge, case: Case, edition: str, seconds: int, sentence: str | None
) -> Outcomes | Ruling:
    """Every end of ``case`` within ``seconds``, or whether ``sentence`` comes about. Raises ``CaseError``."""
    budget = budget_of(seconds)
    if sentence is not None:
        return until(judge, case, edition, sentence.strip(), budget)
    return outcomes(judge, case, edition, budget)

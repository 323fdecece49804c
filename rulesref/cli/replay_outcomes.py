"""``rulesref replay --outcomes``: every way in which each case can end."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from typing import Any

from rulesref.cases.case import Case
from rulesref.catalogue import said
from rulesref.cli.asked import Asked
from rulesref.cli.console import Console
from rulesref.engine.explore import Budget
from rulesref.errors import CaseError, RulesrefError, UsageError
from rulesref.render.outcomes import outcomes_json, render_outcomes
from rulesref.render.timeline import render_asked
from rulesref.rulings.outcomes import outcomes, until
from rulesref.rulings.replay import Judge

#: So many positions fit into the memory that one answer may take.
POSITIONS = 200_000
#: So long an answer takes unless more time is given.
SECONDS = 10


def check_options(asked: Asked) -> None:
    """Raise ``UsageError`` for an option that says nothing without, or beside, ``--outcomes``."""
    for name in ("until", "seconds"):
        if asked.values[name] is not None and not asked.flag("outcomes"):
            raise UsageError(
                said("--{name} is for --outcomes").format(name=name),
                remedy=f"rulesref replay FILE --outcomes --{name} …",
            )
    for name in ("coverage", "sentences", "explain"):
        if asked.values[name] not in (None, False) and asked.flag("outcomes"):
            raise UsageError(said("--outcomes and --{name} do not go together").format(name=name))
    if asked.text("until") is not None and not str(asked.text("until")).strip():
        raise UsageError(
            said("--until wants a sentence"), remedy='--until "Roland Banks is defeated"'
        )


def budget_of(seconds: int = SECONDS) -> Budget:
    """So much time from now on, and what memory allows."""
    return Budget(POSITIONS, time.monotonic() + seconds)


def show_outcomes(
    asked: Asked,
    console: Console,
    judge: Judge,
    cases: Iterator[Case | RulesrefError],
    edition: str,
) -> int:
    """Print every end of each of ``cases``; 0, or 2 where one cannot be read or run."""
    shown: list[dict[str, Any]] = []
    errors: list[RulesrefError] = []
    for case in cases:
        try:
            if isinstance(case, RulesrefError):
                raise case
            shown.append(_show(asked, console, judge, case, edition))
        except CaseError as problem:
            errors.append(problem)
    if asked.flag("json"):
        told = {"cases": shown} if asked.text("until") else {"cases": [], "outcomes": shown}
        console.json({**told, "errors": [error.as_json()["error"] for error in errors]})
    else:
        for error in errors:
            print(error, file=sys.stderr)
    return 2 if errors else 0


def _show(asked: Asked, console: Console, judge: Judge, case: Case, edition: str) -> dict[str, Any]:
    """What ``--json`` says of ``case``; without, it is printed. Raises ``CaseError``."""
    sentence = asked.text("until")
    if sentence is not None:
        ruling = until(judge, case, edition, sentence.strip())
        if not asked.flag("json"):
            console.line(f"{ruling.name}  {ruling.file}:{ruling.line}")
            for line in render_asked(ruling, console.columns):
                console.line(line)
        return ruling.as_json()
    found = outcomes(judge, case, edition, budget_of(asked.number("seconds", SECONDS)))
    if not asked.flag("json"):
        for line in render_outcomes(found, console.columns):
            console.line(line)
    return outcomes_json(found)

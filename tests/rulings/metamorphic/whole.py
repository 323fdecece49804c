"""All shipped cases, each change made to each of them, and which outcomes may change, with why."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from rulesref.cases.case import Case
from tests.arkham import read_cases
from tests.rulings.metamorphic.changes import CHANGES
from tests.rulings.metamorphic.outcomes import Outcome, outcome
from tests.rulings.shipped import CASES

EDITIONS = ("2016", "2026")
#: Change, place of the case, why its outcome is about what the change adds.
EXCEPTIONS = Path(__file__).with_name("exceptions.tsv")


def cases(part: str = "") -> list[tuple[str, Case]]:
    """Every shipped case, by the place of its file and its number in it."""
    return [
        (f"{path.parent.name}/{path.name}#{number}", case)
        for path in CASES
        if part in f"{path.parent.name}/{path.name}"
        for number, case in enumerate(read_cases(path), 1)
    ]


@cache
def exceptions() -> dict[tuple[str, str], str]:
    """(Change, place of the case) → why it may change the outcome."""
    if not EXCEPTIONS.is_file():
        return {}
    rows = [line.split("\t") for line in EXCEPTIONS.read_text("utf-8").splitlines()]
    return {(name, place): why for name, place, why in rows}


def excepted(name: str, place: str) -> str:
    return exceptions().get((name, place), "")


def changed(name: str, case: Case, edition: str) -> tuple[Outcome, Outcome] | None:
    """The outcome of ``case`` as it is and as it is changed; ``None`` where nothing is to change."""
    other = CHANGES[name](case)
    if other is None:
        return None
    return _as_it_is(case, edition), outcome(other, edition)


@cache
def _as_it_is(case: Case, edition: str) -> Outcome:
    return outcome(case, edition)

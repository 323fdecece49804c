"""A table at which a case is laid out and played as far as it tells."""

from __future__ import annotations

from rulesref.cases.case import Case
from rulesref.cases.written import Step
from rulesref.rulings.replay import Judge
from rulesref.rulings.tags import EDITION_TAGS
from rulesref.session.lines import Line
from rulesref.session.session import Session


def opened(judge: Judge, case: Case, edition: str) -> Session:
    """A table at which the Given and When steps of ``case`` are ``coming``; ``go_on`` tells them.

    It plays in ``edition``, or in the one that the case is about. Raises ``CaseError`` for a case
    that cannot be read.
    """
    if case.fault is not None:
        raise case.fault
    edition = next((EDITION_TAGS[tag] for tag in case.tags if tag in EDITION_TAGS), edition)
    session = Session(judge, edition, case.language, case.name, case.cites)
    session.coming = tuple(
        Line(step.kind, step.text, _rows(case, step))
        for step in judge.apart(case).steps
        if step.kind != "then"
    )
    return session


def _rows(case: Case, step: Step) -> tuple[str, ...]:
    """The rows of the table below ``step``, as they are written."""
    numbers = sorted({line for _, line, _ in step.table})
    return tuple(case.lines[number - 1].strip() for number in numbers)

"""What comes of a case, as far as no irrelevant change may touch it."""

from __future__ import annotations

from typing import NamedTuple

from rulesref.cases.case import Case
from rulesref.errors import RulesrefError
from tests.arkham import replay


class Outcome(NamedTuple):
    """Whether the case passes, and its verdict; or why it cannot run."""

    passed: bool
    verdict: str
    error: str = ""


def outcome(case: Case, edition: str) -> Outcome:
    """What comes of ``case`` under ``edition``; a traceback is an outcome of its own."""
    try:
        ruling = replay(case, edition)
    except RulesrefError as error:
        return Outcome(False, "", str(error))
    except Exception as error:  # a traceback would be the end of the whole run
        return Outcome(False, "", f"{type(error).__name__}: {error}")
    return Outcome(ruling.passed, ruling.verdict)

"""That a moment is over does not say that a rule forbids what was possible in it."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import parse_cases, replay

TABLE = """Feature: f
  Scenario: s
    Given Roland Banks is at the Study
    And Roland Banks has Guts and Perception in hand
    And the chaos bag holds 0, -1
    When Roland Banks investigates
"""
NOT = "    Then Roland Banks may not commit Perception\n"


def passed(steps: str) -> bool:
    return replay(parse_cases(TABLE + steps, "x.feature")[0], "2016").passed


@pytest.mark.parametrize("more", ["", "    And Roland Banks reveals 0\n"])
def test_what_was_passed_by_is_not_forbidden(more: str) -> None:
    with pytest.raises(CaseError, match=r"was possible, and was not done.*steps/st-2") as caught:
        passed(f"    And nobody commits anything\n{more}{NOT}")
    assert "above" in (caught.value.remedy or "")


def test_the_case_that_shows_the_moment_may_say_that_it_is_over() -> None:
    assert passed(
        "    Then Roland Banks may commit Perception\n    When nobody commits anything\n" + NOT
    )


def test_what_has_been_done_cannot_be_done_again() -> None:
    assert passed("    And Roland Banks commits Perception\n" + NOT)


def test_what_is_offered_now_is_a_finding_and_no_error() -> None:
    assert not passed(NOT)

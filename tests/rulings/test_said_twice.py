"""What one Given step says, no other says over it; and whose turn it is, nobody takes."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import parse_cases, replay

TABLE = "Given Roland Banks is at the Study\nAnd Agnes Baker is at the Study\n"


def refusal(steps: str) -> CaseError:
    text = "Feature: f\n  Scenario: s\n" + "".join(
        f"    {one}\n" for one in (TABLE + steps).splitlines()
    )
    with pytest.raises(CaseError) as caught:
        replay(parse_cases(text, "x.feature")[0], "2016")
    return caught.value


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("the chaos bag holds +1", "the chaos bag holds -4"),
        ("it is the mythos phase", "it is the enemy phase"),
        ("it is the turn of Roland Banks", "it is the turn of Agnes Baker"),
        ("Roland Banks is the lead investigator", "Agnes Baker is the lead investigator"),
        ("the deck of Roland Banks is empty", "the deck of Roland Banks holds Knife"),
        ("Roland Banks has 1 resource", "Roland Banks has no resources"),
        ("it is day", "it is night"),
        ("depth stands at 1", "depth stands at 2"),
        ("alarm stands at 1 for Roland Banks", "alarm stands at 2 for Roland Banks"),
        ("Study lies in column 1, row 1", "Study lies in column 2, row 1"),
        ("the campaign log counts 1 for Doubt", "the campaign log counts 2 for doubt"),
        ("the flood level of Study is unflooded", "the flood level of Study is fully flooded"),
    ],
)
def test_nothing_is_said_over_what_was_said(one: str, other: str) -> None:
    error = refusal(f"And {one}\nAnd {other}\nThen Roland Banks has 0 clues")
    assert (error.line, error.message.endswith("has been said already")) == (6, True)


def test_what_the_log_counts_is_apart_from_what_a_step_calls_so() -> None:
    error = refusal(
        "And the chaos bag holds +1\nAnd the campaign log counts 2 for bag\n"
        "And the campaign log counts 3 for Bag\nThen Roland Banks has 0 clues"
    )
    assert error.line == 7


@pytest.mark.parametrize("deed", ["investigates", "takes a resource", "plays Knife"])
def test_nobody_acts_in_the_turn_that_a_step_gives_to_another(deed: str) -> None:
    error = refusal(
        "And the chaos bag holds 0\n"
        f"And it is the turn of Agnes Baker\nWhen Roland Banks {deed}\nThen Study has 0 clues"
    )
    assert "the step before was refused: it is not this investigator's turn" in error.message

"""A refusal names its rule, and a case can hold it to that."""

from __future__ import annotations

import pytest

from rulesref.rulings.case import parse_cases
from rulesref.rulings.replay import replay

LIMIT = "arkham-lcg/limits-and-maximums"
COSTS = "arkham-lcg/costs"
CASE = """Feature: Refusals
  Scenario: The second use
    Given Roland Banks and Agnes Baker are at Northside
    And Roland Banks has {rich} resources
    And Agnes Baker has {other} resources
    When Roland Banks uses Northside
    {then}
"""


@pytest.mark.parametrize("edition", ["2016", "2026"])
@pytest.mark.parametrize(
    ("rich", "other", "then", "passes"),
    [
        (5, 5, f"And Agnes Baker uses Northside\n    Then it is refused under {LIMIT}", True),
        (5, 5, f"And Agnes Baker uses Northside\n    Then it is refused under {COSTS}", False),
        (5, 5, "And Agnes Baker uses Northside\n    Then it is refused", True),
        (4, 0, f"Then it is refused under {COSTS}", True),
        (4, 0, f"Then it is refused under {LIMIT}", False),
        (5, 0, "Then it is refused", False),
    ],
)
def test_the_rule_of_a_refusal(
    rich: int, other: int, then: str, passes: bool, edition: str
) -> None:
    text = CASE.format(rich=rich, other=other, then=then)
    assert replay(parse_cases(text, "refusals.feature")[0], edition).passed is passes

"""arkham-lcg/dealing-damage-horror: an asset that comes before its controller is filled first."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import parse_cases, replay

CASE = """Feature: First
  Scenario: Horror
    Given Roland Banks and Agnes Baker are at the Study
    And {controller} controls Combat Training (1)
    When Roland Banks takes {dealt}
    And Roland Banks assigns 1 horror to Roland Banks
    Then Roland Banks has 1 horror
"""


@pytest.mark.parametrize(
    ("controller", "dealt"), [("Roland Banks", "2 horror"), ("Agnes Baker", "1 horror")]
)
def test_they_take_what_it_cannot(controller: str, dealt: str) -> None:
    text = CASE.format(controller=controller, dealt=dealt)
    assert replay(parse_cases(text, "first.feature")[0], "2016").passed


def test_none_of_it_is_ones_own_while_it_has_room() -> None:
    text = CASE.format(controller="Roland Banks", dealt="1 horror")
    with pytest.raises(CaseError, match="Combat Training has to be assigned"):
        replay(parse_cases(text, "first.feature")[0], "2016")

"""arkham-lcg/dealing-damage-horror: an asset that comes before its controller is filled first."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import parse_cases, replay
from tests.games.arkham_lcg.made_up import Workshop

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


@pytest.mark.parametrize(
    ("clause", "first", "other"),
    [("takes-damage-first", "damage", "horror"), ("takes-horror-first", "horror", "damage")],
)
def test_it_comes_first_with_what_it_says_alone(
    workshop: Workshop, clause: str, first: str, other: str
) -> None:
    ability = {"kind": "constant", "do": [{"verb": clause, "of": "this"}]}
    workshop.card("Shield", ability, stats={"health": 1, "sanity": 1})
    ruling = workshop.play(
        "Given Roland Banks is at the Study\n"
        "And Roland Banks controls Shield\n"
        f"When Roland Banks takes 1 {other}\n"
        f"And Roland Banks assigns 1 {other} to Roland Banks\n"
        f"And Roland Banks takes 2 {first}\n"
        "Then Shield is discarded\n"
        f"And Roland Banks has 1 {first}"
    )
    assert (ruling.unmet, ruling.reason) == ((), "")

"""Where a case says nothing of resources, a fast event that it plays can be paid for."""

from __future__ import annotations

import pytest

from tests.arkham import parse_cases, replay

START = """Feature: f
  Scenario: s
    Given Roland Banks is at the Study
    And Roland Banks has Lucky! in hand
    And the chaos bag holds -3
{given}    When Roland Banks investigates
{then}"""


@pytest.mark.parametrize(
    ("given", "then", "met"),
    [
        ("", "    And Roland Banks plays Lucky!\n    Then Roland Banks has 0 resources\n", True),
        (
            "",
            "    Then it is asked whether Roland Banks may play Lucky!\n    And the answer is yes\n",
            True,
        ),
        (
            "    And Roland Banks has 0 resources\n",
            "    And nobody commits anything\n    Then Roland Banks may play Lucky! (01080)\n",
            False,
        ),
        ("", "    And nobody commits anything\n    Then Roland Banks has 0 resources\n", True),
    ],
)
def test_the_cost_of_what_is_played(given: str, then: str, met: bool) -> None:
    case = parse_cases(START.format(given=given, then=then), "x.feature")[0]
    ruling = replay(case, "2016")
    assert ruling.passed is met


def test_what_nobody_can_pay_is_refused_for_its_cost() -> None:
    text = START.format(
        given="    And Roland Banks has 0 resources\n",
        then="    And Roland Banks plays Lucky!\n    Then it is refused under arkham-lcg/costs\n",
    )
    assert replay(parse_cases(text, "x.feature")[0], "2016").passed


@pytest.mark.parametrize("held", ["    And Agnes Baker has {} in hand\n", ""])
@pytest.mark.parametrize("card", ["Machete", "Flashlight", "Knife", "Magnifying Glass"])
def test_the_cost_of_what_is_played_in_a_turn_that_has_begun(held: str, card: str) -> None:
    told = (
        "Feature: f\n  Scenario: s\n    Given Agnes Baker is at the Study\n"
        f"{held.format(card)}    When Agnes Baker begins her turn\n"
        f"    And Agnes Baker plays {card}\n    Then {card} is in play\n"
    )
    assert replay(parse_cases(told, "x.feature")[0], "2016").passed


def test_what_is_told_to_be_lacking_is_not_implied_in_a_turn_that_has_begun() -> None:
    told = (
        "Feature: f\n  Scenario: s\n    Given Agnes Baker is at the Study\n"
        "    And Agnes Baker has 2 resources\n    When Agnes Baker begins her turn\n"
        "    And Agnes Baker plays Machete\n    Then it is refused under arkham-lcg/costs\n"
    )
    assert replay(parse_cases(told, "x.feature")[0], "2016").passed

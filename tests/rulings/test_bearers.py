"""Whose pile an enemy goes to: its bearer's, or nobody's."""

from __future__ import annotations

from rulesref.rulings.case import parse_cases
from rulesref.rulings.replay import replay

TABLE = """\
Given Roland Banks and Agnes Baker are at the Study
And Mob Enforcer is engaged with Roland Banks
And Mob Enforcer belongs to Agnes Baker
When Mob Enforcer is discarded
Then Mob Enforcer is in the discard pile of Agnes Baker"""


def test_a_weakness_goes_to_its_bearer_whomever_it_is_engaged_with() -> None:
    text = "Feature: f\n  Scenario: s\n" + "".join(f"    {one}\n" for one in TABLE.splitlines())
    ruling = replay(parse_cases(text, "x.feature")[0], "2016")
    assert ruling.passed, ruling.unmet


def test_an_enemy_that_is_no_weakness_is_nobodys() -> None:
    text = """\
Feature: f
  Scenario: s
    Given Roland Banks is at the Study
    And Ghoul Minion is engaged with Roland Banks
    When Ghoul Minion is discarded
    Then Ghoul Minion is in the discard pile of Roland Banks
"""
    (unmet,) = replay(parse_cases(text, "x.feature")[0], "2016").unmet
    assert unmet.happened == "Ghoul Minion: discard of nobody"

"""Whose a weakness is that is engaged with somebody: his, if no step says otherwise."""

from __future__ import annotations

import pytest

from rulesref.rulings.case import parse_cases
from rulesref.rulings.replay import replay

TABLE = """\
Given Roland Banks and Agnes Baker are at the Study
And Mob Enforcer is engaged with Roland Banks
{more}When Mob Enforcer is discarded
Then Mob Enforcer is in the discard pile of {whose}"""


@pytest.mark.parametrize(
    ("more", "whose"),
    [("", "Roland Banks"), ("And Mob Enforcer belongs to Agnes Baker\n", "Agnes Baker")],
)
def test_an_engaged_weakness_is_his_whom_it_hunts(more: str, whose: str) -> None:
    steps = TABLE.format(more=more, whose=whose)
    text = "Feature: f\n  Scenario: s\n" + "".join(f"    {one}\n" for one in steps.splitlines())
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

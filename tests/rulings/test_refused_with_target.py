"""A refused step asks for nothing more: what it would have been done to is not asked for."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import parse_cases, replay


@pytest.mark.parametrize(
    ("deed", "rule"),
    [
        ("plays De-Escalate", "event-cards"),
        ("uses Beat Cop", "ability"),
        ("uses ability 1 of Knife", "ability"),
    ],
)
def test_a_step_with_a_target_may_be_refused(deed: str, rule: str) -> None:
    text = f"""\
Feature: f
  Scenario: s
    Given Roland Banks is at the Study
    And Agnes Baker is at the Hallway
    And Ghoul Minion is engaged with Agnes Baker
    And Roland Banks controls Beat Cop and Knife
    When Roland Banks {deed} on Ghoul Minion
    Then it is refused under arkham-lcg/{rule}
"""
    ruling = replay(parse_cases(text, "x.feature")[0], "2016")
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize("others", ["", " and Swarm of Rats"])
def test_what_could_not_be_chosen_is_refused_with_its_rule(others: str) -> None:
    """Whether one thing alone could be chosen, or several, and without a trace of the step."""
    text = f"""\
Feature: f
  Scenario: s
    Given Wendy Adams is at the Study
    And Wendy Adams is engaged with Ghoul Priest and Ghoul Minion{others}
    And Wendy Adams controls Stray Cat
    When Wendy Adams uses Stray Cat on Ghoul Priest
    Then {{then}}
"""
    with pytest.raises(CaseError, match="Ghoul Priest is not what this effect lets one choose"):
        replay(parse_cases(text.format(then="Ghoul Priest is exhausted"), "x.feature")[0], "2016")
    then = "it is refused under arkham-lcg/target\n    And Stray Cat is in play"
    assert replay(parse_cases(text.format(then=then), "x.feature")[0], "2016").passed

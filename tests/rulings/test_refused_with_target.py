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


def test_what_could_not_be_chosen_is_said_to_be_so() -> None:
    text = """\
Feature: f
  Scenario: s
    Given Wendy Adams is at the Study
    And Wendy Adams is engaged with Ghoul Priest and Ghoul Minion
    And Wendy Adams controls Stray Cat
    When Wendy Adams uses Stray Cat on Ghoul Priest
    Then Ghoul Priest is exhausted
"""
    with pytest.raises(CaseError, match="this could not be chosen") as caught:
        replay(parse_cases(text, "x.feature")[0], "2016")
    assert caught.value.candidates == ("Wendy Adams chooses Ghoul Minion",)

"""Whose pile an enemy goes to: its bearer's, or nobody's."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import parse_cases, replay

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
    assert unmet.happened == "Ghoul Minion: in a discard pile, of nobody"


LOST = """\
Feature: f
  Scenario: s
    Given Roland Banks is at the Study
    And Mob Enforcer is engaged with Roland Banks
    When Mob Enforcer is discarded
    Then Mob Enforcer is in the {pile}
"""


@pytest.mark.parametrize("pile", ["encounter discard pile", "discard pile of Roland Banks"])
def test_nobody_knows_in_whose_pile_a_weakness_lies_that_no_step_gives_to_anybody(
    pile: str,
) -> None:
    with pytest.raises(CaseError) as caught:
        replay(parse_cases(LOST.format(pile=pile), "x.feature")[0], "2016")
    assert caught.value.remedy.endswith("Mob Enforcer belongs to (an investigator)")


def test_no_encounter_deck_is_made_anew_with_a_weakness_that_may_be_somebodys() -> None:
    text = LOST.partition("    Then")[0].replace(
        "    When", "    And the encounter deck is empty\n    When"
    )
    text += "    And Roland Banks draws an encounter card\n"
    ruling = replay(parse_cases(text, "x.feature")[0], "2016")
    assert ruling.verdict == "unsupported"
    assert "whose discard pile" in ruling.reason

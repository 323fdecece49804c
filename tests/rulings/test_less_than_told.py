"""Where less comes of an effect than a step tells, it is said beside the step."""

from __future__ import annotations

import pytest

from tests.arkham import play

LAID = "Given Roland Banks is at the Study\n    "


@pytest.mark.parametrize(
    ("given", "when", "remark"),
    [
        ("And the Study has no clues", "Roland Banks discovers a clue", "of 1 that are told 0"),
        ("And the Study has 1 clue", "Roland Banks discovers 2 clues", "of 2 that are told 1"),
        ("And the Study has 2 clues", "Roland Banks discovers 2 clues", ""),
        ("And Roland Banks has no damage", "1 damage is healed from Roland Banks", "told 0"),
        ("And Roland Banks has 1 damage", "2 damage is healed from Roland Banks", "told 1"),
        ("And Roland Banks has 2 damage", "2 damage is healed from Roland Banks", ""),
        ("And Roland Banks has no resources", "Roland Banks loses 2 resources", "told 0"),
        ("And Roland Banks has 3 resources", "Roland Banks loses 2 resources", ""),
        ("And Roland Banks has 1 resource", "Roland Banks gains 2 resources", ""),
        ("And Roland Banks has 1 damage", "Roland Banks takes 2 damage", ""),
        # what is done instead has been answered, and is no less
        (
            "And Cover Up is in the threat area of Roland Banks with 3 clues\n    And the Study has 1 clue",
            "Roland Banks discovers a clue\n    And Roland Banks uses Cover Up",
            "",
        ),
    ],
)
def test_what_does_not_come_about_of_it_is_said(given: str, when: str, remark: str) -> None:
    told = [one.told for one in play(f"{LAID}{given}\n    When {when}").remarks]
    less = [one for one in told if "come about" in one]
    assert (len(less), all(remark in one for one in less)) == (int(bool(remark)), True)

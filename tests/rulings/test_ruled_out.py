"""A reaction of which no step speaks is passed by only where what is told next rules it out."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import parse_cases, replay

TABLE = """Feature: f
  Scenario: s
    Given Agnes Baker is at the Study
    And Agnes Baker controls Guard Dog
    And Ghoul Minion is engaged with Agnes Baker
    When Agnes Baker takes a resource
    And Agnes Baker assigns 1 damage to Guard Dog
    And Agnes Baker assigns 1 horror to Agnes Baker
"""
AGNES = "    And Agnes Baker uses Agnes Baker on Ghoul Minion\n"


def test_what_could_be_told_after_the_reaction_as_well_leaves_it_to_be_told() -> None:
    with pytest.raises(CaseError, match="must choose first: whether to react"):
        replay(parse_cases(TABLE + AGNES, "x.feature")[0], "2016")


@pytest.mark.parametrize(
    ("told", "then"),
    [
        ("nobody reacts", "Ghoul Minion has 1 damage"),
        ("Agnes Baker uses Guard Dog", "Ghoul Minion is defeated"),
    ],
)
def test_either_way_runs_once_it_is_told(told: str, then: str) -> None:
    steps = f"{TABLE}    And {told}\n{AGNES}    Then {then}\n"
    assert replay(parse_cases(steps, "x.feature")[0], "2016").passed

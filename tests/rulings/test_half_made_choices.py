"""A question about this moment, asked while a choice is only half made."""

from __future__ import annotations

import pytest

from tests.arkham import parse_cases, replay

START = """Feature: f
  Scenario: s
    Given Roland Banks is at the Study
    And Roland Banks controls Guard Dog
    And {other} is engaged with Roland Banks
    When {other} attacks Roland Banks
    And Roland Banks assigns {part}
    Then it is asked whether Roland Banks may use Guard Dog
"""


@pytest.mark.parametrize(
    ("other", "part", "answer"),
    [
        ("Ghoul Minion", "1 damage to Guard Dog", "yes"),  # whoever takes the horror
        ("Ghoul Minion", "1 damage to Roland Banks", "no"),
        ("Ghoul Minion", "1 horror to Guard Dog", "depends"),  # on who takes the damage
    ],
)
def test_the_rest_of_the_choice_is_made_first(other: str, part: str, answer: str) -> None:
    case = parse_cases(START.format(other=other, part=part), "x.feature")[0]
    assert replay(case, "2016").verdict == answer


@pytest.mark.parametrize("card", ["Machete", "Emergency Cache"])
def test_what_comes_later_is_looked_for_behind_the_whole_choice(card: str) -> None:
    """What is left of a choice is left of that one: the next has options of its own."""
    text = START.format(other="Ghoul Minion", part="1 damage to Guard Dog")
    held = f"    And Roland Banks has {card} in hand\n    When"
    told = text.replace("may use Guard Dog", f"may play {card}").replace("    When", held, 1)
    assert replay(parse_cases(told, "x.feature")[0], "2016").verdict == "no"

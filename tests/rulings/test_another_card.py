"""What is expected of a card of which there are others: nobody is told *no* of the wrong one."""

from __future__ import annotations

import pytest

import rulesref
from rulesref.errors import CaseError

_CASE = """\
Feature: f
  Scenario: s
    Given Daisy Walker is at the Study with 2 clues on her
    And Ghoul Priest is engaged with Daisy Walker
    When Daisy Walker plays {card} on Ghoul Priest
    And the token is 0
    Then Ghoul Priest has {damage} damage
"""


def test_what_another_card_of_the_name_meets_is_asked_for() -> None:
    with pytest.raises(CaseError) as caught:
        rulesref.replay(_CASE.format(card="Caustic Reaction", damage=3))
    assert "Caustic Reaction (2)" in str(caught.value.remedy)


@pytest.mark.parametrize(
    ("card", "damage", "met"),
    [
        ("Caustic Reaction", 2, True),
        ("Caustic Reaction", 5, False),
        ("Caustic Reaction (60261)", 3, False),
        ("Caustic Reaction (2)", 3, True),
    ],
)
def test_else_it_is_judged_by_the_card_that_is_meant(card: str, damage: int, met: bool) -> None:
    (ruling,) = rulesref.replay(_CASE.format(card=card, damage=damage))
    assert ruling.passed is met

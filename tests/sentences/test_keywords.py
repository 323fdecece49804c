"""Which keywords a card has: expected, denied and asked; those gained or lost count as they stand."""

from __future__ import annotations

import pytest

from tests.arkham import play

GIVEN = """
Given Silas Marsh is at the Study
And Ghoul Priest is engaged with Silas Marsh
And an unnamed effect gives each Ghoul Priest the keyword alert
When Silas Marsh takes the resource action
"""
DATI = """
Dato Silas Marsh è in Studio
E Ghoul Sacerdote è impegnato con Silas Marsh
Quando Silas Marsh prende una risorsa
"""


@pytest.mark.parametrize(
    ("said", "met"),
    [
        ("Ghoul Priest has retaliate", True),
        ("Ghoul Priest has the hunter keyword", True),
        ("Ghoul Priest has alert", True),
        ("Ghoul Priest has victory", True),
        ("Ghoul Priest has aloof", False),
        ("Ghoul Priest does not have aloof", True),
        ("Ghoul Priest no longer has retaliate", False),
        ("Ghoul Priest has no alert", False),
    ],
)
def test_a_keyword_is_expected_or_denied(said, met):
    ruling = play(GIVEN + "Then " + said)
    assert bool(ruling.unmet) != met
    assert play(GIVEN + "Then it is asked whether " + said).verdict == ("yes" if met else "no")


@pytest.mark.parametrize(
    ("said", "met"),
    [("Ghoul Sacerdote ha Ritorsione", True), ("Ghoul Sacerdote non ha più Ritorsione", False)],
)
def test_in_italian_too(said, met):
    assert bool(play(DATI + "Allora " + said, language="it").unmet) != met


@pytest.mark.parametrize("said", ["the second ability of Machete", "Machete's second ability"])
def test_an_ability_is_counted_in_words(said):
    with pytest.raises(Exception, match="Machete has 1 abilit"):
        play(
            "Given Silas Marsh is at the Study\nAnd Silas Marsh controls Machete\n"
            f"When Silas Marsh uses {said}"
        )

"""What a card may be used on, or played on, is asked of the choice that it would come to."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import play

CAT = """Given Wendy Adams is at the Study
    And Wendy Adams is engaged with Ghoul Priest and Ghoul Minion
    And Wendy Adams controls Stray Cat
    """
#: A lone possible target is no choice for the engine; it is asked about all the same.
BLAST = """Given Roland Banks and Agnes Baker are at the Study
    And Ghoul Minion is engaged with Agnes Baker
    And the Hallway is connected to the Study
    And Roland Banks has Dynamite Blast in hand
    """
BITTEN = """Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks controls Guard Dog
    And Ghoul Minion is engaged with Roland Banks
    And Swarm of Rats is engaged with Agnes Baker
    When Ghoul Minion attacks Roland Banks
    And Roland Banks assigns 1 damage to Guard Dog and 1 horror to Roland Banks
    """
#: The attack of opportunity comes before anybody asks what is fought.
OPPORTUNITY = """Given Agnes Baker is at the Study
    And Agnes Baker is engaged with Ghoul Minion
    And Agnes Baker controls Scrying
    And the encounter deck holds Swarm of Rats, Ghoul Minion, Ghoul Priest
    """


@pytest.mark.parametrize(
    ("given", "may", "on", "not_on"),
    [
        (CAT, "Wendy Adams {} use Stray Cat", "Ghoul Minion", "Ghoul Priest"),
        (BLAST, "Roland Banks {} play Dynamite Blast", "the Study", "the Hallway"),
        (BITTEN, "Roland Banks {} use Guard Dog", "Ghoul Minion", ""),
    ],
)
def test_it_may_be_used_on_what_it_would_be_offered_for(
    given: str, may: str, on: str, not_on: str
) -> None:
    assert play(f"{given}Then {may.format('may')} on {on}").passed
    assert not play(f"{given}Then {may.format('may not')} on {on}").passed
    if not_on:
        assert play(f"{given}Then {may.format('may not')} on {not_on}").passed
        (unmet,) = play(f"{given}Then {may.format('may')} on {not_on}").unmet
        assert "arkham-lcg/target" in unmet.happened
        assert unmet.expected.endswith(f"on {not_on}")


def test_it_is_asked_in_italian_and_as_a_question() -> None:
    given = """Dato Wendy Adams è nello Studio
    E Wendy Adams è impegnata con Ghoul Sacerdote e Ghoul Tirapiedi
    E Wendy Adams controlla Gatto Randagio
    Allora Wendy Adams può usare Gatto Randagio su Ghoul Tirapiedi
    E Wendy Adams non può usare Gatto Randagio su Ghoul Sacerdote"""
    assert play(given, language="it").passed
    asked = "Then it is asked whether Wendy Adams may use Stray Cat on {}\n    And the answer is {}"
    assert play(CAT + asked.format("Ghoul Minion", "yes")).passed
    assert play(CAT + asked.format("Ghoul Priest", "no")).passed


@pytest.mark.parametrize("may", ["may", "may not"])
def test_what_asks_for_nothing_is_neither_allowed_nor_forbidden(may: str) -> None:
    with pytest.raises(CaseError, match="nobody is asked here what it is used on"):
        play(f"{OPPORTUNITY}Then Agnes Baker {may} use Scrying on Ghoul Minion")


def test_nothing_else_is_done_on_something() -> None:
    with pytest.raises(CaseError, match="says nothing"):
        play(f"{CAT}Then Wendy Adams may discard Stray Cat on Ghoul Minion")

"""What a clause says besides of what has just been named, and why something comes about."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import play

LAID = [
    ('"Skids" O\'Toole is at the Study\nAnd Mob Enforcer is engaged with "Skids" O\'Toole, who has 4 resources', '"Skids" O\'Toole has 4 resources'),
    ("Daisy Walker is at the Study\nAnd Daisy controls Beat Cop (01018), which already has 1 damage", "Beat Cop (01018) has 1 damage"),
    ("Daisy Walker is at the Study\nAnd Swarm of Rats, which is exhausted, is engaged with Daisy", "Swarm of Rats is exhausted"),
    ("Daisy Walker, who controls Machete, is at the Study", "Daisy Walker controls Machete"),
    ("Daisy Walker, whose deck is empty, is at the Study", "Daisy Walker's deck is empty"),
    ("Daisy Walker is at the Study, which has 2 clues", "the Study has 2 clues"),
    ("Daisy Walker is at the Study\nAnd Daisy Walker controls Cover Up (01007) that has 2 clues", "Cover Up (01007) is in Daisy Walker's threat area"),
]  # fmt: skip
DETTO = [
    ("Roland Banks, che controlla il Machete, è nello Studio", "Roland Banks controlla il Machete"),
    ("Roland Banks è nello Studio\nE il Ghoul Tirapiedi è impegnato con Roland Banks, che ha 2 orrori", "Roland Banks ha 2 orrori"),
    ("Roland Banks, il cui mazzo è vuoto, è nello Studio", "il mazzo di Roland Banks è vuoto"),
]  # fmt: skip


@pytest.mark.parametrize(("given", "then"), LAID)
def test_it_is_laid_out(given: str, then: str) -> None:
    assert play(f"Given {given}\nThen {then}").passed


@pytest.mark.parametrize(("given", "then"), DETTO)
def test_the_same_in_italian(given: str, then: str) -> None:
    assert play(f"Dato {given}\nAllora {then}", language="it").passed


def test_a_clause_that_does_not_read_is_refused() -> None:
    with pytest.raises(CaseError):
        play(
            "Given Daisy Walker is at the Study, which is haunted by her past\nThen Daisy has 0 damage"
        )


ONE = "Given Daisy Walker is at the Study\n"


@pytest.mark.parametrize(
    "steps",
    [
        f"{ONE}And Swarm of Rats is engaged with Daisy Walker, which has 1 damage\nThen Daisy has 1 damage",
        f"{ONE}And Swarm of Rats is engaged with Daisy Walker, which already has 1 damage\nThen Daisy has 1 damage",
        f"{ONE}And Beat Cop (01018) is controlled by Daisy Walker, which has 1 damage\nThen Daisy has 1 damage",
        "Given Daisy Walker is at the Study, who has 2 clues\nThen the Study has 2 clues",
        "Given Daisy Walker is at the Study, who already has 2 clues\nThen the Study has 2 clues",
        f"{ONE}And Swarm of Rats is engaged with Daisy\nWhen Swarm of Rats attacks Daisy\nThen Swarm of Rats attacks Daisy Walker, which takes 1 damage",
    ],
)
def test_a_clause_is_said_of_no_other_than_its_word_may_mean(steps: str) -> None:
    with pytest.raises(CaseError):
        play(steps)


HUNT = """Given Roland Banks and Wendy Adams are at the Study
And Ghoul Priest is at the Hallway
And the Hallway connects to the Study
When the enemy phase begins
Then Ghoul Priest engages Roland Banks because """
CACCIA = """Dato Roland Banks e Wendy Adams sono nello Studio
E il Ghoul Sacerdote è nel Corridoio
E il Corridoio è collegato allo Studio
Quando inizia la fase dei nemici
Allora il Ghoul Sacerdote impegna Roland Banks perché """


@pytest.mark.parametrize(
    ("steps", "passes"),
    [
        (HUNT + "Roland Banks's combat is 4", True),
        (HUNT + "Roland Banks's combat is 5", False),
        (CACCIA + "Roland Banks è nello Studio", True),
        (CACCIA + "Roland Banks è nel Corridoio", False),
    ],
)
def test_the_reason_has_to_be_so(steps: str, passes: bool) -> None:
    """It is judged as the rest is: no word of it is passed over."""
    assert play(steps, language="it" if steps.startswith("Dato") else "en").passed is passes


def test_a_reason_that_does_not_read_is_refused() -> None:
    with pytest.raises(CaseError):
        play(HUNT + "Ghoul Priest hates Roland Banks")


def test_an_enemy_that_is_said_to_be_controlled_is_shown_as_it_is_laid_out() -> None:
    steps = "Given Roland Banks is at the Study\nAnd Roland Banks controls Mob Enforcer"
    with pytest.raises(CaseError) as refused:
        play(steps)
    assert refused.value.remedy == "write: Mob Enforcer is engaged with Roland Banks"


def test_a_massive_enemy_is_engaged_with_all_who_are_there() -> None:
    steps = """Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks and Agnes Baker are both engaged with Umôrdhoth
    When the enemy phase begins
    Then Umôrdhoth attacks Roland Banks
    And Umôrdhoth attacks Agnes Baker"""
    assert play(steps).passed

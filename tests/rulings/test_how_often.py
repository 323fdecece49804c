"""How often an event happens is told, counted over the whole case, in both languages."""

from __future__ import annotations

import pytest

from tests.arkham import play

TWICE = """
Given Roland Banks is at the Study
And the Study is connected to the Hallway
And Ghoul Minion is engaged with Roland Banks
When Roland Banks takes the resource action
And Roland Banks takes the resource action
"""
DUE = """
Dato Roland Banks è in Studio
E Ghoul Minion è impegnato con Roland Banks
Quando Roland Banks subisce 1 danno
E Roland Banks subisce 1 danno
"""


@pytest.mark.parametrize(
    ("said", "met"),
    [
        ("Ghoul Minion attacks Roland Banks twice", True),
        ("Ghoul Minion attacks Roland Banks two times", True),
        ("Ghoul Minion attacks Roland Banks exactly 2 times", True),
        ("this has happened 2 times: Ghoul Minion attacks Roland Banks", True),
        ("Ghoul Minion attacks Roland Banks once", False),
        ("Ghoul Minion attacks Roland Banks three times", False),
        ("Ghoul Minion is defeated 0 times", True),
    ],
)
def test_it_happens_so_often_and_no_other_number_of_times(said, met):
    ruling = play(TWICE + "Then " + said)
    assert ruling.passed == met
    if not met:
        assert ruling.unmet[0].happened == "2 times: Ghoul Minion attacks Roland Banks"


@pytest.mark.parametrize(("said", "met"), [("due volte", True), ("una volta", False)])
def test_in_italian_too(said, met):
    ruling = play(DUE + f"Allora Roland Banks subisce 1 danno {said}", language="it")
    assert ruling.passed == met


@pytest.mark.parametrize(
    "looked", ["", "Then Ghoul Minion is exhausted\n", "Then Roland Banks has 0 damage\n"]
)
def test_an_order_is_asked_of_as_it_was_before_somebody_looked(looked):
    """Whoever looks at what has come of it has not chosen which comes first."""
    ruling = play(
        "Given Roland Banks is at the Study\nAnd Roland Banks controls The Red-Gloved Man\n"
        "And Wizard of the Order is engaged with Roland Banks\n"
        "And the current agenda is Rise of the Ghouls\nAnd the encounter deck holds Swarm of Rats\n"
        "And Ghoul Minion is exhausted at the Hallway\nWhen the mythos phase begins\n"
        + looked
        + "Then it is asked whether The Red-Gloved Man is discarded before 1 doom is placed on "
        "Wizard of the Order"
    )
    assert ruling.verdict == "depends", ruling.reason
    assert "order" in ruling.reason

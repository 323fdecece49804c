"""A case without a question says so where what it tells rests on one reading of an open question."""

from __future__ import annotations

import pytest

from rulesref.rulings import left_open
from tests.arkham import play, scene

INVESTIGATES = """
Given Roland Banks is at the Study
And Cover Up is in the threat area of Roland Banks
And Cover Up has 3 clues
And Study has 2 clues
And Roland Banks has Deduction in hand
And the chaos bag holds +1
When Roland Banks investigates
And Roland Banks commits Deduction
And nobody commits anything
And the result of the test itself is applied first
"""
ONE_REPLACED = INVESTIGATES + "And Roland Banks uses Cover Up\nAnd nobody reacts to anything else\n"


def test_what_another_reading_denies_is_open_and_still_met_by_the_default():
    ruling = play(ONE_REPLACED + "Then Cover Up has 2 clues")
    assert (ruling.verdict, ruling.unmet) == ("open", ())
    assert "U-33" in ruling.reason
    assert "'apart'" in ruling.reason
    assert "1 clue" in ruling.reason


def test_what_the_default_denies_and_another_reading_grants_is_open():
    ruling = play(ONE_REPLACED + "Then Cover Up has 1 clue")
    assert ruling.verdict == "open"
    assert len(ruling.unmet) == 1
    assert "what is unmet here is met" in ruling.reason


def test_steps_that_another_reading_cannot_take_are_open():
    told = INVESTIGATES + "And Roland Banks uses Cover Up\nAnd Roland Banks uses Cover Up\n"
    ruling = play(told + "Then Cover Up has 1 clue")
    assert ruling.verdict == "open"
    assert "the case runs otherwise" in ruling.reason


def test_without_a_then_step_it_is_the_timeline_that_differs():
    ruling = play(ONE_REPLACED)
    assert ruling.verdict == "open"
    assert "it goes on so" in ruling.reason


def test_what_every_reading_tells_is_not_open():
    ruling = play(ONE_REPLACED + "Then Deduction is in the discard pile")
    assert (ruling.verdict, ruling.reason) == ("ordered", "")


@pytest.mark.parametrize("then", ["", "Then Ghoul Minion is in the encounter discard pile"])
def test_a_reaction_that_another_reading_alone_offers_is_declined(then):
    told = """
    Given Roland Banks is at the Study
    And Ghoul Minion is engaged with Roland Banks
    And Ghoul Minion has 1 damage
    And the Study has no clues
    And the chaos bag holds +1
    When Roland Banks fights Ghoul Minion
    And nobody commits anything
    """
    ruling = play(told + then, "2026")
    assert (ruling.verdict, ruling.reason) == ("ordered", "")
    offered = play(told + "Then Roland Banks may not use Roland Banks", "2026")
    assert offered.verdict == "open"
    assert "U-43" in offered.reason


def test_it_is_said_in_the_language_of_the_case():
    ruling = play(
        """
    Dato Roland Banks è a Studio
    E Insabbiamento è nell'area di minaccia di Roland Banks
    E Insabbiamento ha 3 indizi
    E Studio ha 2 indizi
    E Roland Banks ha in mano Deduzione
    E il sacchetto del caos contiene +1
    Quando Roland Banks indaga
    E Roland Banks investe Deduzione
    E nessuno investe nulla
    E il risultato della prova stessa si applica per primo
    E Roland Banks usa Insabbiamento
    E nessuno reagisce ad altro
    Allora Insabbiamento ha 2 indizi
    """,
        language="it",
    )
    assert ruling.verdict == "open"
    assert "che vale se non si dice altro" in ruling.reason


def test_a_reading_by_which_less_happens_is_another_one(monkeypatch):
    here, there = scene(), scene()
    happens = {id(here): ["it moves", "it exhausts"], id(there): ["it moves"]}
    monkeypatch.setattr(left_open, "_happens", lambda one: happens[id(one)])
    assert left_open._first_difference(here, there) == "this does not happen: it exhausts"
    assert left_open._first_difference(there, here) == "it goes on so: it exhausts"
    assert left_open._first_difference(here, here) == ""


def test_where_a_stage_comes_is_asked_though_what_answered_in_it_is_gone_by_now():
    """Its own effect took Sleight of Hand off the table, and with it what answers "at"."""
    ruling = play("""
        Given Roland Banks is at the Study
        And Roland Banks has Sleight of Hand and .45 Automatic in hand
        And Roland Banks has 1 resource
        When Roland Banks begins a turn
        And Roland Banks plays Sleight of Hand
        And Roland Banks ends his turn
        Then in order:
          | the turn of Roland Banks ends |
          | .45 Automatic returns to hand |
    """)
    assert (ruling.verdict, ruling.rests_on, ruling.unmet) == ("open", ("U-01",), ())

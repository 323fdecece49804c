"""An effect of nobody comes about while somebody has still to choose their next action or turn."""

from __future__ import annotations

from tests.arkham import play

TURN = """Given Roland Banks is at the Study
    And Roland Banks controls Leo De Luca
    When Roland Banks begins his turn
    And Roland Banks takes a resource
    And Leo De Luca is defeated
    """


def test_between_two_actions() -> None:
    """The additional action was the first to be spent: three are left (arkham-lcg/action)."""
    assert play(TURN + "Then Roland Banks has 3 actions").passed


def test_the_turn_goes_on_behind_it() -> None:
    ruling = play(TURN + "And Roland Banks takes a resource\n    Then Roland Banks has 2 resources")
    assert ruling.passed
    told = [moment.text for moment in ruling.timeline]
    assert told.index("Leo De Luca is defeated") > told.index("Roland Banks gains 1 resource")


def test_between_two_turns() -> None:
    ruling = play(
        """Given Roland Banks is at the Study
        And Daisy Walker is at the Study
        When the investigation phase begins
        And Roland Banks takes 1 damage
        And Daisy Walker begins her turn
        And Daisy Walker takes 1 horror
        And Daisy Walker takes a resource
        Then Roland Banks has 1 damage
        And Daisy Walker has 1 horror
        And Daisy Walker has 2 actions"""
    )
    assert ruling.passed


def test_whoever_is_defeated_by_it_has_no_turn_any_more() -> None:
    ruling = play(
        """Given Roland Banks and Daisy Walker are at the Study
        When Daisy Walker begins her turn
        And Daisy Walker is defeated
        Then Daisy Walker is eliminated
        And Roland Banks is not eliminated
        And it is asked whether Daisy Walker may move to the Study
        And the answer is no"""
    )
    assert ruling.passed


def test_what_lies_on_a_treachery_may_be_told_with_it() -> None:
    ruling = play(
        """Given Roland Banks is at the Study
        And Cover Up is in Roland Banks's threat area with 1 clue
        Then Cover Up has 1 clue"""
    )
    assert ruling.passed

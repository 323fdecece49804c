"""A token told where no step says what the chaos bag holds is revealed, and nothing else is known."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from rulesref.rulings.ruling import Ruling
from tests import arkham

TABLE = "Given Roland Banks is at the Study\nAnd Study has 2 clues\n"
TOLD = "When Roland Banks investigates\nAnd Roland Banks reveals -1\n"


def play(steps: str) -> Ruling:
    return arkham.play(TABLE + steps)


def test_the_token_is_what_the_step_tells() -> None:
    assert play(
        TOLD + "Then Roland Banks has 1 clue\nAnd this has happened: Roland Banks reveals -1"
    ).passed
    assert play(TOLD.replace("-1", "auto-fail") + "Then Roland Banks has 0 clues").passed


def test_it_is_so_in_italian() -> None:
    steps = (
        "Dato Roland Banks è nello Studio\nE Studio ha 2 indizi\nQuando Roland Banks indaga\n"
        "E Roland Banks rivela -1\nAllora Roland Banks ha 1 indizio"
    )
    assert arkham.play(steps, language="it").passed


def test_several_tests_reveal_what_each_step_tells() -> None:
    again = TOLD.replace("When", "And").replace("-1", "-8")
    assert play(TOLD + again + "Then Roland Banks has 1 clue").passed
    assert play(
        TOLD + "Then Roland Banks has 1 clue\n" + TOLD + "Then Roland Banks has 2 clues"
    ).passed


@pytest.mark.parametrize(
    "steps",
    [
        # It is asked before the token is told: the others would count.
        "When Roland Banks investigates\nThen it is asked whether Roland Banks succeeds\n"
        "And the answer is yes\nWhen Roland Banks reveals -1\nThen Roland Banks has 1 clue",
        # The next test says nothing, and what was revealed before says nothing of it.
        TOLD + "And Roland Banks investigates\nThen Roland Banks has 2 clues",
        TOLD + "Then Roland Banks has 1 clue\nWhen Roland Banks investigates\n"
        "Then it is asked whether Roland Banks succeeds\nAnd the answer is yes",
        # A token that makes another one be revealed.
        TOLD.replace("-1", "bless") + "Then Roland Banks has 1 clue",
        # What is no token.
        TOLD.replace("-1", "a pebble") + "Then Roland Banks has 1 clue",
        # A card that asks what is in the bag, or takes more out of it.
        "And Roland Banks controls Grotesque Statue (4)\n" + TOLD + "Then Roland Banks has 1 clue",
        "And Roland Banks controls Olive McBride\n" + TOLD + "Then Roland Banks has 1 clue",
    ],
)
def test_what_else_the_bag_holds_stays_unknown(steps: str) -> None:
    ruling = play(steps)
    assert ruling.verdict == "unsupported"
    assert "no step says" in ruling.reason


def test_a_bag_that_is_told_is_drawn_from_as_before() -> None:
    with pytest.raises(CaseError, match="fate decides"):
        play("And the chaos bag holds 0, -2\n" + TOLD + "Then Roland Banks has 1 clue")


def test_a_token_that_is_canceled_is_followed_by_the_next_that_is_told() -> None:
    steps = """Given Wendy Adams is in the Study
    And the Study has 1 clue
    And Wendy Adams has Knife in hand
    When Wendy Adams investigates
    And Wendy Adams reveals auto-fail
    And Wendy Adams uses her ability
    And Wendy Adams discards Knife
    """
    assert arkham.play(steps + "And Wendy Adams reveals 0\n    Then Wendy Adams has 1 clue").passed
    ruling = arkham.play(
        steps + "Then it is asked whether Wendy Adams succeeds\n    And the answer is yes"
    )
    assert ruling.verdict == "unsupported"

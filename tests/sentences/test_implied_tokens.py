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


@pytest.mark.parametrize("step", ["I draw the auto-fail", "Roland Banks drew an auto-fail"])
def test_it_is_so_in_other_words(step: str) -> None:
    assert play(f"When I investigate\nAnd {step}\nThen Roland Banks has 0 clues").passed


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
        # A card that takes tokens out of the bag.
        "And Roland Banks controls The Key of Solomon\n" + TOLD + "Then Roland Banks has 1 clue",
        # One token is told, and two are revealed.
        "And Roland Banks controls Grotesque Statue (4)\nWhen Roland Banks investigates\n"
        "And Roland Banks uses Grotesque Statue\nAnd Roland Banks reveals -1\n"
        "Then Roland Banks has 1 clue",
    ],
)
def test_what_else_the_bag_holds_stays_unknown(steps: str) -> None:
    ruling = play(steps)
    assert ruling.verdict == "unsupported"
    assert "no step says" in ruling.reason


@pytest.mark.parametrize("token", ["a pebble", "+2", "-9"])
def test_what_is_no_token_is_not_revealed(token: str) -> None:
    with pytest.raises(CaseError, match="is no chaos token") as caught:
        play(TOLD.replace("-1", token) + "Then Roland Banks has 1 clue")
    assert {"+1", "-8", "skull"} <= set(caught.value.candidates)


@pytest.mark.parametrize(("told", "token"), [("+0", "0"), ("a -0", "0"), ("a 1", "+1")])
def test_a_sign_more_or_less_is_no_other_token(told: str, token: str) -> None:
    ruling = play(TOLD.replace("-1", told))
    assert f"Roland Banks reveals {token}" in [moment.text for moment in ruling.timeline]


def test_of_several_tokens_at_once_each_is_told() -> None:
    """Which of them is resolved may be said by its face alone."""
    steps = (
        "And Roland Banks controls Grotesque Statue (4)\nWhen Roland Banks investigates\n"
        "And Roland Banks uses Grotesque Statue\nAnd Roland Banks reveals a skull and a -1\n"
    )
    assert play(steps + "And Roland Banks chooses the -1\nThen Roland Banks has 1 clue").passed
    assert play(steps + "And Roland Banks keeps the -1\nThen Roland Banks has 1 clue").passed
    with pytest.raises(CaseError, match="which revealed tokens to resolve"):
        play(steps + "And Roland Banks chooses the -2\nThen Roland Banks has 1 clue")


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


GAZE = """And Roland Banks has Hypnotic Gaze (0) and Perception in hand
    And Ghoul Minion is engaged with Roland Banks
    When Ghoul Minion attacks Roland Banks
    And Roland Banks plays Hypnotic Gaze
    {token}And nobody reacts to anything else
    Then Ghoul Minion has {damage} damage"""


@pytest.mark.parametrize(("face", "damage"), [("skull", 1), ("-3", 0)])
def test_a_token_that_an_effect_reveals_outside_of_a_test_is_told_too(
    face: str, damage: int
) -> None:
    assert play(GAZE.format(token=f"And Roland Banks reveals {face}\n    ", damage=damage)).passed


def test_what_nobody_tells_of_it_stays_unknown() -> None:
    ruling = play(GAZE.format(token="", damage=1))
    assert ruling.verdict == "unsupported"
    assert "chaos bag" in ruling.reason


def test_the_result_of_a_test_says_nothing_of_a_token_apart_from_it() -> None:
    ruling = play(GAZE.format(token="And Roland Banks succeeds by 1\n    ", damage=1))
    assert ruling.verdict == "unsupported"
    assert "no step says what it holds" in ruling.reason


def test_a_token_that_is_told_ends_the_committing() -> None:
    """arkham-lcg/steps/st-3: whoever commits does so before it, and the step above would say so."""
    held = "And Roland Banks has Perception and Guts in hand\n"
    then = "Then Roland Banks has 2 cards in hand"
    assert play(held + TOLD + then).passed
    assert play(held + TOLD.replace("reveals -1", "fails by 1") + then).passed
    committed = TOLD.replace(
        "And Roland Banks reveals -1",
        "And Roland Banks commits Perception\nAnd the token is auto-fail",
    )
    assert play(held + committed + "Then Roland Banks has Guts in hand").passed


def test_a_result_that_cannot_be_says_what_it_would_have_to_come_from() -> None:
    ruling = play(TOLD.replace("reveals -1", "fails by 3") + "Then Roland Banks has 0 clues")
    assert ruling.verdict == "unsupported"
    assert "a skill value of 3" in ruling.reason
    assert "against 2" in ruling.reason

"""Several printings of one name in a case: the one that is told is meant, and none is guessed."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import parse_cases, play, replay

POSITION = """Given Agnes Baker is at the Study
And Agnes Baker has {hand} in hand
And Agnes Baker has 1 resource
When Agnes Baker draws Rotting Remains from the encounter deck
And Agnes Baker plays {played}
Then {played} is in the discard pile
And {kept} is in hand"""
FIRST, FIFTH = "Ward of Protection (01065)", "Ward of Protection (02307)"


@pytest.mark.parametrize(("played", "kept"), [(FIRST, FIFTH), (FIFTH, FIRST)])
def test_the_one_that_is_told(played: str, kept: str) -> None:
    hand = f"{FIFTH} and {FIRST}"
    assert play(POSITION.format(hand=hand, played=played, kept=kept)).passed


def test_a_name_alone_is_no_guess() -> None:
    steps = POSITION.format(hand=f"{FIFTH} and {FIRST}", played="Ward of Protection", kept=FIRST)
    with pytest.raises(CaseError, match="any of several printings"):
        play(steps)


def test_a_name_that_was_told_alone_first_keeps_its_meaning() -> None:
    hand = f"Ward of Protection and {FIFTH}"
    assert play(POSITION.format(hand=hand, played="Ward of Protection", kept=FIFTH)).passed


def test_nobody_commits_what_he_has_not() -> None:
    with pytest.raises(CaseError, match="no Deduction to commit"):
        play(
            "Given Roland Banks is at the Study\nAnd the Study has 1 clue\n"
            "And the chaos bag holds 0\nAnd Roland Banks has no cards in hand\n"
            "When Roland Banks investigates\nAnd Roland Banks commits Deduction\nThen Roland Banks has 1 clue"
        )


@pytest.mark.parametrize(
    ("told", "whole"),
    [
        ("The Doom of Sarnath", "The Doom of Sarnath"),
        ("Above and Below", "Above and Below"),
        ("Guard Dog and Above and Below", "Above and Below"),
        ("Above and Below, Guard Dog and Knife", "Above and Below"),
    ],
)
def test_a_printed_name_that_is_not_described_is_named_whole(told, whole):
    """An article or an "and" belongs to the name wherever a card is printed under it."""
    text = f"Feature: A\n  Scenario: B\n    Given Roland Banks has {told} in hand\n"
    [case] = parse_cases(text, "a.feature")
    with pytest.raises(CaseError) as refused:
        replay(case, "2016")
    assert refused.value.message.startswith(f"{whole} cannot be played out yet")


def test_a_name_that_no_card_has_is_named_as_it_was_told():
    text = "Feature: A\n  Scenario: B\n    Given Roland Banks has Guard Dog and Lve in hand\n"
    [case] = parse_cases(text, "a.feature")
    with pytest.raises(CaseError) as refused:
        replay(case, "2016")
    assert refused.value.message == "there is no card called 'Lve'"

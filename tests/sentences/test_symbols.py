"""What a symbol comes to can be told of a table of which no step names the scenario."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from rulesref.games.arkham_lcg.chaos_tokens.chaos_bag import SCENARIO_SYMBOLS
from tests.arkham import SPEECH, play

GIVEN = """
Given Roland Banks is at the Study
And the Study has 1 clue
And the chaos bag holds skull
"""
WHEN = "When Roland Banks investigates\nAnd nobody commits anything\n"
FOUND = "Then Roland Banks has 1 clue"


@pytest.mark.parametrize("symbol", sorted(SCENARIO_SYMBOLS))
def test_every_symbol_of_a_scenario_has_a_sentence(symbol):
    assert f"{symbol}-is-worth" in SPEECH.sentences


def test_what_is_said_of_a_card_is_not_taken_for_it():
    with pytest.raises(CaseError, match="unknown step"):
        play("Given Roland Banks is at the Study\nAnd the Study is strange")


@pytest.mark.parametrize(
    ("told", "found"),
    [
        ("the skull is -1", True),
        ("skulls are -2", False),
        ("each skull counts as -1", True),
        ("the modifier of the skull is 0", True),
    ],
)
def test_it_counts_in_the_test(told, found):
    ruling = play(f"{GIVEN}And {told}\n{WHEN}{FOUND}")
    assert bool(ruling.unmet) != found


def test_it_counts_in_what_is_asked():
    asked = "When Roland Banks investigates\nThen it is asked whether Roland Banks has 1 clue"
    assert play(f"{GIVEN}And the skull is -2\n{asked}").verdict == "no"


@pytest.mark.parametrize("turned", [False, True])
def test_what_the_scenario_says_already_is_not_told(turned):
    steps = ["the scenario is The Gathering", "the skull is -1"]
    told = "".join(f"And {one}\n" for one in (reversed(steps) if turned else steps))
    with pytest.raises(CaseError, match="the scenario says what a skull comes to"):
        play(f"{GIVEN}{told}{WHEN}{FOUND}")


def test_a_modifier_is_a_number():
    with pytest.raises(CaseError, match="'bad' is no modifier of a token"):
        play(f"{GIVEN}And the skull is bad\n{WHEN}{FOUND}")


def test_it_is_told_once():
    with pytest.raises(CaseError, match="what a skull comes to"):
        play(f"{GIVEN}And the skull is -1\nAnd the skull is -2\n{WHEN}{FOUND}")

"""Where a card is, told to a player in their language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rulesref import games
from tests.arkham import SPEECH, parse_cases, play, replay


def test_every_zone_of_the_game_is_told():
    source = " ".join(path.read_text("utf-8") for path in Path(games.__file__).parent.rglob("*.py"))
    found = set(re.findall(r'(?:zone=|\bZONE = )"([a-z-]+)"', source)) - {"word"}
    assert len(found) > 10
    assert found <= SPEECH.zones.keys()
    assert all(told["en"] and told["it"] for told in SPEECH.zones.values())


@pytest.mark.parametrize(
    ("then", "expected", "happened"),
    [
        ("Guard Dog is in hand", "Guard Dog: in hand", "Guard Dog: in play"),
        ("Guard Dog is not in play", "Guard Dog: not in play", "Guard Dog: in play"),
        (
            "Guard Dog is in the hand of Roland Banks",
            "Guard Dog: in hand, of Roland Banks",
            "Guard Dog: in play, of Roland Banks",
        ),
        (
            "Goat Spawn is in the victory display",
            "Goat Spawn: in the victory display",
            "Goat Spawn: in a discard pile",
        ),
    ],
)
def test_a_place_that_was_not_met(then, expected, happened):
    text = f"""Feature: f
  Scenario: s
    Given Roland Banks is at the Study
    And Roland Banks controls Guard Dog
    And Goat Spawn is engaged with Roland Banks
    When Goat Spawn is defeated
    And Roland Banks assigns 1 horror to Roland Banks
    Then {then}
"""
    (unmet,) = replay(parse_cases(text, "x.feature")[0], "2016").unmet
    assert (unmet.expected, unmet.happened) == (expected, happened)


@pytest.mark.parametrize(
    ("place", "expected"),
    [
        ("the hand of Agnes Baker", "Knife: in hand, of Agnes Baker"),
        ("the encounter discard pile", "Knife: encounter discard pile"),
    ],
)
def test_a_discarded_card_is_told_to_be_its_owners(place: str, expected: str) -> None:
    text = f"""Feature: f
  Scenario: s
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks controls Knife
    When Knife is discarded
    Then Knife is in {place}
"""
    (unmet,) = replay(parse_cases(text, "x.feature")[0], "2016").unmet
    assert (unmet.expected, unmet.happened) == (
        expected,
        "Knife: in a discard pile, of Roland Banks",
    )


@pytest.mark.parametrize("where", ["nella pila degli scarti", "in pila degli scarti", "nella mano"])
def test_whose_it_is_there_is_said_in_italian(where: str) -> None:
    steps = "Dato Roland Banks e Agnes Baker sono nello Studio\nE Roland Banks ha in mano Knife\n"
    if "scarti" in where:
        steps += "Quando Knife viene scartato\n"
    assert play(f"{steps}Allora Knife è {where} di Roland Banks", language="it").passed
    assert play(f"{steps}Allora Knife non è {where} di Agnes Baker", language="it").passed
    assert not play(f"{steps}Allora Knife non è {where} di Roland Banks", language="it").passed

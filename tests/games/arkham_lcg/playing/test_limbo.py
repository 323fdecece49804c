"""What is attached facedown lies under its card, and comes back from there, wherever it was taken from."""

from __future__ import annotations

import pytest

import rulesref

TABLE = """Feature: Facedown cards
  Scenario: One of them
    Given Roland Banks and Agnes Baker are at the Study
"""
JACKET = """    And Roland Banks controls Hunting Jacket
    And Roland Banks has Guts and Knife in hand
    When Roland Banks uses Hunting Jacket on Guts
    Then this has happened: Guts is attached facedown to Hunting Jacket
    And Roland Banks has 1 card in hand
"""
BACK = """    When Hunting Jacket is defeated
    And Roland Banks uses ability 2 of Hunting Jacket
    Then Roland Banks has 2 cards in hand
"""
ATLAS = """    And Roland Banks controls Astronomical Atlas
    And the deck of Roland Banks holds Perception and Knife
    When Roland Banks uses ability 1 of Astronomical Atlas
    And Roland Banks investigates
    And Roland Banks uses ability 2 of Astronomical Atlas
"""
KEPT = """    And Roland Banks succeeds
    Then Roland Banks has Perception in hand
"""
LOST = """    And Roland Banks fails
    Then Perception is in the discard pile
    And Knife is on top of the deck of Roland Banks
"""


@pytest.mark.parametrize("edition", ["2016", "2026"])
@pytest.mark.parametrize("told", [JACKET, JACKET + BACK, ATLAS + KEPT, ATLAS + LOST])
def test_out_of_hand_or_off_a_deck(edition: str, told: str) -> None:
    """arkham-lcg/attach-to: it belongs to its owner, and goes where its card sends it."""
    assert rulesref.replay(TABLE + told, edition)[0].passed

"""Described cards that speak of cards which nobody has described: those stand in here, bare."""

from __future__ import annotations

from typing import Any

import pytest

from rulesref.facts import described
from rulesref.facts.written import Described
from rulesref.games.game import Game
from tests.arkham import parse_cases, read_card, replay

#: What a case needs of each: its type and its values, none of its abilities.
BARE: dict[str, dict[str, Any]] = {
    "azathoth": {"name": "Azathoth", "type": "enemy", "stats": {"damage": 1, "horror": 2}},
    "the-contessa": {
        "name": "The Contessa",
        "type": "enemy",
        "stats": {"health": 4, "fight": 3, "evade": 3, "damage": 1},
    },
    "chamber-of-rot": {"name": "Chamber of Rot", "type": "location", "stats": {"shroud": 2}},
    "mysterious-syringe": {"name": "Mysterious Syringe", "type": "asset"},
    "segment-of-onyx": {
        "name": "Segment of Onyx",
        "type": "event",
        "keywords": {"bonded": "Pendant of the Queen"},
    },
}

CASES = """Feature: Cards that need others

  Scenario: A lost test lets Azathoth strike
    Given Roland Banks is at the Study
    And the scenario is Before the Black Throne
    And Azathoth is exhausted at the Study
    And the chaos bag holds tablet
    When Roland Banks tests willpower (5)
    Then Roland Banks fails by 4
    And Roland Banks has 1 damage and 2 horror

  Scenario: A test that is passed does not
    Given Roland Banks is at the Study
    And the scenario is Before the Black Throne
    And Azathoth is exhausted at the Study
    And the chaos bag holds tablet
    When Roland Banks tests willpower (1)
    Then Roland Banks succeeds by 0
    And Roland Banks has 0 damage

  Scenario: Whoever reveals the catacombs too weakly meets their owner
    Given Agnes Baker is at the Study
    And the Study is connected to the Catacombs
    And the Catacombs is unrevealed
    And the Attic is in play
    And The Contessa is exhausted at the Attic
    And the chaos bag holds 0
    When Agnes Baker moves to the Catacombs
    Then in order:
      | Agnes Baker fails by 1                  |
      | The Contessa readies                    |
      | The Contessa moves to the Catacombs     |
      | The Contessa engages Agnes Baker        |

  Scenario: In one room an investigation brings a card that is set aside
    Given Daisy Walker is at the Chamber of Rot
    And the Chamber of Rot has 1 clue
    And Mysterious Syringe is set aside
    And Daisy Walker controls Hunger Diagram (70044)
    And the chaos bag holds 0
    When Daisy Walker uses ability 2 of Hunger Diagram (70044)
    Then Mysterious Syringe is under the control of Daisy Walker
    And the Chamber of Rot has 1 clue

  Scenario: In no other
    Given Daisy Walker is at the Study
    And Daisy Walker controls Hunger Diagram (70044)
    When Daisy Walker uses ability 2 of Hunger Diagram (70044)
    Then it is refused under arkham-lcg/play-restrictions-permissions-and-instructions

  Scenario: Without charges three cards go back into the deck
    Given Roland Banks is at the Study
    And the Attic is in play
    And Roland Banks controls Pendant of the Queen
    And Pendant of the Queen has 1 charge
    And Segment of Onyx #1 and Segment of Onyx #2 and Segment of Onyx #3 are among the bonded cards of Roland Banks
    And the deck of Roland Banks holds Guts and Knife
    When Roland Banks uses ability 2 of Pendant of the Queen on the Attic
    And Roland Banks chooses option 1
    Then Pendant of the Queen is set aside
    And the deck of Roland Banks has 5 cards
"""


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """The cards of ``BARE`` are described as well."""
    known = described.written_file

    def file(game: Game, stem: str) -> Described:
        if stem in BARE:
            return Described((read_card({"code": stem, **BARE[stem]}),))
        return known(game, stem)

    monkeypatch.setattr(described, "written_file", file)
    for kept in ("_known", "_is_described"):
        monkeypatch.setattr(described, kept, getattr(described, kept).__wrapped__)


def titles() -> list[str]:
    marked = (line.strip() for line in CASES.splitlines())
    return [line.removeprefix("Scenario: ") for line in marked if line.startswith("Scenario")]


@pytest.mark.parametrize("edition", ["2016", "2026"])
@pytest.mark.parametrize("title", titles())
def test_it_acts(bare: None, title: str, edition: str) -> None:
    [case] = [case for case in parse_cases(CASES, "bare.feature") if case.name == title]
    ruling = replay(case, edition)
    assert ruling.passed, ruling

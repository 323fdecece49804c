"""Reasons are true of what is gone: cards in every zone out of play, and who has been eliminated."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import parse_cases, replay

OUT_OF_PLAY = "arkham-lcg/in-play-and-out-of-play"
#: Where an asset of Roland Banks is, out of play.
ASSET = {
    "hand": "Roland Banks has Beat Cop in hand",
    "discard pile": "Roland Banks has Beat Cop in his discard pile",
    "set aside": "Beat Cop is set aside",
    "of another": "Agnes Baker has Beat Cop in hand",
}
#: The same of an enemy.
ENEMY = {
    "encounter discard pile": "the encounter discard pile holds Ghoul Minion",
    "set aside": "Ghoul Minion is set aside",
}
TO_ENEMIES = ("fights", "attempts to evade", "engages")
#: What somebody would begin, and what has to lie there for it.
DEEDS = {
    "takes a resource": "Roland Banks has 0 resources",
    "uses ability 1 of Knife": "Roland Banks controls Knife",
    "plays Knife": "Roland Banks has Knife in hand",
    "moves to the Hallway": "the Study is connected to the Hallway",
    "draws 1 card": "the deck of Roland Banks holds Guts",
    "draws from the encounter deck": "the encounter deck holds Rotting Remains",
    "begins a turn": "Roland Banks has 0 resources",
    "spends clues to advance the act": "the current act is Trapped",
    "resigns": "Roland Banks has 0 resources",
    "takes 1 damage": "Roland Banks has 0 resources",
}


def refused(given: str, whens: tuple[str, ...], rule: str) -> None:
    """Play ``whens``, the last of which ``rule`` has to refuse."""
    steps = "\n    And ".join(("Roland Banks and Agnes Baker are at the Study", given))
    text = f"Feature: f\n  Scenario: s\n    Given {steps}\n    When " + "\n    And ".join(whens)
    case = parse_cases(f"{text}\n    Then it is refused under {rule}\n", "x.feature")[0]
    ruling = replay(case, "2016")
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize("where", ASSET)
def test_a_card_out_of_play_is_at_no_location(where: str) -> None:
    rule = "arkham-lcg/play-action" if where == "of another" else OUT_OF_PLAY
    deed = "plays Beat Cop" if where == "of another" else "uses ability 2 of Beat Cop"
    refused(ASSET[where], (f"Roland Banks {deed}",), rule)


@pytest.mark.parametrize("deed", TO_ENEMIES)
@pytest.mark.parametrize("where", ENEMY)
def test_nothing_is_done_to_an_enemy_out_of_play(where: str, deed: str) -> None:
    refused(ENEMY[where], (f"Roland Banks {deed} Ghoul Minion",), OUT_OF_PLAY)


@pytest.mark.parametrize("where", ENEMY)
def test_an_enemy_out_of_play_attacks_nobody(where: str) -> None:
    refused(ENEMY[where], ("Ghoul Minion attacks Roland Banks",), OUT_OF_PLAY)


def test_nobody_moves_to_what_is_set_aside() -> None:
    refused("the Attic is set aside", ("Roland Banks moves to the Attic",), OUT_OF_PLAY)


def test_a_card_that_was_discarded_for_its_cost_is_gone() -> None:
    given = "Roland Banks controls Beat Cop\n    And Ghoul Minion is engaged with Roland Banks"
    refused(given, ("Roland Banks uses Beat Cop", "Roland Banks uses Beat Cop"), OUT_OF_PLAY)


def test_what_is_in_play_and_elsewhere_is_elsewhere() -> None:
    given = "the Study is connected to the Attic\n    And Ghoul Minion is at the Attic"
    refused(given, ("Roland Banks fights Ghoul Minion",), "arkham-lcg/fight-action")


@pytest.mark.parametrize("deed", DEEDS)
def test_who_has_been_eliminated_begins_nothing(deed: str) -> None:
    whens = ("Roland Banks resigns", f"Roland Banks {deed}")
    refused(DEEDS[deed], whens, "arkham-lcg/elimination")


@pytest.mark.parametrize("deed", DEEDS)
def test_who_has_not_is_not_told_so(deed: str) -> None:
    with pytest.raises((CaseError, AssertionError)):
        refused(DEEDS[deed], (f"Roland Banks {deed}",), "arkham-lcg/elimination")


def test_whose_turn_it_is_comes_before_what_an_ability_costs() -> None:
    given = "Roland Banks controls Guard Dog and Flashlight\n    And it is the turn of Agnes Baker"
    refused(given, ("Roland Banks uses Flashlight",), "arkham-lcg/steps/2.2.1")

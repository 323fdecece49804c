"""A position that the rules would not let stand is refused, in whatever order it is laid out."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from rulesref.rulings.ruling import Ruling
from tests.arkham import parse_cases, replay

HEAD = "Feature: f\n  Scenario: s\n"
END = "    When the enemy phase begins\n    Then Roland Banks has 0 horror\n"


def play(*givens: str) -> Ruling:
    lines = "".join(f"    Given {one}\n" for one in givens)
    [case] = parse_cases(HEAD + lines + END, "x.feature")
    return replay(case, "2016")


@pytest.mark.parametrize("turned", [False, True])
def test_a_ready_enemy_beside_an_investigator(turned: bool) -> None:
    givens = ["Roland Banks is at the Study", "Swarm of Rats is at the Study"]
    with pytest.raises(CaseError, match="would be engaged with Roland Banks"):
        play(*(reversed(givens) if turned else givens))


def test_what_a_later_step_says_of_it_counts() -> None:
    assert play(
        "Roland Banks is at the Study",
        "Swarm of Rats is at the Study",
        "Swarm of Rats is exhausted",
    ).passed


@pytest.mark.parametrize("turned", [False, True])
def test_a_keyword_that_it_gains_counts_wherever_it_is_told(turned: bool) -> None:
    givens = [
        "Swarm of Rats is at the Study",
        "an unnamed effect gives each Swarm of Rats the keyword aloof",
    ]
    assert play("Roland Banks is at the Study", *(reversed(givens) if turned else givens)).passed


def test_one_who_is_not_its_prey_is_not_engaged() -> None:
    assert play(
        "Roland Banks is at the Study",
        "Agnes Baker is at the Hallway",
        "the Study is connected to the Hallway",
        "Mob Enforcer is at the Hallway",
        "Mob Enforcer belongs to Roland Banks",
    ).passed


def test_one_who_hunts_its_bearer_has_one() -> None:
    with pytest.raises(CaseError, match="no step says whose"):
        play("Roland Banks is at the Study", "Mob Enforcer is at the Hallway")


def test_whoever_is_at_a_location_has_revealed_it() -> None:
    with pytest.raises(CaseError, match="Roland Banks is at Attic, which is unrevealed"):
        play("Roland Banks is at the Attic", "the Attic is unrevealed")


def test_where_nobody_is_may_be_unrevealed() -> None:
    assert play(
        "Roland Banks is at the Study",
        "the Attic is unrevealed",
        "the Study is connected to the Attic",
    ).passed


@pytest.mark.parametrize("who", ["Roland Banks", "Agnes Baker"])
def test_no_two_copies_of_a_unique_card_are_under_the_control_of_players(who: str) -> None:
    with pytest.raises(CaseError, match="is unique, and another copy"):
        play(
            "Roland Banks and Agnes Baker are at the Study",
            "Roland Banks controls Beat Cop",
            "Roland Banks controls Leo De Luca",
            f"{who} controls Leo De Luca #2",
        )


def test_two_copies_of_another_card_may_be() -> None:
    assert play(
        "Roland Banks and Agnes Baker are at the Study",
        "Roland Banks controls Knife",
        "Agnes Baker controls Knife #2",
    ).passed


def test_a_card_whose_uses_are_an_x_is_laid_out_with_none() -> None:
    steps = (
        "Given Roland Banks is at the Study",
        "And Roland Banks controls Jenny's Twin .45s",
        "And Ghoul Minion is engaged with Roland Banks",
        "Then Jenny's Twin .45s has 0 ammo",
        "When Roland Banks uses Jenny's Twin .45s",
        "Then it is refused under arkham-lcg/costs",
    )
    [case] = parse_cases(HEAD + "".join(f"    {step}\n" for step in steps), "x.feature")
    ruling = replay(case, "2016")
    assert ruling.passed, ruling.unmet

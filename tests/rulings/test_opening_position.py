"""A position in which an enemy would engage at once is refused, in whatever order it is laid out."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from rulesref.rulings.case import parse_cases
from rulesref.rulings.replay import replay
from rulesref.rulings.ruling import Ruling

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

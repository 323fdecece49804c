"""Bugs that the cases on the hardest points brought to light."""

from __future__ import annotations

import pytest

from tests.arkham import play


def told(steps: str, edition: str) -> list[str]:
    return [moment.text for moment in play(steps, edition).timeline]


@pytest.mark.parametrize("edition", ["2016", "2026"])
def test_an_ally_that_falls_with_its_investigator_is_discarded_once(edition: str) -> None:
    lines = told(
        "Given Roland Banks and Agnes Baker are at the Study\n"
        "And Roland Banks controls Leather Coat\n"
        "And Leather Coat has 1 damage\n"
        "And Roland Banks has 8 damage\n"
        "And Ghoul Priest is engaged with Roland Banks\n"
        "When the enemy phase begins\n"
        "And Roland Banks assigns 1 damage to Leather Coat",
        edition,
    )
    assert lines.count("Leather Coat is discarded") == 1
    assert "Leather Coat is removed from the game" not in lines
    left = lines.index("Ghoul Priest disengages from Roland Banks")
    assert lines.index("Leather Coat is discarded") < left


@pytest.mark.parametrize("edition", ["2016", "2026"])
def test_an_enemy_that_spawns_engaged_has_engaged(edition: str) -> None:
    lines = told(
        "Given Agnes Baker is at the Study\n"
        "When Agnes Baker draws Young Deep One from the encounter deck\n"
        "And nobody reacts",
        edition,
    )
    assert "Agnes Baker takes 1 horror" in lines


def test_a_branch_whose_first_half_could_not_happen_is_not_offered() -> None:
    steps = (
        "Given Agnes Baker is at the Study\n"
        "And Agnes Baker has Deny Existence (5) in hand\n"
        "And Agnes Baker has 2 damage\nAnd Agnes Baker has 2 horror\n"
        "And the chaos bag holds -3\n"
        "When Agnes Baker draws Rotting Remains from the encounter deck\n"
        "And nobody commits anything\nAnd Agnes Baker plays Deny Existence\n"
        "Then Agnes Baker has 1 horror\nAnd Agnes Baker has 2 damage\n"
    )
    ruling = play(steps)
    assert ruling.passed, ruling.unmet

"""arkham-lcg/search: a search of so many cards of the encounter deck finds none below them."""

from __future__ import annotations

import pytest

from tests.arkham import play

EVILS = ", ".join(["Ancient Evils"] * 8)


@pytest.mark.parametrize(("between", "found"), [("", True), ("Rotting Remains, ", False)])
def test_what_lies_deeper_is_not_found(between: str, found: bool) -> None:
    ruling = play(
        f"""Given Roland Banks is in the Study
        And the encounter deck holds {EVILS}, {between}Goat Spawn, Ghoul Minion
        And the deck of Roland Banks holds Knife, Knife
        When Roland Banks plays Stalk Prey
        And nobody reacts to anything else
        Then Roland Banks has 1 resource"""
    )
    told = [moment.text for moment in ruling.timeline]
    assert ("Roland Banks draws the encounter card Goat Spawn" in told) is found
    assert "Roland Banks draws the encounter card Ghoul Minion" not in told

"""arkham-lcg/modifiers: a value that hangs on itself is named, and nobody guesses what it is."""

from __future__ import annotations

import pytest

from tests.games.arkham_lcg.made_up import Workshop

LAID = """
Given Roland Banks is at the Study
And Roland Banks controls Scales
And the Study has 1 clue
And the chaos bag holds 0
"""
ASKED = (
    "When Roland Banks investigates\nThen Roland Banks has 1 clue",
    "When Roland Banks takes a resource\nThen the intellect of Roland Banks is 3",
    "When Roland Banks takes a resource\nThen it is asked whether the combat of Roland Banks is 5",
)


def _by(stat: str) -> dict[str, object]:
    return {"count": "stat", "of": "you", "stat": stat}


@pytest.mark.parametrize("steps", ASKED)
@pytest.mark.parametrize("edition", ["2016", "2026"])
def test_values_that_count_each_other_are_named(
    workshop: Workshop, steps: str, edition: str
) -> None:
    modify = {"verb": "modify", "of": "you"}
    first = modify | {"stat": "combat", "by": _by("intellect")}
    second = modify | {"stat": "intellect", "by": _by("combat")}
    workshop.card("Scales", {"kind": "constant", "do": [first, second]}, stats={"cost": 1})
    ruling = workshop.play(LAID + steps, edition)
    assert ruling.verdict == "unsupported"
    assert "each is counted by the other" in ruling.reason


def test_a_value_that_is_counted_by_another_is_known(workshop: Workshop) -> None:
    modify = {"verb": "modify", "of": "you", "stat": "combat", "by": _by("intellect")}
    workshop.card("Scales", {"kind": "constant", "do": [modify]}, stats={"cost": 1})
    steps = "When Roland Banks takes a resource\nThen the combat of Roland Banks is 7"
    assert workshop.play(LAID + steps).passed

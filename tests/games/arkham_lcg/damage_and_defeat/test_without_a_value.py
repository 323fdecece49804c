"""arkham-lcg/dealing-damage-horror: damage is dealt to cards with health, horror to those with sanity."""

from __future__ import annotations

import pytest

from tests.games.arkham_lcg.made_up import Workshop

STEPS = """\
Given Roland Banks is at the Study
And Roland Banks controls Flashlight (0)
And Roland Banks controls Guard Dog (0)
And Roland Banks controls Storm
When Roland Banks uses Storm
Then Flashlight (0) has 0 damage
And Guard Dog (0) has 1 damage
"""


@pytest.mark.parametrize("edition", ["2016", "2026"])
@pytest.mark.parametrize("how", ["all", "choose"])
def test_nothing_is_dealt_to_what_cannot_take_it(monkeypatch, how, edition):
    made = Workshop(monkeypatch)
    to = {how: "asset", "at": "your-location"}
    made.card("Storm", {"kind": "free", "do": [{"verb": "deal", "damage": 1, "to": to}]})
    steps = STEPS.replace("uses Storm\n", "uses Storm\nAnd nobody reacts to anything else\n")
    assert made.play(steps, edition).passed

"""arkham-lcg/limbo: an event that is being played knows the zone that it was played out of."""

from __future__ import annotations

import pytest

from tests.games.arkham_lcg.made_up import Workshop

OUT_OF = {"test": "played-out-of", "zone": "discard"}
SCRAP = (
    {"kind": "constant", "zones": ["discard"], "do": [{"verb": "may-play", "of": "this"}]},
    {
        "kind": "play",
        "do": [
            {"verb": "gain-resources", "who": "you", "amount": 1},
            {"verb": "if", "tests": [OUT_OF], "effects": [
                {"verb": "gain-resources", "who": "you", "amount": 2}
            ]},
        ],
    },
)  # fmt: skip


@pytest.mark.parametrize("edition", ["2016", "2026"])
@pytest.mark.parametrize(("zone", "gained"), [("hand", 1), ("the discard pile", 3)])
def test_more_comes_of_it_out_of_the_discard_pile(
    workshop: Workshop, zone: str, gained: int, edition: str
) -> None:
    workshop.card("Scrap", *SCRAP, type="event", stats={"cost": 0})
    resources = "resource" if gained == 1 else "resources"
    steps = f"""Given Roland Banks is at the Study with 0 resources
    And Roland Banks has Scrap in {zone}
    When Roland Banks plays Scrap
    Then Roland Banks has {gained} {resources}"""
    assert workshop.play(steps, edition).passed

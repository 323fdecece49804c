"""arkham-lcg/costs: what one of several costs takes away is not there for the others any more."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.games.arkham_lcg.made_up import Workshop, texts

COSTS = (
    {"pay": "discard", "card": "this"},
    {"pay": "exhaust", "card": "this"},
    {"pay": "resources", "amount": 1},
)


@pytest.mark.parametrize("edition", ["2016", "2026"])
@pytest.mark.parametrize("costs", list(permutations(COSTS)))
def test_a_card_that_has_been_discarded_does_not_exhaust(
    monkeypatch: pytest.MonkeyPatch, costs: tuple[dict[str, object], ...], edition: str
) -> None:
    shop = Workshop(monkeypatch)
    heal = {"verb": "heal", "of": "you", "damage": 1}
    shop.card("Bell", {"kind": "free", "cost": list(costs), "do": [heal]})
    ruling = shop.play(
        """Given Roland Banks is at the Study
And Roland Banks controls Bell
And Roland Banks has 2 damage
And Roland Banks has 1 resource
When Roland Banks uses Bell
Then Roland Banks has 1 damage
And Roland Banks has 0 resources""",
        edition,
    )
    assert ruling.passed, (ruling.unmet, texts(ruling))
    happened = texts(ruling)
    assert happened.count("Bell is discarded") == 1
    assert "Bell exhausts" not in happened[happened.index("Bell is discarded") :]

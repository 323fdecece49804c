"""arkham-lcg/costs: damage that nobody takes leaves a cost unpaid, wherever the card has gone for it."""

from __future__ import annotations

import pytest

from tests.games.arkham_lcg.made_up import Workshop

HARM = {"pay": "damage", "amount": 2}
GAIN = {"verb": "gain-resources", "who": "you", "amount": 1}
IGNORED = {
    "kind": "forced",
    "on": {"would": "deal", "to": "you"},
    "do": [{"verb": "ignore-aspect", "aspect": "damage"}],
}


@pytest.mark.parametrize("ignored", [True, False])
@pytest.mark.parametrize("gone", ["discard", "exile", "remove", "return"])
def test_the_card_that_is_paid_with_has_left(
    monkeypatch: pytest.MonkeyPatch, gone: str, ignored: bool
) -> None:
    shop = Workshop(monkeypatch)
    shop.card(
        "Engine", {"kind": "free", "cost": [HARM, {"pay": gone, "card": "this"}], "do": [GAIN]}
    )
    shop.card("Shield", *([IGNORED] if ignored else []))
    ruling = shop.play(
        "Given Roland Banks is at the Study\n"
        "And Roland Banks has 0 resources\n"
        "And Roland Banks controls Engine and Shield\n"
        "When Roland Banks uses Engine\n"
        f"Then Roland Banks has {0 if ignored else 1} resource{'s' if ignored else ''}"
    )
    assert ruling.passed, ruling.unmet

"""arkham-lcg/cannot: what cannot be discarded is not chosen to be discarded for its cost."""

from __future__ import annotations

import pytest

from tests.games.arkham_lcg.made_up import Workshop

TAKER = {"kind": "free", "do": [{"verb": "discard-worth", "of": "you", "least": 3}]}


@pytest.mark.parametrize("edition", ["2016", "2026"])
@pytest.mark.parametrize("keyword", ["permanent", "partner"])
def test_what_stays_is_no_choice(
    monkeypatch: pytest.MonkeyPatch, keyword: str, edition: str
) -> None:
    shop = Workshop(monkeypatch)
    shop.card("Asker", TAKER)
    shop.card("Stayer", stats={"cost": 3}, keywords={keyword: True})
    ruling = shop.play(
        "Given Roland Banks is at the Study\nAnd Roland Banks controls Asker and Stayer\n"
        "And Roland Banks has Knife in hand\nWhen Roland Banks uses Asker\n"
        "Then Stayer is in play\n"
        "And Knife is in the discard pile",
        edition,
    )
    assert ruling.passed, (ruling.unmet, ruling.reason)

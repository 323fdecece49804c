"""arkham-lcg/put-into-play: an asset of the story enters play at a location, controlled by nobody."""

from __future__ import annotations

import pytest

from tests.games.arkham_lcg.made_up import Workshop, texts

EDITIONS = ("2016", "2026")


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_asset_lies_where_it_is_put(monkeypatch: pytest.MonkeyPatch, edition: str) -> None:
    workshop = Workshop(monkeypatch)
    put = {"verb": "put-into-play-at", "card": {"choose": "your-hand", "named": "Lost Child"}}
    workshop.card("Lost Child", {"kind": "constant", "do": []}, stats={"health": 2})
    workshop.card("Call", {"kind": "free", "do": [{**put, "at": "your-location"}]})
    ruling = workshop.play(
        "Given Roland Banks is at the Study\nAnd Study is connected to Hallway\n"
        "And Roland Banks controls Call\n"
        "And Roland Banks has Lost Child in hand\n"
        "When Roland Banks uses Call\n"
        "And Roland Banks moves to Hallway\n"
        "Then Lost Child is at the Study",
        edition,
    )
    assert ruling.passed, ruling.unmet
    assert texts(ruling).count("Lost Child enters play") == 1

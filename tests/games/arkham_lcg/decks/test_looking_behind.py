"""What lies on the other side of a card is looked at, and nothing of it is resolved."""

from __future__ import annotations

import pytest

from tests.games.arkham_lcg.made_up import Workshop, texts


def test_looking_at_the_other_side_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    shop = Workshop(monkeypatch)
    look = {"verb": "look-behind", "card": {"choose": "location", "named": "Hallway"}}
    shop.card("Engine", {"kind": "free", "do": [look]})
    ruling = shop.play(
        "Given Roland Banks is at the Study\n"
        "And the Hallway is in play\n"
        "And Roland Banks controls Engine\n"
        "When Roland Banks uses Engine\n"
        "Then Engine is in play"
    )
    assert ruling.passed, ruling.unmet
    assert texts(ruling) == ["Roland Banks looks at the other side of Hallway"]

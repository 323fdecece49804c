"""What some investigators do instead of drawing a card in the upkeep phase."""

from __future__ import annotations

import pytest

from tests.games.arkham_lcg.made_up import Workshop


@pytest.mark.parametrize(("damage", "drawn", "resources"), [(0, "hand", 1), (1, "deck", 3)])
def test_it_replaces_the_draw_only_while_its_condition_holds(
    monkeypatch: pytest.MonkeyPatch, damage: int, drawn: str, resources: int
) -> None:
    shop = Workshop(monkeypatch)
    gain = {"verb": "gain-resources", "who": "you", "amount": 2}
    shop.card(
        "Habit",
        {
            "kind": "constant",
            "if": [{"test": "holds", "token": "damage", "on": "you"}],
            "do": [{"verb": "instead-of-upkeep-draw", "effects": [gain]}],
        },
    )
    ruling = shop.play(
        f"""Given Roland Banks is at the Study
And Roland Banks has {damage} damage
And Roland Banks controls Habit
And the deck of Roland Banks holds Knife
When the upkeep phase is resolved
Then Roland Banks has {resources} resources
And {"Knife is in hand" if drawn == "hand" else "Roland Banks has 0 cards in hand"}"""
    )
    assert ruling.passed, ruling.unmet

"""arkham-lcg/seal: a sealed token is out of the bag until its card leaves play."""

from __future__ import annotations

import pytest

from tests.games.arkham_lcg.made_up import Workshop

SEAL = {
    "kind": "free",
    "do": [{"verb": "seal", "faces": ["0", "+1"], "on": "this"}],
    "limit": "1 per game",
}
BREAK = {
    "kind": "free",
    "do": [{"verb": "discard", "card": {"all": "asset", "trait": "Lock"}}],
    "limit": "1 per game",
}


@pytest.mark.parametrize(
    ("cards", "steps", "chance"),
    [
        ("Hammer", "", "2/3"),
        ("Lock", "Roland Banks uses Lock\n", "1/2"),
        ("Lock and Hammer", "Roland Banks uses Lock\nAnd Roland Banks uses Hammer\n", "2/3"),
    ],
)
def test_the_chance_changes_with_the_bag(monkeypatch, cards, steps, chance):
    shop = Workshop(monkeypatch)
    shop.card("Lock", SEAL, traits=("Lock",))
    shop.card("Hammer", BREAK)
    ruling = shop.play(
        "Given Roland Banks is at the Study\n"
        f"And Roland Banks controls {cards}\n"
        "And Study has 1 clue\n"
        "And the chaos bag holds 0, -1, -3\n"
        f"When {steps}{'And ' if steps else ''}Roland Banks investigates\n"
        f"Then the chance that Roland Banks succeeds is {chance}"
    )
    assert ruling.passed, ruling.unmet

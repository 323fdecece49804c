"""arkham-lcg/seal: a sealed token is out of the bag until its card leaves play."""

from __future__ import annotations

import pytest

from rulesref.engine.machine import run
from rulesref.games.arkham_lcg.chaos_tokens.chaos_bag import faces, fill
from rulesref.games.arkham_lcg.in_play.leaving_play import leave
from rulesref.games.arkham_lcg.table import TABLE, new_game, seat
from rulesref.games.things import bring
from tests.arkham import card_named
from tests.games.arkham_lcg.made_up import Workshop, texts

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


def test_what_is_cleaned_up_is_sealed_no_more():
    state = new_game()
    study = bring(state, card_named("Study"), zone="play", revealed=True)
    who = seat(state, card_named("Roland Banks"), study)
    kept = bring(state, card_named("Guard Dog"), zone="play", controller=who, sealed=("skull",))
    fill(state, {"0": 1})
    state.put(TABLE, over=True, kept=(kept,))
    state.emit(state.event("clean-up-prelude"))
    run(state)
    assert state.get(kept, "zone") == "play"
    assert not state.get(kept, "sealed")
    assert dict(faces(state)) == {"0": 1, "skull": 1}
    leave(state, kept, "discard")
    assert dict(faces(state)) == {"0": 1, "skull": 1}


@pytest.mark.parametrize("face", ["skull", "bless"])
def test_tokens_are_added_to_the_bag(monkeypatch, face):
    """Only blessings, curses and frost are so many and no more."""
    shop = Workshop(monkeypatch)
    add = {"verb": "add-tokens", "face": face, "amount": 12}
    shop.card("Hammer", {"kind": "free", "do": [add], "limit": "1 per game"})
    ruling = shop.play(
        "Given Roland Banks is at the Study\nAnd the chaos bag holds 0\n"
        "And Roland Banks controls Hammer\nWhen Roland Banks uses Hammer\nThen Hammer is in play"
    )
    told = {"skull": "12 skull tokens", "bless": "10 bless tokens"}[face]
    assert any(told in text for text in texts(ruling))

"""Cards beneath others, and what answers a card that canceled something."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.arkham_lcg.made_up import Workshop, texts

#: An asset that is discarded as the cost of canceling a treachery's Revelation.
_TALISMAN: dict[str, Any] = {
    "kind": "reaction",
    "on": {"when": "draw-encounter", "who": "you"},
    "cost": [{"pay": "discard", "card": "this"}],
    "do": [{"verb": "cancel-revelation", "of": "triggering-card"}],
}


def test_a_card_in_the_discard_pile_that_canceled_may_be_taken(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """FAQ v2.5, 2.22: limbo or the discard pile."""
    workshop = Workshop(monkeypatch)
    workshop.card("Burnt Talisman", _TALISMAN)
    steps = """Given Diana Stanley is at the Study
And Diana Stanley controls Burnt Talisman
And the deck of Diana Stanley holds Knife
When Diana Stanley draws Ancient Evils from the encounter deck
And Diana Stanley uses Burnt Talisman
And Diana Stanley uses Diana Stanley
Then Burnt Talisman lies beneath Diana Stanley"""
    ruling = workshop.play(steps)
    assert ruling.passed, ruling.unmet
    happened = texts(ruling)
    assert happened.index("Burnt Talisman is discarded") < happened.index(
        "Burnt Talisman is placed beneath Diana Stanley"
    )


def test_what_lies_beneath_an_eliminated_investigator_leaves_the_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Elimination, step 1: every zone of their own."""
    steps = """Given Diana Stanley and Roland Banks are at the Study
And Guts is beneath Diana Stanley
And Diana Stanley has 6 damage
And Swarm of Rats is engaged with Diana Stanley
When the enemy phase begins
Then Guts is in the removed pile"""
    ruling = Workshop(monkeypatch).play(steps)
    assert ruling.passed, ruling.unmet

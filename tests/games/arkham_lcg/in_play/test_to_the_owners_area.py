"""A card of the scenario under a player's control goes to an area of the scenario, none of theirs."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.arkham_lcg.made_up import Workshop, texts

IT = {"choose": "asset", "named": "Helpless Passenger"}
GAIN = {"verb": "gain-resources", "who": "you", "amount": 1}
SHUFFLED = "Helpless Passenger is shuffled into the encounter deck"
#: What sends the card off → what happens to it.
VERBS: dict[str, tuple[dict[str, Any], str]] = {
    "returned to hand": ({"verb": "return-to-hand", "card": IT}, "Helpless Passenger is discarded"),
    "taken back": ({"verb": "take-back", "card": IT}, "Helpless Passenger is discarded"),
    "discarded": ({"verb": "discard", "card": IT}, "Helpless Passenger is discarded"),
    "shuffled away": ({"verb": "shuffle-into-deck", "card": IT}, SHUFFLED),
}


@pytest.mark.parametrize("edition", ["2016", "2026"])
@pytest.mark.parametrize("name", VERBS)
def test_it_goes_to_the_scenario_and_counts_as_done(
    workshop: Workshop, name: str, edition: str
) -> None:
    verb, said = VERBS[name]
    after = {"verb": "then", "effects": [GAIN]}
    workshop.card("Lamp", {"kind": "free", "do": [verb, after]})
    ruling = workshop.play(
        "Given Roland Banks is at the Study\n"
        "And Roland Banks controls Lamp\n"
        "And Helpless Passenger waits at the Study\n"
        "And the encounter deck holds Ancient Evils and Ghoul Minion\n"
        "When Roland Banks uses Helpless Passenger\n"
        "And Roland Banks uses Lamp\n"
        "Then Helpless Passenger is not in hand\n"
        "And Roland Banks has 1 resource",
        edition,
    )
    assert ruling.passed, texts(ruling)
    assert said in texts(ruling)
    assert "Helpless Passenger returns to hand" not in texts(ruling)


@pytest.mark.parametrize("edition", ["2016", "2026"])
def test_a_card_of_a_player_still_returns_to_hand(workshop: Workshop, edition: str) -> None:
    back = {"verb": "return-to-hand", "card": {"choose": "asset", "named": "Beat Cop"}}
    workshop.card("Lamp", {"kind": "free", "do": [back]})
    ruling = workshop.play(
        "Given Roland Banks is at the Study\n"
        "And Roland Banks controls Lamp and Beat Cop\n"
        "When Roland Banks uses Lamp\n"
        "Then Beat Cop is in hand",
        edition,
    )
    assert ruling.passed, texts(ruling)

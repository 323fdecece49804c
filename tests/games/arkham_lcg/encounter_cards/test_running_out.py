"""arkham-lcg/encounter-deck: whatever takes its last card, the deck is made anew once that is done."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.arkham_lcg.made_up import Workshop, texts

EDITIONS = ("2016", "2026")
SEARCH = {
    "verb": "search-encounters",
    "type": "enemy",
    "effects": [{"verb": "discard", "card": "it"}],
}
DEALS = {"verb": "deal-encounter-cards", "amount": 1}
DRAWS = {"verb": "draw-encounter", "who": "you"}
#: What takes the last card by an effect, and what has to be told for it.
TAKING: dict[str, tuple[dict[str, Any], str]] = {
    "search": (SEARCH, ""),
    "deal": (DEALS, ""),
    "draw": (DRAWS, ""),
}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("how", TAKING)
def test_it_is_made_anew_after_the_whole_effect(workshop: Workshop, how: str, edition: str) -> None:
    verb, more = TAKING[how]
    then = {"verb": "gain-resources", "who": "you", "amount": 1}
    workshop.card("Asker", {"kind": "free", "do": [verb, then]})
    ruling = workshop.play(
        "Given Roland Banks is at the Study\nAnd Roland Banks controls Asker\n"
        "And the encounter deck holds Ghoul Minion\n"
        "And the encounter discard pile holds Rotting Remains\n"
        f"When Roland Banks uses Asker\n{more}Then Roland Banks has 1 resource",
        edition,
    )
    assert ruling.passed, ruling.unmet
    told = texts(ruling)
    assert told.index("Roland Banks gains 1 resource") < told.index(
        "the encounter discard pile is shuffled"
    )

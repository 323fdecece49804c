"""arkham-lcg/search: a card that is searched for has not left its area until an effect moves it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.arkham_lcg.made_up import Workshop

EDITIONS = ("2016", "2026")
STEPS = """\
Given Roland Banks is at the Study with 1 resource
And Roland Banks controls Asker
And the encounter deck holds {deck}
And the encounter discard pile holds {discards}
When Roland Banks uses Asker
{there}
"""
DRAWN = """\
When Roland Banks draws an encounter card
{fate}Then Ghoul Minion is engaged with Roland Banks
"""
DISCARDED = "Then Ghoul Minion is in the encounter discard pile"
NOTHING: tuple[dict[str, Any], ...] = (
    {"verb": "gain-resources", "who": "you", "amount": 1},
    {
        "verb": "if",
        "tests": [{"test": "phase", "name": "mythos"}],
        "effects": [{"verb": "spawn", "enemy": "it", "at": "your-location"}],
    },
)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("effect", NOTHING, ids=("another", "not-now"))
@pytest.mark.parametrize(
    ("deck", "discards", "there"),
    [
        (
            "Ghoul Minion, Rotting Remains",
            "Ancient Evils",
            DRAWN.format(fate="And fate picks Ghoul Minion\n"),
        ),
        ("Ghoul Minion", "Ancient Evils", DRAWN.format(fate="")),
        ("Rotting Remains", "Ghoul Minion", DISCARDED),
    ],
    ids=("deck", "last-of-deck", "discards"),
)
def test_what_no_effect_moves_lies_where_it_was(
    workshop: Workshop, deck: str, discards: str, there: str, effect: dict[str, Any], edition: str
) -> None:
    search = {"verb": "search-encounters", "type": "enemy", "discards": True, "effects": [effect]}
    workshop.card("Asker", {"kind": "free", "do": [search]})
    steps = STEPS.format(deck=deck, discards=discards, there=there)
    ruling = workshop.play(steps, edition)
    assert ruling.passed, ruling.unmet

"""arkham-lcg/phase-sequence: what somebody did, gained or succeeded at, and what they did not.

A made-up card wounds its bearer as their turn ends unless they have done what it asks for.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.arkham_lcg.made_up import Workshop, texts

RESOURCE = {"test": "performed-this-turn", "types": ["resource"], "no": True}
DRAW = {"test": "performed-this-turn", "types": ["draw"], "no": True}
GAINED = {"test": "gained-resources-this-turn", "no": True}
INVESTIGATED = {"test": "succeeded-this-round", "why": "investigate", "no": True}
EVADED = {"test": "succeeded-this-round", "why": "evade", "no": True}
TAKES, DRAWS = "Roland Banks takes a resource", "Roland Banks takes the draw action"
SUCCEEDS = "Roland Banks investigates"


@pytest.mark.parametrize(
    ("asked", "done", "wounded"),
    [
        (RESOURCE, TAKES, False),
        (RESOURCE, DRAWS, True),
        (DRAW, DRAWS, False),
        (GAINED, TAKES, False),
        (GAINED, DRAWS, True),
        (INVESTIGATED, SUCCEEDS, False),
        (EVADED, SUCCEEDS, True),
    ],
)
def test_what_was_done_in_the_turn_is_remembered(
    workshop: Workshop, asked: dict[str, Any], done: str, wounded: bool
) -> None:
    harm = {"verb": "take", "who": "you", "direct": True, "damage": 1}
    on = {"when": "turn-end", "who": "you"}
    workshop.card("Debt", {"kind": "forced", "on": on, "if": [asked], "do": [harm]})
    ruling = workshop.play(
        "Given Roland Banks is at the Study\n"
        "And the Study has 2 clues\n"
        "And Roland Banks controls Debt\n"
        "And the chaos bag holds +1\n"
        "And the deck of Roland Banks holds Flashlight\n"
        "When Roland Banks begins their turn\n"
        f"And {done}\n"
        "And Roland Banks ends their turn\n"
    )
    assert ("1 damage is placed on Roland Banks" in texts(ruling)) is wounded


def test_a_test_for_no_deed_is_remembered_as_none(workshop: Workshop) -> None:
    harm = {"verb": "take", "who": "you", "direct": True, "damage": 1}
    on = {"when": "turn-end", "who": "you"}
    workshop.card("Debt", {"kind": "forced", "on": on, "if": [INVESTIGATED], "do": [harm]})
    workshop.card(
        "Engine", {"kind": "free", "do": [{"verb": "test", "skill": "willpower", "difficulty": 1}]}
    )
    ruling = workshop.play(
        "Given Roland Banks is at the Study\n"
        "And Roland Banks controls Debt, Engine\n"
        "And the chaos bag holds +1\n"
        "When Roland Banks begins their turn\n"
        "And Roland Banks uses Engine\n"
        "And Roland Banks investigates\n"
        "And Roland Banks uses Engine\n"
        "And Roland Banks ends their turn\n"
        "Then Roland Banks has 0 damage"
    )
    assert ruling.passed, ruling.unmet

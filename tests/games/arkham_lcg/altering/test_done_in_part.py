"""arkham-lcg/then: what follows "then" happens after what was done in full, and not in part."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.arkham_lcg.made_up import Workshop

GAIN = {"verb": "gain-resources", "who": "you", "amount": 1}
HEAL = {"verb": "heal", "of": "you", "damage": 2}
CALM = {"verb": "heal", "of": "you", "horror": 2}
FIND = {"verb": "discover", "who": "you", "amount": 2, "at": "your-location"}
DRAW = {"verb": "draw", "who": "you", "amount": 1}
LOSE = {"verb": "lose-resources", "who": "you", "amount": 2}
MILL = {"verb": "discard-top", "of": "you", "amount": 2}
EXHAUST = {"verb": "exhaust", "card": {"all": "asset", "named": "Beat Cop"}}
READY = {"verb": "ready", "card": {"all": "asset", "named": "Beat Cop"}}


@pytest.mark.parametrize("edition", ["2016", "2026"])
@pytest.mark.parametrize(
    ("first", "given", "whole"),
    [
        (HEAL, "Roland Banks has 2 damage", True),
        (HEAL, "Roland Banks has 1 damage", False),
        (CALM, "Roland Banks has 2 horror", True),
        (CALM, "Roland Banks has 1 horror", False),
        (FIND, "the Study has 2 clues", True),
        (FIND, "the Study has 1 clue", False),
        (DRAW, "the deck of Roland Banks holds Guts", True),
        (LOSE, "Roland Banks has 2 resources", True),
        (LOSE, "Roland Banks has 1 resource", False),
        (MILL, "the deck of Roland Banks holds Guts, Knife", True),
        (MILL, "the deck of Roland Banks holds Guts", False),
        (EXHAUST, "Roland Banks controls Beat Cop", True),
        (READY, "Beat Cop is exhausted", True),
    ],
)
def test_what_follows_wants_all_of_what_comes_before(
    monkeypatch: pytest.MonkeyPatch, first: dict[str, Any], given: str, whole: bool, edition: str
) -> None:
    shop = Workshop(monkeypatch)
    both = [first, {"verb": "then", "effects": [GAIN]}]
    shop.card("Alpha", {"kind": "free", "limit": "1 per round", "do": both})
    cop = "And Roland Banks controls Beat Cop\n" * given.startswith("Beat Cop")
    ruling = shop.play(
        "Given Roland Banks is at the Study\nAnd Roland Banks controls Alpha\n"
        f"{cop}And {given}\nWhen Roland Banks uses Alpha",
        edition,
    )
    assert any(moment.event == "gain-resources" for moment in ruling.timeline) is whole

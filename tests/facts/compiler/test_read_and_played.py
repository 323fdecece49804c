"""What is read of a made-up text is played: the timeline has what the text says, in its order."""

from __future__ import annotations

import pytest

from rulesref.facts.compiler.compiled_card import FULL
from tests.facts.compiler.test_unseen import lines
from tests.games.arkham_lcg.made_up import Workshop, texts

BASE = "Given Roland Banks is at the Study\nAnd Roland Banks controls Made Up\n"
USED = "When Roland Banks uses Made Up\n"
GAINS = "Roland Banks gains 1 resource"


@pytest.mark.parametrize(
    ("text", "given", "happens"),
    [
        (
            "[fast] Return Made Up to your hand: Gain 1 resource.",
            "",
            ["Made Up returns to hand", GAINS],
        ),
        (
            "[fast] Discard an [[Item]] asset from your hand or from play: Gain 1 resource.",
            "And Roland Banks has Machete in hand\n",
            ["Machete is discarded", GAINS],
        ),
        (
            "[fast] Discard an [[Item]] asset from your hand or from play: Gain 1 resource.",
            "And Roland Banks controls Machete\n",
            ["Machete is discarded", GAINS],
        ),
        (
            "[fast] Exhaust Made Up and an [[Ally]] asset you control: Gain 1 resource.",
            "And Roland Banks controls Beat Cop\n",
            ["Made Up exhausts", "Beat Cop exhausts", GAINS],
        ),
        (
            "[fast]: Exhaust an enemy at your location. Deal 1 damage to that enemy.",
            "And Goat Spawn is engaged with Roland Banks\n",
            ["Goat Spawn exhausts", "Made Up deals 1 damage to Goat Spawn"],
        ),
    ],
)
def test_it_happens_as_it_says(
    monkeypatch: pytest.MonkeyPatch, text: str, given: str, happens: list[str]
) -> None:
    shop = Workshop(monkeypatch)
    (line,) = lines(text)
    assert line.understood == FULL
    shop.card("Made Up", *line.facts["ability"])
    ruling = shop.play(BASE + given + USED)
    assert ruling.passed, ruling.unmet
    assert texts(ruling)[: len(happens)] == happens


@pytest.mark.parametrize(
    ("played", "denied"), [("events", True), ("cards", True), ("assets", False)]
)
def test_what_nobody_may_play_is_refused(
    monkeypatch: pytest.MonkeyPatch, played: str, denied: bool
) -> None:
    shop = Workshop(monkeypatch)
    (line,) = lines(f"[fast]: Until the end of the round, you cannot play {played}.")
    shop.card("Made Up", *line.facts["ability"])
    ruling = shop.play(
        BASE
        + "And Roland Banks has Emergency Cache in hand and 5 resources\n"
        + USED
        + f"Then Roland Banks can{'not' if denied else ''} play Emergency Cache\n"
    )
    assert ruling.passed, ruling.unmet

"""FAQ 2.23: whatever an effect discards from one hand at once is one occurrence, to be answered once."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.arkham_lcg.made_up import Workshop, texts

HAND = {"all": "your-hand"}
#: Every verb that takes cards out of a hand, with the step that says which.
VERBS = [
    ({"verb": "discard", "card": HAND}, ""),
    ({"verb": "discard-at-random", "of": "you", "amount": 2}, ""),
    ({"verb": "discard-down-to", "who": "you", "keep": 0}, ""),
    (
        {"verb": "discard-worth", "of": "you", "least": 2},
        "And Roland Banks discards Knife\nAnd Roland Banks discards Machete\n",
    ),
]
EDITIONS = pytest.mark.parametrize("edition", ["2016", "2026"])


def _play(shop: Workshop, steps: str, edition: str) -> list[str]:
    ruling = shop.play(
        "Given Roland Banks is at the Study\n"
        "And Roland Banks controls Engine and Bell\n"
        "And Roland Banks has Knife, Machete in hand\n"
        f"When Roland Banks uses Engine\n{steps}"
        "Then Engine is in play",
        edition,
    )
    assert ruling.passed, ruling.unmet
    return texts(ruling)


@EDITIONS
@pytest.mark.parametrize("stage", ["would", "when", "after"])
@pytest.mark.parametrize(("verb", "steps"), VERBS)
def test_it_is_answered_once(
    monkeypatch: pytest.MonkeyPatch, verb: dict[str, Any], steps: str, stage: str, edition: str
) -> None:
    shop = Workshop(monkeypatch)
    shop.card("Engine", {"kind": "free", "do": [verb]})
    gain = {"verb": "gain-resources", "who": "you", "amount": {"count": "event-amount"}}
    shop.card("Bell", {"kind": "forced", "on": {stage: "discard-from-hand"}, "do": [gain]})
    happened = _play(shop, steps, edition)
    assert happened.count("Roland Banks gains 2 resources") == 1
    assert {"Knife is discarded", "Machete is discarded"} <= set(happened)


@EDITIONS
@pytest.mark.parametrize(("verb", "steps"), VERBS)
def test_what_is_ignored_is_all_of_it(
    monkeypatch: pytest.MonkeyPatch, verb: dict[str, Any], steps: str, edition: str
) -> None:
    shop = Workshop(monkeypatch)
    shop.card("Engine", {"kind": "free", "do": [verb]})
    ignores = [{"verb": "ignore-aspect", "aspect": "amount"}]
    shop.card("Bell", {"kind": "forced", "on": {"would": "discard-from-hand"}, "do": ignores})
    assert not [text for text in _play(shop, steps, edition) if "discarded" in text]

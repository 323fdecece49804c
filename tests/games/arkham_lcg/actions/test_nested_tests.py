"""arkham-lcg/nested-skill-tests (FAQ 1.17): no test inside another, nor inside its action."""

from __future__ import annotations

import pytest

from tests.games.arkham_lcg.made_up import Workshop, texts

NAG = {
    "kind": "forced",
    "on": {"after": "reveal", "who": "you"},
    "do": [
        {
            "verb": "test",
            "skill": "willpower",
            "difficulty": 1,
            "success": [{"verb": "gain-resources", "who": "you", "amount": 1}],
        }
    ],
    "limit": "1 per game",
}


@pytest.mark.parametrize("edition", ["2016", "2026"])
def test_the_second_test_waits_for_the_end_of_the_first(monkeypatch, edition):
    shop = Workshop(monkeypatch)
    shop.card("Nagging Doubt", NAG)
    ruling = shop.play(
        "Given Roland Banks is at the Study\n"
        "And Roland Banks controls Nagging Doubt\n"
        "And Study has 1 clue\n"
        "And the chaos bag holds 0\n"
        "When Roland Banks investigates",
        edition,
    )
    told = texts(ruling)
    first, second = (
        told.index("Roland Banks tests intellect (2)"),
        told.index("Roland Banks tests willpower (1)"),
    )
    ends = [number for number, text in enumerate(told) if text == "the test ends"]
    assert first < ends[0] < second < ends[1]
    assert told.index("Roland Banks discovers 1 clue at Study") < second
    assert "Roland Banks gains 1 resource" in told[second:]
    assert ruling.verdict == "ordered"

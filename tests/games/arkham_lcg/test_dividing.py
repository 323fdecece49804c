"""arkham-lcg/effects: what is divided comes to each of several at once, no more than it can take."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.arkham_lcg.made_up import Workshop, texts

HERE = """\
Given Roland Banks and Agnes Baker are at the Study
And Roland Banks has 2 horror
And Agnes Baker has 1 horror
And Roland Banks controls Balm
When Roland Banks uses Balm
"""


def balm(monkeypatch: pytest.MonkeyPatch, number: int, **more: Any) -> Workshop:
    made = Workshop(monkeypatch)
    divide = {
        "verb": "divide",
        "number": number,
        "among": {"all": "investigator", "at": "your-location"},
        "most": {"count": "tokens", "token": "horror", "on": "each"},
        "effects": [{"verb": "heal", "of": "each", "horror": {"count": "share"}}],
    }
    made.card("Balm", {"kind": "free", "do": [{**divide, **more}]})
    return made


@pytest.mark.parametrize("edition", ["2016", "2026"])
def test_each_gets_a_share_all_at_once(monkeypatch, edition):
    chosen = "And Roland Banks chooses Roland Banks\n" * 2
    told = texts(balm(monkeypatch, 3).play(HERE + chosen, edition))
    assert "2 horror is healed from Roland Banks" in told
    assert "1 horror is healed from Agnes Baker" in told


@pytest.mark.parametrize("edition", ["2016", "2026"])
def test_what_nobody_can_take_is_left(monkeypatch, edition):
    ruling = balm(monkeypatch, 8).play(
        HERE
        + "And Roland Banks chooses Agnes Baker\n"
        + "Then Roland Banks has 0 horror\nAnd Agnes Baker has 0 horror",
        edition,
    )
    assert ruling.passed


@pytest.mark.parametrize("edition", ["2016", "2026"])
def test_some_may_be_left_over(monkeypatch, edition):
    ruling = balm(monkeypatch, 3, **{"up-to": True}).play(
        HERE
        + "And Roland Banks chooses Agnes Baker\n"
        + "And Roland Banks declines the effect of Balm\n"
        + "Then Roland Banks has 2 horror\nAnd Agnes Baker has 0 horror",
        edition,
    )
    assert ruling.passed


@pytest.mark.parametrize("edition", ["2016", "2026"])
def test_nothing_is_divided_where_nobody_could_take_any(monkeypatch, edition):
    steps = HERE.replace("2 horror", "0 horror").replace("1 horror", "0 horror")
    told = balm(monkeypatch, 3).play(steps + "Then it is refused under arkham-lcg/ability", edition)
    assert told.passed

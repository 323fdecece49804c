"""arkham-lcg/enters-play: what is attached from out of play has entered play, and is answered so."""

from __future__ import annotations

import pytest

from tests.games.arkham_lcg.made_up import Workshop, texts

EDITIONS = ("2016", "2026")


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_attached_event_enters_play_once(monkeypatch: pytest.MonkeyPatch, edition: str) -> None:
    workshop = Workshop(monkeypatch)
    attach = {"verb": "attach", "card": "this", "to": {"choose": "asset", "named": "Beat Cop"}}
    gain = {"verb": "gain-resources", "who": "you", "amount": 1}
    answers = {"after": "enter-play", "card": {"all": "any-card", "named": "Oil"}}
    workshop.card("Oil", {"kind": "play", "do": [attach]}, type="event", stats={"cost": 0})
    workshop.card("Watcher", {"kind": "forced", "on": answers, "do": [gain]})
    ruling = workshop.play(
        "Given Roland Banks is at the Study\nAnd Roland Banks controls Beat Cop and Watcher\n"
        "And Roland Banks has 0 resources\nAnd Roland Banks has Oil in hand\n"
        "When Roland Banks plays Oil\n"
        "Then Roland Banks has 1 resource\nAnd Oil is under the control of Roland Banks\n"
        "And Oil is attached to Beat Cop alone",
        edition,
    )
    assert ruling.passed, ruling.unmet
    assert texts(ruling).count("Oil enters play") == 1

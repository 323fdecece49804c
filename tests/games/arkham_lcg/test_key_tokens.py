"""arkham-lcg/keys-token: key tokens beside uses that are called the same."""

from __future__ import annotations

from tests.games.arkham_lcg.made_up import Workshop


def test_an_asset_with_keys_as_uses_holds_no_key_tokens(workshop: Workshop) -> None:
    away = {"kind": "free", "do": [{"verb": "discard", "card": "this"}]}
    workshop.card("Ring", away, keywords={"uses": {"keys": 2}})
    ruling = workshop.play("""\
Given Roland Banks is at the Study
And Roland Banks controls Ring
And the red key is on the Study
When Roland Banks uses Ring
Then Ring is in the discard pile
And the red key is on the Study""")
    assert ruling.passed, ruling.unmet


def test_a_key_that_is_set_aside_is_placed_once(workshop: Workshop) -> None:
    place = {"verb": "place-key", "key": "red", "on": "your-location"}
    workshop.card("Ring", {"kind": "free", "do": [place]})
    ruling = workshop.play("""\
Given Roland Banks is at the Study
And Roland Banks controls Ring
When Roland Banks uses Ring
Then the red key is on the Study
And Roland Banks may not use Ring""")
    assert ruling.passed, ruling.unmet


def test_only_a_key_of_your_own_is_placed_elsewhere(workshop: Workshop) -> None:
    place = {"verb": "move-key", "key": "red", "on": "your-location"}
    holds = {"test": "there-is", "a": {"all": "investigator", "is": "you", "has-key": "red"}}
    workshop.card("Ring", {"kind": "free", "if": [holds], "do": [place]})
    ruling = workshop.play("""\
Given Roland Banks is at the Study
And Roland Banks controls Ring
And the red key is on Roland Banks
When Roland Banks uses Ring
Then the red key is on the Study
And Roland Banks may not use Ring""")
    assert ruling.passed, ruling.unmet


def test_a_name_is_crossed_off_the_campaign_log(workshop: Workshop) -> None:
    workshop.card("Ring", {"kind": "free", "do": [{"verb": "cross-off", "card": "this"}]})
    ruling = workshop.play("""\
Given Roland Banks is at the Study
And Roland Banks controls Ring
When Roland Banks uses Ring
Then Ring is crossed off the campaign log""")
    assert ruling.passed, ruling.unmet

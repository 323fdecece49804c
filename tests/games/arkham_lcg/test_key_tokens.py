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

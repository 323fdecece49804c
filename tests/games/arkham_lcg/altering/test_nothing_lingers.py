"""arkham-lcg/limbo and arkham-lcg/cancel: what is kept from where it goes does not stay on the way."""

from __future__ import annotations

import pytest

from tests.games.arkham_lcg.made_up import Workshop, texts

TABLE = """\
Given Roland Banks is at the Study
And Roland Banks controls Shield
And the chaos bag holds 0
And the deck of Roland Banks holds Knife, Machete
And the encounter deck holds Ancient Evils, Rotting Remains
And the current agenda is What's Going On?!
{given}
When {when}
Then {then}"""


@pytest.mark.parametrize("edition", ["2016", "2026"])
@pytest.mark.parametrize("verb", ["cancel", "ignore"])
@pytest.mark.parametrize(
    ("on", "given", "when", "then"),
    [
        (
            {"when": "draw", "who": "you"},
            "",
            "Roland Banks takes the draw action",
            "the deck of Roland Banks has 2 cards",
        ),
        (
            {"when": "discard"},
            "And Roland Banks has Emergency Cache in hand",
            "Roland Banks plays Emergency Cache",
            "Emergency Cache is in the discard pile",
        ),
        (
            {"when": "discard"},
            "",
            "Roland Banks draws Ancient Evils from the encounter deck",
            "Ancient Evils is in the encounter discard pile",
        ),
    ],
)
def test_a_card_that_is_not_moved_is_where_it_was_or_where_it_belongs(
    monkeypatch: pytest.MonkeyPatch,
    on: dict[str, str],
    given: str,
    when: str,
    then: str,
    verb: str,
    edition: str,
) -> None:
    shop = Workshop(monkeypatch)
    shop.card("Shield", {"kind": "forced", "on": on, "do": [{"verb": verb}], "limit": "1 per game"})
    ruling = shop.play(TABLE.format(given=given, when=when, then=then), edition)
    assert ruling.passed, ruling.unmet


def test_what_left_the_game_with_its_owner_is_not_told_to_go_elsewhere(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ruling = Workshop(monkeypatch).play(
        """\
Given Roland Banks and Agnes Baker are at the Study
And Roland Banks has 4 horror
And Roland Banks has 1 resource
And the encounter deck holds Rotting Remains, Swarm of Rats, Ghoul Minion
And the chaos bag holds -8
When Roland Banks plays Delve Too Deep
And nobody reacts to anything else
Then Delve Too Deep is in the removed pile"""
    )
    assert ruling.passed, ruling.unmet
    assert "Delve Too Deep goes to the victory display" not in texts(ruling)

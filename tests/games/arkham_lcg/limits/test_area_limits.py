"""FAQ 2.3: limits for a play area, each player's own or the whole group's."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.arkham_lcg.made_up import Workshop, texts

TWO = """\
Given Roland Banks and Agnes Baker are at the Study
And Agnes Baker has Badge in hand
And it is the turn of Agnes Baker
And {holder} controls Medal
When Agnes Baker plays Badge
"""


def limited(**limit: Any) -> dict[str, Any]:
    return {"kind": "constant", "do": [{"verb": "area-limit", **limit}]}


def badges(workshop: Workshop, **more: Any) -> None:
    limit = limited(area="play", trait="Honor", **more)
    for name in ("Badge", "Medal"):
        workshop.card(name, limit, traits=("Honor",), stats={"cost": 0})


def test_a_trait_is_limited_for_each_player(workshop: Workshop) -> None:
    badges(workshop)
    assert workshop.play(TWO.format(holder="Roland Banks") + "Then Badge is in play").passed
    assert workshop.play(
        TWO.format(holder="Agnes Baker")
        + "Then it is refused under arkham-lcg/limits-pertaining-to-play-areas"
    ).passed


def test_a_limit_of_the_group_is_for_all_of_them(workshop: Workshop) -> None:
    badges(workshop, group=True)
    assert workshop.play(
        TWO.format(holder="Roland Banks")
        + "Then it is refused under arkham-lcg/limits-pertaining-to-play-areas"
    ).passed


def test_what_the_victory_display_cannot_hold_goes_where_it_would_go_else(
    workshop: Workshop,
) -> None:
    limit = limited(area="victory", number=1, group=True)
    play = {"kind": "play", "do": [{"verb": "add-to-victory", "card": "this"}]}
    workshop.card("Trophy", play, limit, type="event", stats={"cost": 0})
    steps = """\
Given Roland Banks is at the Study
And Roland Banks has Trophy and Trophy #2 in hand
When Roland Banks plays Trophy
And Roland Banks plays Trophy #2
Then Trophy is in the victory display
And Trophy #2 is in the discard pile"""
    ruling = workshop.play(steps)
    assert ruling.passed, ruling.unmet
    assert texts(ruling).count("Trophy goes to the victory display") == 1


def test_of_several_that_come_at_once_only_so_many_change_sides(workshop: Workshop) -> None:
    badges(workshop)
    everything = {"all": "asset", "named": "Badge"}
    take = {"verb": "take-control", "who": "you", "card": everything}
    workshop.card("Hook", {"kind": "free", "do": [take]})
    ruling = workshop.play("""\
Given Roland Banks and Agnes Baker are at the Study
And Agnes Baker controls Badge and Badge #2
And Roland Banks controls Hook
When Roland Banks uses Hook
Then Badge is under the control of Roland Banks
And Badge #2 is under the control of Agnes Baker""")
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(("group", "refused"), [(False, False), (True, True)])
def test_an_event_that_would_be_attached_enters_play_as_well(
    workshop: Workshop, group: bool, refused: bool
) -> None:
    attach = {"verb": "attach", "card": "this", "to": "your-location"}
    limit = limited(area="play", group=group)
    workshop.card("Gate", {"kind": "play", "do": [attach]}, limit, type="event", stats={"cost": 0})
    ruling = workshop.play(f"""\
Given Roland Banks is at the Study
And Agnes Baker is at the Hallway
And Roland Banks has Gate in hand
And Agnes Baker has Gate #2 in hand
When Roland Banks plays Gate
And Agnes Baker begins her turn
And Agnes Baker plays Gate #2
Then {"it is refused under arkham-lcg/event-cards" if refused else "Gate #2 is at the Hallway"}""")
    assert ruling.passed, ruling.unmet


def test_a_gift_beyond_the_limit_is_said_to_stay(workshop: Workshop) -> None:
    """Roland has one already: nobody is left to think that the gift was made."""
    badges(workshop)
    everything = {"all": "asset", "named": "Badge"}
    take = {"verb": "take-control", "who": "you", "card": everything}
    workshop.card("Hook", {"kind": "free", "do": [take]})
    ruling = workshop.play("""\
Given Roland Banks and Agnes Baker are at the Study
And Agnes Baker controls Badge
And Roland Banks controls Hook and Medal
When Roland Banks uses Hook
Then Badge is under the control of Agnes Baker""")
    assert ruling.passed, ruling.unmet
    assert "Badge stays where it is: Roland Banks can have no more such cards" in texts(ruling)


def test_what_an_effect_cannot_bring_into_play_is_said_to_stay(workshop: Workshop) -> None:
    badges(workshop)
    limit = limited(area="play", trait="Honor")
    enters = {"verb": "put-into-play", "card": "this", "of": "you"}
    entry = {"kind": "revelation", "do": [enters]}
    workshop.card("Honors", limit, entry, traits=("Honor",), weakness=True)
    ruling = workshop.play("""\
Given Roland Banks is at the Study
And Roland Banks controls Medal
And the deck of Roland Banks holds Honors
When Roland Banks draws 1 card
Then Honors is in hand""")
    assert ruling.passed, ruling.unmet
    assert "Honors stays where it is: it cannot enter play for Roland Banks" in texts(ruling)

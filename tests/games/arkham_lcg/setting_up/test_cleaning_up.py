"""Clean-up, preludes, sacrifices, what is remembered: between and across games."""

from __future__ import annotations

import pytest

from tests.games.arkham_lcg.made_up import Workshop

GAIN = [{"verb": "gain-resources", "who": "you", "amount": 1}]


def test_a_prelude_and_its_scenario_are_one_game(workshop: Workshop) -> None:
    once = {"kind": "free", "do": GAIN, "limit": "1 per game", "limit-scope": "player"}
    workshop.card("Watch", once)
    ruling = workshop.play("""\
Given Roland Banks is at the Study
And Roland Banks controls Watch
When Roland Banks uses Watch
And the scenario ends with resolution 1
And the prelude is cleaned up
And Roland Banks uses Watch
Then it is refused under arkham-lcg/limits-and-maximums""")
    assert ruling.passed, ruling.unmet


def test_a_maximum_of_the_game_lasts_beyond_its_prelude(workshop: Workshop) -> None:
    once = {"kind": "constant", "do": [{"verb": "max-played", "times": 1, "period": "game"}]}
    workshop.card("Plan", once, {"kind": "play", "do": GAIN}, type="event", stats={"cost": 0})
    ruling = workshop.play("""\
Given Roland Banks is at the Study
When Roland Banks plays Plan
And the scenario ends with resolution 1
And the prelude is cleaned up
And Roland Banks plays Plan #2
Then it is refused under arkham-lcg/limits-and-maximums""")
    assert ruling.passed, ruling.unmet


def test_another_scenario_is_another_game(workshop: Workshop) -> None:
    """The investigator card stays through a campaign; its limit does not."""
    once = {"kind": "free", "do": GAIN, "limit": "1 per game", "limit-scope": "player"}
    workshop.card("Pat", once, type="investigator", stats={"health": 5, "sanity": 5})
    ruling = workshop.play("""\
Given Pat is at the Study
When Pat uses Pat
And the scenario ends with resolution 1
And the game is cleaned up
And Pat uses Pat
Then Pat has 1 resource""")
    assert ruling.passed, ruling.unmet


def test_nothing_is_cleaned_up_before_the_end(workshop: Workshop) -> None:
    steps = "Given Roland Banks is at the Study\nWhen the game is cleaned up\n"
    assert workshop.play(steps + "Then it is refused under arkham-lcg/campaign-play").passed


@pytest.mark.parametrize(
    ("given", "hit"), [("controls", True), ("is a potential sacrifice", False)]
)
def test_player_cards_do_not_affect_a_sacrifice(workshop: Workshop, given: str, hit: bool) -> None:
    workshop.card("Pal", type="asset", stats={"health": 2, "sanity": 2}, traits=("Ally",))
    to = {"all": "asset", "named": "Pal"}
    workshop.card("Rod", {"kind": "free", "do": [{"verb": "deal", "damage": 1, "to": to}]})
    where = "Roland Banks controls Pal" if hit else "Pal of Roland Banks is a potential sacrifice"
    ruling = workshop.play(f"""\
Given Roland Banks is at the Study
And {where}
And Roland Banks controls Rod
When Roland Banks uses Rod
Then {"Pal has 1 damage" if hit else "it is refused under arkham-lcg/ability"}""")
    assert ruling.passed, ruling.unmet


def test_a_sacrifice_stays_when_its_owner_is_gone(workshop: Workshop) -> None:
    workshop.card("Pal", type="asset", stats={"health": 2}, traits=("Ally",))
    out = {"kind": "action", "cost": [{"pay": "action", "amount": 1}]}
    workshop.card("Door", {**out, "do": [{"verb": "resign", "who": "you"}]})
    ruling = workshop.play("""\
Given Roland Banks and Agnes Baker are at the Study
And Pal of Roland Banks is a potential sacrifice
And Roland Banks controls Door
When Roland Banks uses Door
Then Roland Banks is eliminated
And Pal is in play""")
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(("group", "agnes"), [(True, 1), (False, 0)])
def test_who_remembers(workshop: Workshop, group: bool, agnes: int) -> None:
    told = {"kind": "free", "do": [{"verb": "remember", "phrase": "the word", "group": group}]}
    who = {"all": "investigator", "remembers": "the word"}
    gain = [{"verb": "gain-resources", "who": who, "amount": 1}]
    workshop.card("Note", told)
    workshop.card("Bell", {"kind": "free", "do": gain})
    ruling = workshop.play(f"""\
Given Roland Banks and Agnes Baker are at the Study
And Roland Banks controls Note, Bell
When Roland Banks uses Note
And Roland Banks uses Bell
Then Roland Banks has 1 resource
And Agnes Baker has {agnes} resources""")
    assert ruling.passed, ruling.unmet

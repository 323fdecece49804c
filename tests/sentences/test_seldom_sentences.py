"""Decisions that no shipped case has to make: each is told by its step, and comes about."""

from __future__ import annotations

import pytest

from rulesref.engine.outcome import Option
from rulesref.errors import CaseError
from rulesref.rulings.options import sentence
from rulesref.rulings.ruling import Ruling
from tests import arkham
from tests.games.arkham_lcg.made_up import Workshop, texts

STUDY = "Given Roland Banks is at the Study\n"


def play(steps: str) -> Ruling:
    ruling = arkham.play(steps)
    assert ruling.passed, ruling.unmet
    return ruling


@pytest.mark.parametrize("resigns", ["resigns", "takes the resign action"])
def test_resigning(resigns: str) -> None:
    play(STUDY + f"When Roland Banks {resigns}\nThen Roland Banks is eliminated")


def test_the_remaining_players_choose_who_leads() -> None:
    play("""\
Given Roland Banks is at the Study
And Agnes Baker is at the Study
And Patrice Hathaway is at the Study
When Roland Banks resigns
And Patrice Hathaway becomes the lead investigator
Then Patrice Hathaway is the lead investigator""")


@pytest.mark.parametrize(("gives", "left"), [(0, 2), (2, 0)])
def test_how_many_clues_each_gives(monkeypatch: pytest.MonkeyPatch, gives: int, left: int) -> None:
    shop = Workshop(monkeypatch)
    shop.card("Plan", {"kind": "advance", "do": []}, type="act", stats={"clues": 2})
    shop.card("Next Plan", type="act", stats={"clues": 2})
    ruling = shop.play(f"""\
Given Roland Banks and Agnes Baker are at the Study
And Roland Banks has 2 clues
And Agnes Baker has 2 clues
And the current act is Plan
And the next act is Next Plan
And it is the turn of Roland Banks
When Roland Banks spends clues to advance the act
And Roland Banks gives {gives} clues
Then Roland Banks has {left} clues""")
    assert ruling.passed, ruling.unmet


def test_which_hunter_moves_first() -> None:
    ruling = play("""\
Given Roland Banks is at the Study
And the Study is connected to the Hallway
And Ghoul Priest is at the Hallway
And Conglomeration of Spheres is at the Hallway
When the enemy phase begins
And Conglomeration of Spheres moves first
And Ghoul Priest attacks first
Then Ghoul Priest is engaged with Roland Banks""")
    told = [one for one in texts(ruling) if " moves to " in one]
    assert told[0].startswith("Conglomeration of Spheres")


def test_which_facedown_mini_card_is_turned() -> None:
    play("""\
Given Roland Banks is at the Study
And Icy Ghoul is in the shadows
And the mini-card of Icy Ghoul is at the Study
And 1 decoy is at the Study
And the chaos bag holds 0
When Roland Banks fights the mini-card at the Study
And the mini-card turns out to be that of Icy Ghoul
Then Icy Ghoul is engaged with Roland Banks""")


def test_what_is_not_ignored_happens() -> None:
    play("""\
Given Agnes Baker is at the Billiards Room (05081)
And the chaos bag holds -8
When Agnes Baker plays Read the Signs
And Agnes Baker lets the effect of Billiards Room happen
Then Agnes Baker has 1 damage""")


def test_a_discard_that_no_card_is_named_for() -> None:
    play(
        STUDY + "And Roland Banks controls Knife\nWhen Knife is discarded\n"
        "Then Knife is in the discard pile"
    )


@pytest.mark.parametrize(("says", "horror"), [("nothing", 3), ("nothing more", 3), ("", 1)])
def test_discarding_less_than_an_effect_asks_for(says: str, horror: int) -> None:
    decides = f"Roland Banks discards {says or 'Leather Coat'}"
    play(
        f"""\
Given Roland Banks is at the Study
And Roland Banks has 1 horror
And Roland Banks has Emergency Cache, Leather Coat in hand
When Roland Banks draws Realm of Madness from the encounter deck
And {decides}
{"" if says else "And Roland Banks discards nothing else"}
Then Roland Banks has {horror} horror""".replace("\n\n", "\n")
    )


@pytest.mark.parametrize(
    ("gives", "margin"),
    [
        ("Roland Banks gives an intellect icon to Archaic Glyphs (03192)", 3),
        ("Roland Banks gives a willpower icon to Archaic Glyphs (03192)", 2),
    ],
)
def test_which_of_its_icons_a_card_gains(gives: str, margin: int) -> None:
    play(f"""\
Given Roland Banks is at the Study
And Study has 1 clue
And Roland Banks controls Grisly Totem
And Roland Banks has Archaic Glyphs (03192) in hand
And the chaos bag holds 0
When Roland Banks investigates
And Roland Banks commits Archaic Glyphs (03192)
And Roland Banks uses Grisly Totem
And {gives}
Then in order:
      | Roland Banks succeeds by {margin} |""")


def test_a_massive_enemy_that_comes_later() -> None:
    ruling = play("""\
Given Roland Banks is at the Study
And Silas Bishop is at the Study
And Swarm of Rats is engaged with Roland Banks
When the enemy phase begins
And no massive enemy attacks yet
Then Roland Banks is at the Study""")
    attacks = [one.slots["enemy"] for one in ruling.timeline if one.event == "attack"]
    assert attacks == ["Swarm of Rats", "Silas Bishop"]


def test_only_the_kind_of_uses_is_moved_that_the_ability_moves() -> None:
    steps = """\
Given Tony Morgan is at the Study
And it is the mythos phase
And Tony Morgan controls Bounty Contracts
When Tony Morgan draws Stealthy Zoog from the encounter deck
And nobody reacts
And Tony Morgan uses Bounty Contracts
And Tony Morgan moves 1 {}
Then Bounty Contracts has 5 bounties"""
    play(steps.format("bounty"))
    with pytest.raises(CaseError, match="there was one thing alone to choose"):
        play(steps.format("secret"))


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "Roland Banks moves 2 supplies"), ("it", "Roland Banks sposta 2 provviste")],
)
def test_uses_that_may_be_moved_are_told_by_their_kind(language: str, told: str) -> None:
    slots = {"who": "Roland Banks", "amount": 2, "uses": "supplies"}
    scene = arkham.scene(language=language)
    assert sentence(scene, Option("move-so-many", slots, 2)) == told

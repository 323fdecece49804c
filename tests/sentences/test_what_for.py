"""What a card is said to be for counts where its ability does it; what is not told whole is explained."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import play

CLEAVER = """Given Tony Morgan is at the Study
And Tony Morgan controls Meat Cleaver (12085)
And Ghoul Minion is engaged with Tony Morgan
When Tony Morgan uses Meat Cleaver on Ghoul Minion
And Tony Morgan {}
And Tony Morgan reveals 0"""
CONTRABAND = """Given Roland Banks is at the Study
And Roland Banks controls Roland's .38 Special with 3 ammo
When Roland Banks plays Contraband (02109) to double the {}"""
DOOR = """Given Agnes Baker is at the Study
And the Attic is in play with 2 clues
And the Cellar is in play with 2 clues
When Agnes Baker draws Locked Door and attaches it to {}"""
GHOUL = """Given Roland Banks is at the Study
And Roland Banks controls Guard Dog
And Ghoul Minion is engaged with Roland Banks
When {}"""


@pytest.mark.parametrize(
    "paid",
    [
        "takes 1 horror to deal +1 damage",
        "takes 1 horror for +1 damage",
        "takes 1 horror to deal 1 additional damage",
        "suffers 1 horror to deal an additional 1 damage",
    ],
)
def test_horror_is_taken_for_what_the_ability_does(paid: str) -> None:
    steps = f"{CLEAVER.format(paid)}\nAnd Tony Morgan declines the effect of Meat Cleaver"
    assert any("deals 2 damage" in one.text for one in play(steps).timeline)


@pytest.mark.parametrize(
    ("steps", "why"),
    [
        (CLEAVER.format("takes 1 horror to deal +2 damage"), "not told like this"),
        (CLEAVER.format("takes 2 horror to deal +1 damage"), "whether to react"),
        (CLEAVER.format("takes 1 horror to draw 1 card"), "must choose first"),
        (CLEAVER.format("takes 1 damage to deal +1 damage"), "whether to react"),
        (CONTRABAND.format("supplies on Roland's .38 Special"), "no more than what it is for"),
        (DOOR.format("the Study"), "nothing attaches Locked Door to the Study here"),
        (GHOUL.format("the enemies attack"), "does not say which enemies attack"),
        (
            GHOUL.format("the enemy phase begins\nAnd all enemies attack").replace(
                "When",
                "And Swarm of Rats is engaged with Roland Banks\nAnd Swarm of Rats is exhausted\nWhen",
            ),
            "not all of them do: Swarm of Rats is exhausted",
        ),
        (
            GHOUL.format("Ghoul Minion attacks Roland Banks\nAnd Guard Dog triggers"),
            "no ability of",
        ),
    ],
)
def test_what_it_does_not_do_is_refused(steps: str, why: str) -> None:
    with pytest.raises(CaseError, match=why):
        play(steps)


@pytest.mark.parametrize("deed", ["fight", "fight Ghoul Minion", "evade Ghoul Minion"])
def test_what_the_ability_does_not_do_is_no_action_of_its_own(deed: str) -> None:
    """It had been played as another action, after all that the ability does."""
    steps = f"""Given Ursula Downs is at the Study
And the Hallway is connected to the Study and has 2 clues
And Ghoul Minion is engaged with Ursula Downs
And the chaos bag holds only 0
When Ursula moves to the Hallway and uses her reaction to {deed}"""
    with pytest.raises(CaseError, match="no more than what it is for"):
        play(steps)


@pytest.mark.parametrize("more", ["gains 4 resources", "heals 1 horror", "draws Knife"])
def test_what_a_card_has_not_done_is_no_result_of_it(more: str) -> None:
    """It had come about besides, as an effect of nobody; in a step of its own it does."""
    steps = """Given Wendy Adams is at the Study with 1 horror
When Wendy plays Emergency Cache (01088) and {}"""
    with pytest.raises(CaseError, match="this is none of it"):
        play(steps.format(more))
    assert play(steps.format("gains 3 resources") + f"\nAnd Wendy {more}").timeline


def test_what_is_not_on_it_twice_is_no_double() -> None:
    steps = CONTRABAND.format("ammo on Roland's .38 Special")
    assert play(f"{steps}\nThen Roland's .38 Special has double the ammo").passed
    used = steps.replace(
        "plays Contraband (02109) to double the ammo on", "loses 1 resource\nAnd Roland Banks uses"
    )
    with pytest.raises(CaseError):
        assert not play(f"{used}\nThen Roland's .38 Special has double the ammo").passed


@pytest.mark.parametrize(
    ("lies", "line"),
    [
        (
            "Knife is among the top 3 cards of Roland Banks's deck",
            "Given the top cards of the deck of Roland Banks are Knife, …, …",
        ),
        (
            "Ghoul Minion and Ancient Evils are in the top 2 cards of the encounter deck",
            "Given the top cards of the encounter deck are Ghoul Minion, Ancient Evils",
        ),
    ],
)
def test_one_of_so_many_on_top_asks_for_the_others(lies: str, line: str) -> None:
    with pytest.raises(CaseError) as caught:
        play(f"Given Roland Banks is at the Study\nAnd {lies}\nWhen Roland Banks investigates")
    assert line in str(caught.value.remedy)


def test_it_is_the_only_thing_the_part_before_speaks_of() -> None:
    ways = ("and attaches it to the Attic", "and attaches Locked Door to the Attic")
    told = [play(DOOR.replace("and attaches it to {}", way)).timeline for way in ways]
    assert told[0] == told[1]

"""What lies there in a player's words: the same table as by the sentence that has always been."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import play
from tests.rulings.odd_sentences import laid_out

STUDY = "Roland Banks is at the Study with 5 resources"


@pytest.mark.parametrize(
    ("told", "plain"),
    [
        ("Roland Banks has taken 2 damage", "Roland Banks has 2 damage"),
        ("Roland Banks has suffered 1 damage and 2 horror", "Roland Banks has 1 damage and 2 horror"),
        ("Roland Banks has 3 health left", "Roland Banks has 6 damage"),
        ("Roland Banks has 1 remaining sanity", "Roland Banks has 4 horror"),
        ("Roland Banks is at 9 remaining health", "Roland Banks has 0 damage"),
        ("Roland Banks has also 1 clue", "Roland Banks has 1 clue"),
        ("Wendy Adams is at the Study too", "Wendy Adams is at the Study"),
        ("the hand of Roland Banks is Machete and Guts", "Roland Banks has Machete and Guts in hand"),
        ("Roland Banks's hand contains Machete", "Roland Banks has Machete in hand"),
        ("Roland Banks's discard pile contains Machete", "Machete is in Roland Banks's discard pile"),
        ("the encounter discard pile is Ancient Evils", "the encounter discard pile holds Ancient Evils"),
        ("Roland Banks's deck contains Machete, Guts", "the deck of Roland Banks holds Machete, Guts"),
        ("the encounter deck contains Ancient Evils", "the encounter deck holds Ancient Evils"),
        ("the chaos bag has +1, 0, skull", "the chaos bag holds +1, 0, skull"),
        ("the act is Trapped", "the current act is Trapped"),
        ("the agenda is What's Going On?! with 2 doom",
         "the current agenda is What's Going On?! with 2 doom"),
        ("the lead investigator is Roland Banks", "Roland Banks is the lead investigator"),
        ("The Gathering is being played", "the scenario is The Gathering"),
        ("we are playing The Gathering", "the scenario is The Gathering"),
        ("Study and Hallway are connected", "the Study is connected to the Hallway"),
        ("Cover Up is in play in Roland Banks's threat area with 3 clues",
         "Cover Up is in the threat area of Roland Banks with 3 clues"),
        ("an unengaged Ghoul Minion is at the Study", "Ghoul Minion is at the Study"),
        ("Ghoul Minion is at the Study, engaged with nobody", "Ghoul Minion is at the Study"),
        ("Ghoul Minion is unengaged at the Study", "Ghoul Minion is at the Study"),
        ("2 damage is on Roland Banks", "Roland Banks has 2 damage"),
        ("Roland Banks holds 2 clues", "Roland Banks has 2 clues"),
        ("Roland Banks is at 2 sanity remaining", "Roland Banks has 3 horror"),
        ("it's Roland Banks's turn", "it is the turn of Roland Banks"),
        ("What's Going On?! is the agenda", "the current agenda is What's Going On?!"),
        ("the bag has 1 skull and 2 zeroes", "the chaos bag holds skull, 0, 0"),
        ("the chaos bag is minus two, a zero, two +1s", "the chaos bag holds -2, 0, +1, +1"),
        ("Wendy Adams and Daisy Walker are both at the Hallway", "Wendy Adams and Daisy Walker are at the Hallway"),
        ("Roland Banks has Paranoia in his threat area", "Paranoia is in the threat area of Roland Banks"),
        ("Roland Banks has .41 Derringer with 2 ammo left", "Roland Banks controls .41 Derringer with 2 ammo"),
        ("Roland Banks has no cards in his deck", "the deck of Roland Banks is empty"),
    ],
)  # fmt: skip
def test_it_lies_there_the_same(told: str, plain: str) -> None:
    assert laid_out(plain) is not None
    assert laid_out(told) == laid_out(plain)


@pytest.mark.parametrize(
    "told",
    [
        "Roland Banks controls an exhausted Beat Cop",
        "Roland Banks has an exhausted Beat Cop in play",
        "an exhausted Beat Cop is under Roland Banks's control",
    ],
)
def test_what_is_controlled_and_exhausted(told: str) -> None:
    plain = "Roland Banks controls Beat Cop", "Beat Cop is exhausted"
    assert laid_out(told) == laid_out(*plain)


@pytest.mark.parametrize("told", ["Roland Banks has 10 health left", "the Study has 2 health left"])
def test_no_more_is_left_than_there_is(told: str) -> None:
    assert laid_out(told) is None


@pytest.mark.parametrize(
    ("then", "passed"),
    [
        ("Roland Banks has 8 health left", True),
        ("Roland Banks has 9 remaining health", False),
        ("Roland Banks has 4 sanity remaining", True),
        ("the Study has 1 health left", False),
        ("the Study has a shroud of 2", True),
        ("the Study has shroud 3", False),
    ],
)
def test_what_is_left_afterwards(then: str, passed: bool) -> None:
    steps = f"""Given {STUDY}
        And Ghoul Minion is engaged with Roland Banks
        When Ghoul Minion attacks Roland Banks
        Then {then}"""
    assert play(steps).passed is passed


@pytest.mark.parametrize(
    ("told", "whole"),
    [
        ("Knife is in the deck of Roland Banks", "the deck of Roland Banks holds Knife, …"),
        ("Roland Banks has Knife in his deck", "the deck of Roland Banks holds Knife, …"),
        ("Ancient Evils is in the encounter deck", "the encounter deck holds Ancient Evils, …"),
    ],
)  # fmt: skip
def test_where_in_its_deck_a_card_lies_has_to_be_told(told: str, whole: str) -> None:
    with pytest.raises(CaseError, match="what else lies in that deck is not told") as refused:
        play(f"Given {STUDY}\nAnd {told}\nThen {STUDY.partition(' with')[0]}")
    assert refused.value.remedy is not None
    assert f"such as: Given {whole}" in refused.value.remedy


@pytest.mark.parametrize(
    ("language", "steps"),
    [
        ("en", "Given Attic is in play with 2 clues and 1 doom\nThen Attic has 2 clues and 1 doom"),
        ("en", "Given Attic is in play with 2 clues\nThen Attic has 2 clues"),
        ("it", "Dato che Soffitta è in gioco con 2 indizi\nAllora Soffitta ha 2 indizi"),
    ],
)
def test_a_location_comes_with_what_lies_there(language: str, steps: str) -> None:
    assert play(steps, language=language).passed
    with pytest.raises(CaseError):
        play(
            steps.splitlines()[0].replace("clues", "charges").replace("indizi", "cariche"),
            language=language,
        )

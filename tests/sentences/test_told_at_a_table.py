"""What players leave out or put in brackets is read where it can mean one thing alone, else explained."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import play

STUDY = "Given Roland Banks is at the Study"
GHOUL = f"{STUDY}\nAnd Ghoul Priest {{}}\nWhen Roland Banks gains 1 resource\nThen {{}}"


@pytest.mark.parametrize(
    "lies",
    [
        "is engaged with Roland Banks with 1 damage on it",
        "is engaged with Roland Banks, 1 damage on it",
        "(1 damage) is engaged with Roland Banks",
    ],
)
def test_what_lies_on_the_enemy_does_not_lie_on_whom_it_is_engaged_with(lies: str) -> None:
    assert play(GHOUL.format(lies, "Ghoul Priest has 1 damage")).passed
    assert play(GHOUL.format(lies, "Roland Banks has no damage")).passed


@pytest.mark.parametrize(
    "lies",
    ["is engaged with Roland Banks (1 damage)", "is engaged with Roland Banks, 1 damage"],
)
def test_brackets_behind_the_second_of_two_are_not_guessed_at(lies: str) -> None:
    with pytest.raises(CaseError):
        play(GHOUL.format(lies, "Ghoul Priest has 1 damage"))


@pytest.mark.parametrize(
    ("verb", "language"), [("is at the Study with", "en"), ("è nello Studio e tiene", "it")]
)
def test_an_asset_that_somebody_has_is_in_hand_or_in_play(verb: str, language: str) -> None:
    given, when = (
        ("Given", "When Roland Banks investigates")
        if language == "en"
        else ("Dato", "Quando Roland Banks indaga")
    )
    with pytest.raises(CaseError) as caught:
        play(f"{given} Roland Banks {verb} Machete\n{when}", language=language)
    for line in (
        ("Roland Banks has Machete in hand", "Roland Banks controls Machete")
        if language == "en"
        else (
            "Roland Banks ha in mano Machete",
            "Roland Banks controlla Machete",
        )
    ):
        assert f"{given} {line}" in str(caught.value.remedy)


def test_on_it_is_on_the_enemy_that_is_told_of_and_not_on_the_place() -> None:
    steps = "Given Roland Banks is at the Attic\nAnd Acolyte is at the Study with 1 {} on it\nWhen Roland Banks gains 1 resource\n"
    assert play(steps.format("doom") + "Then Acolyte has 1 doom").passed
    with pytest.raises(CaseError, match="whose 1 clue these are is not said"):
        play(steps.format("clue") + "Then Acolyte has 1 clue")


def test_whoever_does_it_is_not_him() -> None:
    """It could be the ally: who does something to himself says so."""
    steps = f"{STUDY} with Beat Cop (01018) in play\nWhen Roland Banks gains 1 resource and heals 1 damage from him"
    with pytest.raises(CaseError, match="no card called 'him'"):
        play(steps)


def test_the_first_word_of_a_name_is_not_read_inside_a_longer_one() -> None:
    """A Ghoul Minion lies there: an Icy Ghoul is another card."""
    steps = f"{STUDY}\nAnd Ghoul Minion is engaged with Roland Banks\nAnd Icy Ghoul is engaged with Roland Banks"
    assert play(
        f"{steps}\nWhen Roland Banks gains 1 resource\nThen Icy Ghoul is engaged with Roland Banks"
    ).passed


def test_it_is_the_enemy_only_where_one_lies_there() -> None:
    steps = f"{STUDY} with Ghoul Priest engaged with him\n{{}}And the bag holds only a 0\nWhen Roland Banks attacks it\n"
    assert play(steps.format("") + "Then Roland Banks tests combat").timeline
    with pytest.raises(CaseError):
        play(steps.format("And Swarm of Rats is engaged with Roland Banks\n"))


def test_what_is_no_event_is_said_to_be_none() -> None:
    """It had ended in a bug: the play had stopped at a card that nobody has described."""
    steps = f"{STUDY}\nAnd Roland Banks controls Sixth Sense (05158)\nWhen Roland Banks uses Sixth Sense (05158) when foo bar"
    with pytest.raises(CaseError, match="no event reads like 'foo bar'"):
        play(steps)


@pytest.mark.parametrize(
    ("paid", "left"),
    [
        ("spends 1 offering from Fox Mask for +2 agility", "agility"),
        ("uses Fox Mask for +2 intellect", "intellect"),
    ],
)
def test_the_skill_says_which_option(paid: str, left: str) -> None:
    steps = f"""Given Trish Scarborough (07003) is at the Study
And Trish Scarborough (07003) controls Fox Mask with 2 offerings
And the Study has 1 clue
And the chaos bag holds 0
When Trish Scarborough (07003) investigates
And Trish Scarborough (07003) {paid}
Then the skill value of the test is {{}}"""
    assert play(steps.format(6 if left == "intellect" else 4)).passed

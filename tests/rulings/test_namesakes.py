"""A name alone that several cards have: the ruling says which of them is meant."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError, SeveralMeant
from rulesref.facts.called import every_card
from rulesref.facts.namesakes import ASIDE
from rulesref.render.timeline import render_ruling
from tests.arkham import JUDGE, play

TRISH = "Given {} is at the Study\nThen {} has 0 damage"


def test_it_is_said_which_card_is_meant() -> None:
    ruling = play(TRISH.replace("{}", "Trish Scarborough"))
    (one,) = ruling.meant
    assert (one.name, one.code, one.others) == (
        *("Trish Scarborough", "07003"),
        ("Trish Scarborough (12007)",),
    )
    assert any(one.code in line and one.others[0] in line for line in render_ruling(ruling))


@pytest.mark.parametrize(
    "told",
    [
        "Trish Scarborough (07003)",  # by its code
        "Roland Banks",  # besides parallel and promotional cards alone
    ],
)
def test_what_is_clear_is_not_said(told: str) -> None:
    assert not play(TRISH.replace("{}", told)).meant


SEATED = "Given Roland Banks is at the Study\nAnd Roland Banks controls "


def test_a_level_that_does_something_else_is_said() -> None:
    (one,) = play(SEATED + "Robes of Endless Night\nThen Robes of Endless Night is in play").meant
    assert (one.code, one.others) == ("60412", ("Robes of Endless Night (2)",))


def test_a_level_that_is_told_is_not_said() -> None:
    name = "Robes of Endless Night (2)"
    assert not play(f"{SEATED}{name}\nThen {name} is in play").meant


def test_the_codes_of_what_is_put_aside_begin_so() -> None:
    index = every_card(JUDGE.game)
    for card in index.cards.values():
        if card.pack in index.packs:
            aside = index.packs[card.pack].cycle in ("parallel", "promotional")
            assert card.code.startswith(ASIDE) == aside, card.code


def test_an_enemy_that_does_something_else_is_said() -> None:
    laid = "Given Roland Banks is at the Study\nAnd {} is engaged with Roland Banks\n"
    (one,) = play(laid.format("Whippoorwill") + "Then Whippoorwill is ready").meant
    assert one.code == "02090"
    assert not play(laid.format("Ghoul Minion") + "Then Ghoul Minion is ready").meant


OTHERS = ("01131", "12145", "12146")
AT_DOWNTOWN = "Given Roland Banks is at Downtown\nAnd Easttown is connected to Downtown\n"


@pytest.mark.parametrize(
    "played",
    [
        "When Roland Banks moves to Easttown\nThen Roland Banks is at Easttown",
        "Then it is asked whether Roland Banks may move to Easttown\nAnd the answer is yes",
    ],
)
def test_where_it_makes_no_difference_any_of_them_is_meant(played: str) -> None:
    ruling = play(AT_DOWNTOWN + played)
    (one,) = ruling.meant
    assert ruling.passed
    assert one.alike
    assert {one.code, *one.others} == {"01130", *(f"Downtown ({code})" for code in OTHERS)}
    assert any("with each of them" in line for line in render_ruling(ruling))


def test_two_such_names_are_tried_together() -> None:
    ruling = play(
        "Given Roland Banks is at Downtown\nAnd Southside is connected to Downtown\n"
        "When Roland Banks moves to Southside\nThen Roland Banks is at Southside"
    )
    assert {one.name: len(one.others) for one in ruling.meant} == {"Downtown": 3, "Southside": 5}


@pytest.mark.parametrize(
    "played",
    [
        "When Roland Banks uses Downtown\nThen Roland Banks has no horror",  # one of them heals
        "When Roland Banks investigates\nAnd Roland Banks reveals 0\nThen Roland Banks has 1 clue",
    ],
)
def test_where_it_makes_a_difference_it_has_to_be_told(played: str) -> None:
    with pytest.raises(SeveralMeant, match="makes a difference"):
        play(AT_DOWNTOWN + played)


def test_what_is_wrong_with_any_of_them_is_told_instead_of_the_name() -> None:
    with pytest.raises(CaseError, match="unknown step") as wrong:
        play(AT_DOWNTOWN + "When Roland Banks sings")
    assert not isinstance(wrong.value, SeveralMeant)


CURSED = """Given Agnes Baker and Roland Banks are at the Study
And Roland Banks controls Beat Cop (2)
When Agnes Baker tests willpower (3)
And Agnes Baker commits {}
And Agnes Baker succeeds
And Agnes Baker chooses Beat Cop (2)
Then Beat Cop (2) has 1 damage"""


def test_a_refusal_names_the_other_card_that_the_steps_do_fit() -> None:
    with pytest.raises(CaseError, match=r"with Blood Curse \(3\) it runs") as wrong:
        play(CURSED.format("Blood Curse"))
    assert "write Blood Curse (3)" in (wrong.value.remedy or "")
    assert play(CURSED.format("Blood Curse (3)")).passed


def test_a_refusal_names_a_parallel_investigator_whom_the_steps_fit() -> None:
    with pytest.raises(CaseError, match=r"with Zoey Samaras \(90059\) it runs"):
        play(
            "Given Zoey Samaras is at the Study\nAnd the chaos bag holds 0\n"
            "And Zoey Samaras is engaged with Ghoul Minion\n"
            "When Zoey Samaras fights Ghoul Minion\nAnd Zoey Samaras reveals 0\n"
            "And Zoey Samaras uses her reaction\nThen Ghoul Minion has 1 damage"
        )


def test_no_other_card_is_named_where_the_steps_fit_none() -> None:
    with pytest.raises(CaseError) as wrong:
        play(CURSED.format("Blood Curse").replace("chooses Beat Cop (2)", "chooses option 9"))
    assert "it runs" not in wrong.value.message


HAUNTED = """\
Given Roland Banks is at the {}
And the chaos bag holds -4
When Roland Banks investigates
Then the combat of Roland Banks is 3"""


@pytest.mark.parametrize("edition", ["2016", "2026"])
def test_which_side_of_a_location_lies_up_is_not_guessed(edition: str) -> None:
    with pytest.raises(SeveralMeant, match="makes a difference") as refused:
        play(HAUNTED.format("Abandoned Chapel"), edition)
    assert refused.value.candidates == ("Abandoned Chapel (05168)", "Abandoned Chapel (05168b)")
    assert play(HAUNTED.format("Abandoned Chapel (05168b)"), edition).passed


def test_where_both_sides_come_to_the_same_either_may_lie_up() -> None:
    ruling = play(HAUNTED.format("Abandoned Chapel").replace("-4", "0").replace("3", "4"))
    (one,) = ruling.meant
    assert ruling.passed
    assert one.alike


def test_a_place_of_the_first_core_set_is_meant_by_its_name() -> None:
    assert not play("Given Roland Banks is at the Attic\nThen Roland Banks has 0 horror").meant

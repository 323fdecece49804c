"""In the edition of 2026 a name that an older and a newer card have means whichever it can mean."""

from __future__ import annotations

import pytest

from rulesref.errors import SeveralMeant
from rulesref.facts.namesakes import is_of_2026
from tests.arkham import play

ATTACKED = """
Given Daniela Reyes and Wendy Adams are at the Study
And Ghoul Minion is engaged with {attacked}
And the chaos bag holds 0
When Ghoul Minion attacks {attacked}
"""


def test_what_only_the_newer_one_can_do_means_the_newer_one():
    told = ATTACKED.format(attacked="Wendy Adams") + "And Daniela Reyes uses Daniela Reyes"
    ruling = play(told + "\nAnd nobody commits anything\nThen Ghoul Minion has 1 damage", "2026")
    assert ruling.passed
    assert [(one.code, one.alike) for one in ruling.meant] == [("12001", False)]


def test_what_only_the_older_one_can_do_means_the_older_one():
    told = ATTACKED.format(attacked="Daniela Reyes") + "And Daniela Reyes uses Daniela Reyes"
    ruling = play(told + "\nAnd Daniela Reyes chooses option 2 of Daniela Reyes", "2026")
    assert [(one.code, one.alike) for one in ruling.meant] == [("08001", False)]


def test_where_both_come_to_the_same_either_may_be_meant():
    told = "Given Daniela Reyes is at the Study\nWhen Daniela Reyes takes the resource action\n"
    ruling = play(told + "Then Daniela Reyes gains 1 resource", "2026")
    assert [one.alike for one in ruling.meant] == [True]


def test_where_it_makes_a_difference_it_is_not_guessed():
    told = ATTACKED.format(attacked="Wendy Adams") + "Then Daniela Reyes may use Daniela Reyes"
    with pytest.raises(SeveralMeant, match="makes a difference") as refused:
        play(told, "2026")
    assert refused.value.candidates == ("Daniela Reyes (08001)", "Daniela Reyes (12001)")
    assert refused.value.line == 4
    assert play(told.replace("Reyes and", "Reyes (12001) and"), "2026").passed


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Given daniela reyes is at the Study\nThen daniela reyes has 9 health left"),
        ("it", "Dato daniela reyes è in Studio\nAllora il valore di Salute di daniela reyes è 9"),
    ],
)
def test_it_is_asked_for_however_the_name_is_written(language, said):
    with pytest.raises(SeveralMeant, match="makes a difference") as refused:
        play(said, "2026", language)
    assert refused.value.line == 3 + (language == "it")


def test_in_2016_there_is_no_newer_card():
    told = ATTACKED.format(attacked="Wendy Adams") + "Then Daniela Reyes may not use Daniela Reyes"
    assert [one.code for one in play(told).meant] == ["08001"]


@pytest.mark.parametrize(
    ("code", "newer"),
    [("12001", True), ("60158", True), ("60551", True), ("60101", False), ("01001", False)],
)
def test_which_cards_came_with_the_new_rules(code, newer):
    assert is_of_2026(code) is newer

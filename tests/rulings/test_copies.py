"""One card or two: what a case says of several copies, and what it has to say."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import play

TABLE = """\
Given Roland Banks is at the Study
And Agnes Baker is at the Study
"""


def holds(steps: str) -> bool:
    return play(TABLE + steps).passed


def refusal(steps: str) -> CaseError:
    with pytest.raises(CaseError) as caught:
        play(TABLE + steps)
    return caught.value


@pytest.mark.parametrize(
    ("first", "again"),
    [
        ("Ghoul Minion is engaged with Roland Banks", "Ghoul Minion is exhausted at the Study"),
        ("Ghoul Minion is exhausted at the Study", "Ghoul Minion is exhausted at the Study"),
        ("Ghoul Minion is engaged with Roland Banks", "Agnes Baker is engaged with Ghoul Minion"),
        ("Ghoul Minion is engaged with Roland Banks", "Ghoul Minion is set aside"),
        ("Roland Banks controls Knife", "Agnes Baker has Guard Dog and Knife in hand"),
        (
            "Frozen in Fear is in the threat area of Agnes Baker",
            "Frozen in Fear is in the threat area of Roland Banks",
        ),
    ],
)
def test_a_second_given_makes_no_second_copy(first: str, again: str) -> None:
    error = refusal(f"And {first}\nAnd {again}\nThen Roland Banks has 0 clues")
    name = next(one for one in ("Ghoul Minion", "Knife", "Frozen in Fear") if one in again)
    assert error.message == f"{name} is in this case already"
    assert error.line == 6
    assert error.candidates == (f"{name} #2",)


def test_what_else_is_said_of_a_card_is_said_of_the_same_one() -> None:
    assert holds("""\
And Ghoul Minion is engaged with Roland Banks
And Ghoul Minion is exhausted
And Ghoul Minion has 1 damage
Then Ghoul Minion is exhausted
And Ghoul Minion has 1 damage
And Ghoul Minion is engaged with Roland Banks""")


@pytest.mark.parametrize(
    "told",
    [
        "And Ghoul Minion is at the Study\nAnd Ghoul Minion is engaged with Agnes Baker",
        "And Ghoul Minion is engaged with Agnes Baker\nAnd Ghoul Minion is at the Study",
        "And Ghoul Minion is at the Study\nAnd Agnes Baker is engaged with Ghoul Minion",
    ],
)
def test_an_engaged_enemy_may_be_said_to_be_where_it_is(told: str) -> None:
    ruling = play(f"{TABLE}{told}\nAnd Ghoul Minion has 1 damage\nThen Ghoul Minion has 1 damage")
    assert ruling.passed, ruling.unmet
    assert holds(f"{told}\nAnd Ghoul Minion is exhausted\nThen Ghoul Minion is exhausted")
    assert holds(f"{told}\nThen Ghoul Minion is engaged with Agnes Baker")


def test_a_massive_enemy_may_be_said_to_be_where_it_is() -> None:
    told = "And Silas Bishop is at the Study\nAnd Silas Bishop is engaged with Agnes Baker\n"
    assert holds(told + "Then Silas Bishop is at the Study")


@pytest.mark.parametrize(
    "told",
    [
        "And Ghoul Minion is at the Hallway\nAnd Ghoul Minion is engaged with Agnes Baker",
        "And Ghoul Minion is engaged with Agnes Baker\nAnd Ghoul Minion is at the Hallway",
    ],
)
def test_an_engaged_enemy_is_nowhere_else(told: str) -> None:
    assert refusal(f"{told}\nThen Roland Banks has 0 clues").candidates == ("Ghoul Minion #2",)


def test_another_copy_has_a_number_and_the_first_keeps_its_name() -> None:
    assert holds("""\
And Roland Banks has Knife in hand
And Roland Banks controls Knife #2
And Knife #2 is exhausted
Then Knife is in hand
And Knife #1 is in hand
And Knife #2 is in play
And Knife #2 is exhausted""")


@pytest.mark.parametrize(
    ("number", "message"),
    [(1, "is in this case already"), (2, "is in this case already"), (4, "is not the next copy")],
)
def test_copies_are_numbered_one_after_another(number: int, message: str) -> None:
    error = refusal(
        "And Roland Banks controls Knife and Knife\n"
        f"And Agnes Baker controls Knife #{number}\nThen Roland Banks has 0 clues"
    )
    assert error.message == f"Knife #{number} {message}"
    assert error.candidates == ("Knife #3",)


def test_other_printings_are_other_cards() -> None:
    assert holds("""\
And Roland Banks has Perception in hand
And Agnes Baker has Perception (2) in hand
Then Agnes Baker has Perception (2) in hand""")


def test_one_of_a_name_is_not_as_many_as_are_named() -> None:
    given = "And Roland Banks has Knife, Knife and Guard Dog in hand\nThen "
    assert holds(given + "Roland Banks has Knife and Knife in hand")
    assert holds(given + "Roland Banks has Knife and Knife #1 in hand")
    assert not holds(given + "Roland Banks has Knife, Knife and Knife in hand")
    assert not holds(given + "Roland Banks has Knife, Knife #1 and Knife #2 in hand")
    assert not holds(given + "Roland Banks has Guard Dog and Guard Dog in hand")


def test_another_copy_without_a_number_is_asked_for_its_number() -> None:
    error = refusal("And another Knife is set aside\nThen Roland Banks has 0 clues")
    assert error.candidates == ("Knife #2",)


def test_whoever_plays_a_card_plays_his_own_copy() -> None:
    ruling = play(
        TABLE
        + """\
And Roland Banks has Knife in hand
And Agnes Baker has Knife #2 in hand
When Agnes Baker plays Knife
Then Knife #2 is in play
And Knife is in hand"""
    )
    assert ruling.passed, ruling.unmet


def test_who_attacks_an_enemy_fights_it() -> None:
    told = "And Ghoul Minion is engaged with {}\nAnd the chaos bag holds 0\nWhen {} attacks {}\n"
    fights = told.format("Roland Banks", "Roland Banks", "Ghoul Minion")
    assert holds(fights + "Then Ghoul Minion has 1 damage")
    attacks = told.format("Roland Banks", "Ghoul Minion", "Roland Banks")
    assert holds(attacks + "Then Roland Banks has 1 damage")


@pytest.mark.parametrize("gone", ["Knife", "Knife #2"])
def test_the_name_alone_means_the_copy_that_a_step_has_meant(gone: str) -> None:
    other = "Knife #2" if gone == "Knife" else "Knife"
    assert holds(f"""\
And Roland Banks controls Knife and Knife
And Ghoul Minion is engaged with Roland Banks
And the chaos bag holds 0
When Roland Banks uses ability 2 of {gone} on Ghoul Minion
Then {gone} is in the discard pile of Roland Banks
And {other} is in play""")


@pytest.mark.parametrize("card", ["Frozen in Fear", "Dissonant Voices", "Psychosis"])
def test_so_it_does_of_what_an_effect_of_nobody_moves(card: str) -> None:
    told = f"""\
And {card} is in the threat area of Roland Banks
And {card} #2 is in the threat area of Agnes Baker
When {card} is discarded
Then {card} is not in play
And {card} #2 is in play"""
    if card == "Psychosis":
        told = f"And {card} belongs to Roland Banks\nAnd {card} #2 belongs to Agnes Baker\n" + told
    assert holds(told)

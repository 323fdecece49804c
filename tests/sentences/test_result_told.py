"""A test is told by its result, in the place of the token that makes it so."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError, RulesrefError
from rulesref.session.session import Session
from tests.arkham import JUDGE, play

FIGHT = """Given Roland Banks is in the Study
    And Roland Banks is engaged with Young Deep One
    {bag}When Roland Banks fights Young Deep One
    And Roland Banks {result}
    Then {then}"""


@pytest.mark.parametrize(
    ("result", "then"),
    [
        ("fails by 2", "Roland Banks reveals -3"),
        ("fails the test by 1", "Young Deep One has 0 damage"),
        ("succeeds by 0", "Roland Banks reveals -1"),
        ("succeeds by 1", "Young Deep One has 1 damage"),
        ("would fail by 2", "Roland Banks fails by 2"),
        ("would succeed by 2", "Roland Banks reveals +1"),
    ],
)
@pytest.mark.parametrize("bag", ["", "And the chaos bag holds +1, 0, -1, -2, -3\n    "])
def test_the_token_is_the_one_that_makes_it_so(bag: str, result: str, then: str) -> None:
    assert play(FIGHT.format(bag=bag, result=result, then=then)).passed


def test_what_is_committed_counts() -> None:
    steps = FIGHT.format(bag="", result="succeeds by 1", then="Roland Banks reveals -1")
    committed = "And Roland Banks commits Unexpected Courage\n    And Roland Banks succeeds"
    assert not play(steps).passed
    assert not play(steps.replace("And Roland Banks succeeds", committed)).passed
    assert play(
        steps.replace("And Roland Banks succeeds", committed).replace("reveals -1", "reveals -2")
    ).passed


def test_a_token_that_is_not_in_the_bag() -> None:
    bag = "And the chaos bag holds 0, -1\n    "
    with pytest.raises(CaseError, match="no token that is only a number"):
        play(FIGHT.format(bag=bag, result="fails by 3", then="Young Deep One is ready"))


def test_a_result_that_no_number_makes() -> None:
    ruling = play(FIGHT.format(bag="", result="succeeds by 9", then="Young Deep One is ready"))
    assert ruling.verdict == "unsupported"
    assert "none that is only a number" in ruling.reason


def test_where_no_number_can_be_meant_none_is_said_to_come_out_the_same() -> None:
    ruling = play(
        """Given "Ashcan" Pete is at the Study
        And Ghoul Priest is engaged with "Ashcan" Pete
        When "Ashcan" Pete fights Ghoul Priest
        And "Ashcan" Pete succeeds
        Then Ghoul Priest has 1 damage"""
    )
    assert ruling.verdict == "unsupported"
    assert not ruling.remarks


LUCKY = """Given Roland Banks is in the Study
    And the Study has 1 clue
    When Roland Banks investigates
    And Roland Banks {result}
    And Roland Banks plays Lucky!
    Then Roland Banks has 1 clue"""


def test_what_makes_another_result_of_it() -> None:
    assert not play(LUCKY.format(result="would fail by 1")).remarks
    ruling = play(LUCKY.format(result="fails by 1"))
    assert ruling.passed
    ((line, told),) = ruling.remarks
    assert line == 6
    assert told.endswith("what answers it makes something else of it: Roland Banks succeeds by 1")


def test_one_after_another() -> None:
    ruling = play(
        """Given Roland Banks is in the Study
        And Roland Banks is engaged with Young Deep One
        And it is Roland Banks's turn
        When Roland Banks fights Young Deep One
        And Roland Banks fails by 2
        And Roland Banks fights Young Deep One
        And Roland Banks succeeds by 1
        Then Young Deep One has 1 damage"""
    )
    assert ruling.passed


def test_where_no_test_is_made() -> None:
    with pytest.raises(CaseError, match="no token that is only a number"):
        play(
            """Given Roland Banks is in the Study
            When Roland Banks takes a resource
            And Roland Banks fails by 1"""
        )


@pytest.mark.parametrize(
    ("laid", "deed", "said"),
    [
        ("is exhausted at the Hallway", "fights Goat Spawn", "the step before was refused"),
        ("is engaged with Roland Banks", "uses Knife", "must choose first"),
    ],
)
def test_what_comes_first_is_said_first(laid: str, deed: str, said: str) -> None:
    with pytest.raises(CaseError, match=said):
        play(
            f"""Given Roland Banks is in the Study
            And Roland Banks controls Knife
            And Goat Spawn {laid}
            When Roland Banks {deed}
            And Roland Banks fails by 1"""
        )


SHROUDED = """Given {who} is at the Study
    And the Study has 3 clues
    {also}When {who} investigates
    And {who} {result}
    Then {then}"""


@pytest.mark.parametrize(
    ("who", "also", "result", "then", "amounts"),
    [
        ("Roland Banks", "", "succeeds", "Roland Banks has 1 clue", "0, 1, 2"),
        ("Roland Banks", "", "passes the test", "Roland Banks has 1 clue", "0, 1, 2"),
        ("Roland Banks", "", "fails", "Roland Banks has 0 clues", "1, 2"),
        ("Roland Banks", "", "fails the test", "Roland Banks has 1 clue", "1, 2"),
        ("Roland Banks", "And the chaos bag holds -2, -3, -4\n", "fails", "the Study has 3 clues", "1, 2"),
        ("Roland Banks", "And the chaos bag holds -2, +1\n", "fails", "the Study has 3 clues", "1"),
    ],
)  # fmt: skip
def test_by_how_much_may_be_left_out(
    who: str, also: str, result: str, then: str, amounts: str
) -> None:
    ruling = play(SHROUDED.format(who=who, also=also, result=result, then=then))
    assert ruling.passed is (then != "Roland Banks has 1 clue" or "fail" not in result)
    told = [one.told for one in ruling.remarks if "counted from 0" not in one.told]
    assert told == [f"no number is told, and with {amounts} it comes out the same"]


def test_a_card_that_could_be_committed_does_not_make_a_difference() -> None:
    """Who commits it has a step for that: a number that nothing else brings about is not meant."""
    also = "And Roland Banks has Perception (0) in hand\n"
    steps = SHROUDED.format(
        who="Roland Banks", also=also, result="succeeds", then="Roland Banks has 1 clue"
    )
    ruling = play(steps)
    assert ruling.passed
    assert [one.told for one in ruling.remarks] == [
        "no number is told, and with 0, 1, 2 it comes out the same"
    ]


@pytest.mark.parametrize(
    "then", ["Then Rex Murphy has 1 clue", "Then it is asked whether Rex Murphy has 2 clues", ""]
)
def test_not_where_it_makes_a_difference(then: str) -> None:
    steps = SHROUDED.format(who="Rex Murphy", also="", result="succeeds", then="{then}")
    with pytest.raises(CaseError, match="a number is left out here") as refused:
        play(steps.replace("Then {then}", then))
    assert refused.value.line == 6
    assert refused.value.remedy == "say it, such as: When Rex Murphy succeeds by 0"


def test_by_how_much_in_italian() -> None:
    steps = """Dato che Roland Banks è nello Studio
        Quando Roland Banks indaga
        E Roland Banks {result}
        Allora Roland Banks ha 0 indizi"""
    ruling = play(steps.format(result="fallisce la prova"), language="it")
    assert ruling.passed
    assert ruling.remarks[0].told == "non è detto nessun numero, e con 1, 2 l'esito è lo stesso"


AGAIN = """    And {who} investigates
    And {who} fails
"""


def test_two_tests_of_which_neither_says_by_how_much() -> None:
    twice = SHROUDED.replace("    Then", f"{AGAIN}    Then")
    ruling = play(
        twice.format(who="Roland Banks", also="", result="succeeds", then="the Study has 2 clues")
    )
    assert ruling.passed
    assert {one.line for one in ruling.remarks} == {6, 8}


def test_three_tests_have_to_say_it() -> None:
    thrice = SHROUDED.replace("    Then", f"{AGAIN}{AGAIN}    Then")
    with pytest.raises(CaseError, match="a number is left out here"):
        play(thrice.format(who="Roland Banks", also="", result="succeeds", then="it is lawful"))


def test_an_amount_that_nothing_brings_about_is_no_way_it_can_go() -> None:
    """What no token makes so is refused as it would be with the amount."""
    steps = SHROUDED.format(
        who="Roland Banks",
        also="And the chaos bag holds +1, 0\n",
        result="fails",
        then="it is lawful",
    )
    with pytest.raises(CaseError, match="no token that is only a number"):
        play(steps)


def test_a_table_asks_by_how_much() -> None:
    session = Session(JUDGE, "2016", "en")
    for line in ("Given Roland Banks is at the Study", "When Roland Banks investigates"):
        session.tell(line)
    with pytest.raises(RulesrefError, match="a number is left out here") as refused:
        session.tell("When Roland Banks succeeds")
    assert refused.value.remedy == "say it, such as: When Roland Banks succeeds by 0"


@pytest.mark.parametrize(
    ("result", "then", "amounts"),
    [
        ("Roland Banks would fail", "Roland Banks has 0 clues", "1, 2"),
        ("Roland Banks would succeed", "Roland Banks has 1 clue", "0, 1, 2"),
    ],
)
def test_what_would_come_needs_no_amount_either(result: str, then: str, amounts: str) -> None:
    steps = SHROUDED.replace("{who} {result}", "{result}")
    ruling = play(steps.format(who="Roland Banks", also="", result=result, then=then))
    assert ruling.passed
    assert [one.told for one in ruling.remarks] == [
        f"no number is told, and with {amounts} it comes out the same"
    ]

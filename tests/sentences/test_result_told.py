"""A test is told by its result, in the place of the token that makes it so."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import play

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
    assert "no token alone" in ruling.reason


LUCKY = """Given Roland Banks is in the Study
    And the Study has 1 clue
    When Roland Banks investigates
    And Roland Banks {result}
    And Roland Banks plays Lucky!
    Then Roland Banks has 1 clue"""


def test_what_makes_another_result_of_it() -> None:
    assert play(LUCKY.format(result="would fail by 1")).passed
    with pytest.raises(CaseError, match="it comes otherwise: Roland Banks succeeds by 1") as wrong:
        play(LUCKY.format(result="fails by 1"))
    assert wrong.value.line == 6


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

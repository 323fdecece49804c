"""Given steps may stand in any order: one that names what a later one lays out waits for it."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from rulesref.session.opening import opened
from tests.arkham import HEADS, JUDGE, parse_cases, play


def test_what_is_named_before_it_is_laid_out() -> None:
    ruling = play(
        """Given it is Roland Banks's turn
        And Ghoul Minion is engaged with Roland Banks
        And Knife is in Roland Banks's hand
        And Roland Banks is at the Study
        When Roland Banks plays Knife
        Then there is an attack of opportunity"""
    )
    assert ruling.passed
    assert ruling.verdict == "ordered"


def test_whoever_is_seated_first_leads() -> None:
    ruling = play(
        """Given Agnes Baker has 2 resources
        And Roland Banks is at the Study
        And Agnes Baker is at the Study
        Then Roland Banks is the lead investigator
        And Agnes Baker has 2 resources"""
    )
    assert ruling.passed


@pytest.mark.parametrize("then", ["", "\nThen Knife is in play"])
def test_what_no_step_lays_out_is_said_where_it_is_named(then: str) -> None:
    with pytest.raises(CaseError, match="Roland Banks is nowhere") as caught:
        play(
            "Given Roland Banks has 2 resources\nAnd the Study has 1 clue\n"
            f"When Roland Banks investigates\nAnd Roland Banks fails by 1{then}"
        )
    assert caught.value.line == 3


def test_a_step_that_waited_is_refused_for_what_is_wrong_with_it() -> None:
    with pytest.raises(CaseError, match="Study is under nobody's control") as caught:
        play(
            """Given Roland Banks controls Study
            And Roland Banks is at the Study"""
        )
    assert caught.value.line == 3


def test_a_table_opens_such_a_case() -> None:
    steps = (
        *("Given it is Roland Banks's turn", "And Ghoul Minion is engaged with Roland Banks"),
        *("And Roland Banks is at the Study", "When Ghoul Minion attacks Roland Banks"),
    )
    text = HEADS["en"] + "".join(f"    {step}\n" for step in steps)
    session = opened(JUDGE, parse_cases(text, "x")[0], "2016")
    session.go_on()
    assert len(session.lines) == len(steps)
    assert session.lines[0].text == "Roland Banks is at the Study"
    assert session.scene.state.get("roland-banks", "damage") == 1

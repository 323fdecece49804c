"""What a case asks of what came before a stop is answered; all else is unsupported with it."""

from __future__ import annotations

import pytest

from tests.arkham import play
from tests.games.arkham_lcg.made_up import Workshop

UNKNOWN_DECK = """Given Roland Banks is at the Study
And Ghoul Minion is engaged with Roland Banks
{}When Roland Banks takes the draw action
Then it is asked whether {}
And the answer is {}"""
ATTACKED = "Ghoul Minion attacks Roland Banks"


@pytest.mark.parametrize(
    ("asked", "told", "verdict", "passed"),
    [
        (ATTACKED, "yes", "yes", True),
        (ATTACKED, "no", "yes", False),
        (f"Roland Banks spends 1 action before {ATTACKED}", "yes", "yes", True),
        (f"not: {ATTACKED}", "no", "unsupported", False),
        ("Roland Banks gains 1 resource", "no", "unsupported", False),
        ("Roland Banks has 1 damage", "yes", "unsupported", False),
        ("Roland Banks may use ability 2 of Nothing At All", "no", "unsupported", False),
    ],
)
def test_what_has_come_before_a_stop_is_answered(
    asked: str, told: str, verdict: str, passed: bool
) -> None:
    ruling = play(UNKNOWN_DECK.format("", asked, told))
    assert (ruling.verdict, ruling.passed) == (verdict, passed)
    assert "deck" in ruling.reason


@pytest.mark.parametrize(("placed", "verdict"), [("horror", "yes"), ("damage", "unsupported")])
def test_a_stop_that_comes_after_it_in_every_way_leaves_the_answer(
    placed: str, verdict: str
) -> None:
    coat = "And Roland Banks controls Leather Coat (0)\n"
    ruling = play(UNKNOWN_DECK.format(coat, f"1 {placed} is placed on Roland Banks", "yes"))
    assert (ruling.verdict, ruling.passed) == (verdict, verdict == "yes")


def test_beside_what_nobody_has_described_nothing_is_certain(workshop: Workshop) -> None:
    strange = {"kind": "constant", "opaque": "something nobody has described"}
    workshop.card("Strange", strange, type="asset", stats={"cost": 0})
    case = UNKNOWN_DECK.format("And Roland Banks controls Strange\n", ATTACKED, "yes")
    assert workshop.play(case, "2016").verdict == "unsupported"

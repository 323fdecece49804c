"""arkham-lcg/costs: what is paid in one of several ways, and costs that are counted."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import play
from tests.games.arkham_lcg.made_up import Workshop

TOLD = """Given Roland Banks is at the Study
And Roland Banks controls Enchanted Blade (05193)
And Ghoul Priest is engaged with Roland Banks
And the chaos bag holds 0
When Roland Banks uses Enchanted Blade (05193)"""


def test_each_way_says_what_is_paid() -> None:
    with pytest.raises(CaseError) as raised:
        play(f"{TOLD}\nThen Ghoul Priest has 1 damage")
    none, one, two = raised.value.candidates
    assert "charge" not in none
    assert "in way 2 (1 charge is spent from Enchanted Blade" in one
    assert "in way 3 (2 charges are spent from Enchanted Blade" in two


@pytest.mark.parametrize(("way", "damage", "margin"), [(1, 1, 2), (2, 2, 3), (3, 3, 4)])
def test_the_way_counts(way: int, damage: int, margin: int) -> None:
    ruling = play(
        f"{TOLD}\nAnd Roland Banks pays for Enchanted Blade (05193) in way {way}\n"
        "And nobody commits anything\n"
        f"Then Ghoul Priest has {damage} damage\n"
        f"And this has happened: Roland Banks succeeds by {margin}"
    )
    assert ruling.passed, ruling.unmet


def test_of_an_untold_bag_nobody_knows_what_is_cheaper_by_it() -> None:
    """It stops where the cost is asked for, and only there."""
    told = "Given Agnes Baker is at the Study\nAnd Agnes Baker has The Stygian Eye in hand\n"
    told += "And Agnes Baker has 8 resources\nWhen Agnes Baker "
    stopped = play(f"{told}plays The Stygian Eye\nThen Agnes Baker has 1 resource")
    assert (stopped.verdict, "in the chaos bag" in stopped.reason) == ("unsupported", True)
    assert play(f"{told}takes the resource action\nThen Agnes Baker has 9 resources").passed


@pytest.mark.parametrize(("held", "used"), [("Knife and Machete", True), ("Knife", False)])
def test_cards_off_the_top_of_a_deck_pay_all_or_nothing(
    workshop: Workshop, held: str, used: bool
) -> None:
    gain = {"verb": "gain-resources", "who": "you", "amount": 1}
    cost = [{"pay": "discard-top", "amount": 2}]
    workshop.card("Engine", {"kind": "free", "limit": "1 per round", "cost": cost, "do": [gain]})
    then = "Knife is in the discard pile\nAnd Machete is in the discard pile\n"
    ruling = workshop.play(
        "Given Roland Banks is at the Study\nAnd Roland Banks controls Engine\n"
        f"And the deck of Roland Banks holds {held}\nWhen Roland Banks uses Engine\n"
        f"Then {then if used else 'it is refused under arkham-lcg/costs'}"
    )
    assert ruling.passed, ruling.unmet

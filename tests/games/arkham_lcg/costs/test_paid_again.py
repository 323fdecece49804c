"""arkham-lcg/additional-costs: what may be paid on top as often as it takes anything off a cost."""

from __future__ import annotations

import pytest

from tests.games.arkham_lcg.made_up import Workshop

PAY = [[{"pay": "uses", "card": "this", "uses": "resources", "amount": 1}]]
GIVEN = """Given Roland Banks is at the Study
And Roland Banks controls Purse
And Roland Banks has Machete in hand
And Purse has {kept} resources
And Roland Banks has {has} resources
When Roland Banks plays Machete
"""
TAKES, LEAVES = (
    "And Roland Banks accepts the effect of Purse\n",
    "And Roland Banks declines the effect of Purse\n",
)


def _purse(workshop: Workshop, trait: str = "Weapon") -> None:
    """A card whose resources pay for cards with ``trait``; Machete costs 3."""
    of = {"all": "any-card", "controlled-by": "you", "trait": trait}
    lends = {"verb": "optional-play-cost", "of": of, "costs": PAY, "less": 1, "again": True}
    workshop.card("Purse", {"kind": "constant", "do": [lends]})


@pytest.mark.parametrize(
    ("kept", "has", "steps", "left"),
    [
        (5, 5, 3 * TAKES, (2, 5)),
        (5, 5, TAKES + LEAVES, (4, 3)),
        (5, 5, LEAVES, (5, 2)),
        (2, 5, 2 * TAKES, (0, 4)),
        (3, 1, LEAVES, (1, 0)),
        (2, 1, "", (0, 0)),
    ],
)
def test_it_is_asked_until_nothing_of_the_cost_is_left(
    workshop: Workshop, kept: int, has: int, steps: str, left: tuple[int, int]
) -> None:
    """What the cost cannot be paid without is no choice."""
    _purse(workshop)
    ruling = workshop.play(
        GIVEN.format(kept=kept, has=has)
        + steps
        + f"Then Machete is in play\nAnd Purse has {left[0]} resources\n"
        + f"And Roland Banks has {left[1]} resources"
    )
    assert ruling.passed, ruling.unmet or ruling.verdict


@pytest.mark.parametrize(("kept", "trait"), [(1, "Weapon"), (9, "Tome")])
def test_too_little_or_for_other_cards_pays_for_nothing(
    workshop: Workshop, kept: int, trait: str
) -> None:
    _purse(workshop, trait)
    ruling = workshop.play(
        GIVEN.format(kept=kept, has=1) + "Then it is refused under arkham-lcg/costs"
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(
    ("where", "steps", "left"), [("Study", TAKES, (4, 3)), ("Attic", "", (5, 2))]
)
def test_it_may_pay_for_what_others_play_where_it_says_so(
    workshop: Workshop, where: str, steps: str, left: tuple[int, int]
) -> None:
    """Whoever has the card says whether it pays; it pays only for those whom it names."""
    here = {"all": "investigator", "at": "your-location"}
    of = {"all": "any-card", "controlled-by": here, "trait": "Weapon"}
    lends = {"verb": "optional-play-cost", "of": of, "costs": PAY, "less": 1, "again": True}
    workshop.card("Purse", {"kind": "constant", "do": [{**lends, "who": here}]})
    asked = steps + LEAVES if steps else ""
    ruling = workshop.play(
        f"""Given Roland Banks is at the {where}
And Wendy Adams is at the Study
And Roland Banks controls Purse
And Wendy Adams has Machete in hand
And Purse has 5 resources
And Wendy Adams has 5 resources
When Wendy Adams plays Machete
{asked}Then Machete is in play
And Purse has {left[0]} resources
And Wendy Adams has {left[1]} resources"""
    )
    assert ruling.passed, ruling.unmet or ruling.verdict

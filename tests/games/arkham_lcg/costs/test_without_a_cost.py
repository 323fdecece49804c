"""arkham-lcg/qa/cost-zero-even-odd: no cost is not a cost of zero, wherever a cost is asked for."""

from __future__ import annotations

import pytest

from tests.games.arkham_lcg.made_up import Workshop

EDITIONS = ("2016", "2026")
#: Cards of a hand that have no cost, by what they are.
COSTLESS = {
    "skill": {"type": "skill"},
    "dash-asset": {"type": "asset"},
    "dash-event": {"type": "event"},
}
TAKER = {
    "kind": "free",
    "do": [
        {
            "verb": "discard-worth",
            "of": "you",
            "least": 3,
            "otherwise": [{"verb": "take", "who": "you", "horror": 2}],
        }
    ],
}
GIVEN = (
    "Given Roland Banks is at the Study\nAnd Roland Banks controls Asker\n"
    "And Roland Banks has Costless and Knife in hand\n"
)


def play(workshop: Workshop, steps: str, edition: str = "2016") -> None:
    ruling = workshop.play(GIVEN + steps, edition)
    assert ruling.passed, (ruling.unmet, ruling.reason)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("kind", COSTLESS)
def test_it_is_not_discarded_for_its_cost(workshop: Workshop, kind: str, edition: str) -> None:
    workshop.card("Costless", **COSTLESS[kind])
    workshop.card("Asker", TAKER)
    play(
        workshop,
        "When Roland Banks uses Asker\nThen Costless is in hand\nAnd Knife is in the discard pile",
        edition,
    )


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("filter", ["even", "odd"])
@pytest.mark.parametrize("kind", COSTLESS)
def test_it_is_neither_even_nor_odd(
    workshop: Workshop, kind: str, filter: str, edition: str
) -> None:
    discards = {"verb": "discard", "card": {"all": "your-hand", "printed-cost": filter}}
    workshop.card("Costless", **COSTLESS[kind])
    workshop.card("Asker", {"kind": "free", "do": [discards]})
    steps = "When Roland Banks uses Asker\nThen "
    refused = "it is refused under arkham-lcg/ability\nAnd " if filter == "even" else ""
    play(workshop, steps + refused + "Costless is in hand", edition)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("less", [0, 9])
@pytest.mark.parametrize("kind", ["dash-asset", "dash-event"])
def test_it_is_not_played_however_little_is_asked(
    workshop: Workshop, kind: str, less: int, edition: str
) -> None:
    cheaper = {"verb": "modify", "of": {"all": "any-card"}, "stat": "cost", "by": -less}
    workshop.card("Costless", **COSTLESS[kind])
    workshop.card("Asker", {"kind": "constant", "do": [cheaper]})
    play(workshop, "Then Roland Banks may not play Costless", edition)


@pytest.mark.parametrize("kind", COSTLESS)
def test_how_much_it_costs_is_not_answered(workshop: Workshop, kind: str) -> None:
    cost = {"count": "stat", "stat": "cost", "of": {"all": "your-hand", "named": "Costless"}}
    workshop.card("Costless", **COSTLESS[kind])
    workshop.card("Asker", {"kind": "free", "do": [{"verb": "take", "who": "you", "horror": cost}]})
    ruling = workshop.play(GIVEN + "When Roland Banks uses Asker\nThen Roland Banks has 0 horror")
    assert ruling.verdict == "unsupported"
    assert "it has no cost" in ruling.reason


def test_an_asset_without_health_has_not_the_least_health_left(workshop: Workshop) -> None:
    weakest = {"all": "asset", "controlled-by": "you", "fewest": "remaining-health"}
    workshop.card("Costless", type="skill")
    workshop.card("Asker", {"kind": "free", "do": [{"verb": "discard", "card": weakest}]})
    ruling = workshop.play(
        GIVEN + "And Roland Banks controls Beat Cop\nWhen Roland Banks uses Asker\n"
        "Then Beat Cop is in play"
    )
    assert ruling.verdict == "unsupported"


@pytest.mark.parametrize(
    "filter", [{"of-cost": 0}, {"most-cost": 0}, {"printed-cost": "even"}], ids=str
)
def test_a_cost_of_x_is_0_for_every_filter(workshop: Workshop, filter: dict[str, object]) -> None:
    """arkham-lcg/the-letter-x: nothing defines it in a hand."""
    discards = {"verb": "discard", "card": {"all": "your-hand", "named": "Costless"} | filter}
    workshop.card("Costless", type="event", stats={"cost": "X"})
    workshop.card("Asker", {"kind": "free", "do": [discards]})
    play(workshop, "When Roland Banks uses Asker\nThen Costless is in the discard pile")

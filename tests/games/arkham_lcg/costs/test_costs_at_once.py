"""arkham-lcg/costs and arkham-lcg/additional-costs: what is due at once must be there for all of it."""

from __future__ import annotations

from typing import Any

import pytest

from rulesref.engine.notation import NotationError, read_ability
from rulesref.games.arkham_lcg import RULES
from tests.games.arkham_lcg.made_up import Workshop, texts

TWO = [[{"pay": "resources", "amount": 2}]]


def _dearer(workshop: Workshop, name: str, costs: list[Any]) -> None:
    """A card that asks for ``costs`` of whoever plays an asset."""
    of = {"all": "any-card", "type": "asset"}
    tax = {"verb": "additional-play-cost", "of": of, "costs": costs}
    workshop.card(name, {"kind": "constant", "do": [tax]})


@pytest.mark.parametrize(("resources", "played"), [(3, True), (2, False)])
def test_the_cost_of_a_card_and_what_is_asked_on_top_are_paid_together(
    workshop: Workshop, resources: int, played: bool
) -> None:
    """Knife costs one; the tax of two is payable alone with two, and so is the knife."""
    _dearer(workshop, "Tax", TWO)
    ruling = workshop.play(
        f"""Given Roland Banks is at the Study
And Roland Banks controls Tax
And Roland Banks has {resources} resources
And Roland Banks has Knife in hand
When Roland Banks plays Knife
Then {"Knife is in play" if played else "it is refused under arkham-lcg/additional-costs"}"""
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(("resources", "played"), [(5, True), (4, False)])
def test_two_costs_on_top_are_paid_together(
    workshop: Workshop, resources: int, played: bool
) -> None:
    _dearer(workshop, "Tax", TWO)
    _dearer(workshop, "Toll", TWO)
    ruling = workshop.play(
        f"""Given Roland Banks is at the Study
And Roland Banks controls Tax and Toll
And Roland Banks has {resources} resources
And Roland Banks has Knife in hand
When Roland Banks plays Knife
Then {"Knife is in play" if played else "it is refused under arkham-lcg/additional-costs"}"""
    )
    assert ruling.passed, ruling.unmet


def test_one_card_does_not_pay_twice(workshop: Workshop) -> None:
    """Each of two cards asks for an exhausted ally: one ally is not enough for both."""
    among = {"all": "asset", "trait": "Ally", "ready": True}
    _dearer(workshop, "Tax", [[{"pay": "chosen", "deed": "exhaust", "among": among}]])
    _dearer(workshop, "Toll", [[{"pay": "chosen", "deed": "exhaust", "among": among}]])
    ruling = workshop.play(
        """Given Roland Banks is at the Study
And Roland Banks controls Tax and Toll and Guard Dog
And Roland Banks has 5 resources
And Roland Banks has Knife in hand
When Roland Banks plays Knife
Then it is refused under arkham-lcg/additional-costs"""
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(("resources", "used"), [(3, True), (2, False)])
def test_one_of_several_ways_is_judged_with_the_rest(
    workshop: Workshop, resources: int, used: bool
) -> None:
    ways = [[{"pay": "resources", "amount": 1}], [{"pay": "clues", "amount": 1}]]
    cost = [{"pay": "resources", "amount": 2}, {"pay": "one-of", "ways": ways}]
    gain = {"verb": "modify", "of": "you", "stat": "combat", "by": 1, "until": "turn"}
    workshop.card("Bell", {"kind": "free", "cost": cost, "do": [gain]})
    ruling = workshop.play(
        f"""Given Roland Banks is at the Study
And Roland Banks controls Bell
And Roland Banks has {resources} resources
When Roland Banks uses Bell
Then {f"Roland Banks has {resources - 3} resources" if used else "it is refused under arkham-lcg/costs"}"""
    )
    assert ruling.passed, ruling.unmet


def _toll(deed: str, cost: dict[str, Any]) -> dict[str, Any]:
    toll = {"verb": "additional-cost", "deed": deed, "at": "this", "costs": [[cost]]}
    return {"kind": "constant", "do": [toll]}


@pytest.mark.parametrize(("resources", "there"), [(4, True), (3, False)])
def test_what_leaving_and_entering_cost_is_paid_together(
    workshop: Workshop, resources: int, there: bool
) -> None:
    pay = {"pay": "resources", "amount": 2}
    workshop.card("Market", _toll("leave", pay), type="location", stats={"shroud": 1, "clues": 0})
    workshop.card("Harbour", _toll("enter", pay), type="location", stats={"shroud": 1, "clues": 0})
    ruling = workshop.play(
        f"""Given Roland Banks is at the Market
And Harbour is connected to Market
And Roland Banks has {resources} resources
When Roland Banks moves to Harbour
Then {"Roland Banks is at Harbour" if there else "it is refused under arkham-lcg/additional-costs"}"""
    )
    assert ruling.passed, ruling.unmet


def test_what_an_act_orders_to_investigate_costs_nothing_on_top(workshop: Workshop) -> None:
    """arkham-lcg/additional-costs: the back of an act is a mandatory instruction."""
    stats = {"shroud": 1, "clues": 2}
    market = _toll("investigate", {"pay": "resources", "amount": 2})
    workshop.card("Market", market, type="location", stats=stats)
    order = {"kind": "advance", "do": [{"verb": "investigate"}]}
    workshop.card("Search the Harbour", type="act", stats={"clues": 1})
    workshop.card("Search the Market", order, type="act", stats={"clues": 1})
    ruling = workshop.play(
        """Given Roland Banks is at the Market
And the current act is Search the Market
And the next act is Search the Harbour
And Market has 2 clues
And Roland Banks has 0 resources
And the chaos bag holds 0
When Search the Market advances
Then Market has 1 clue"""
    )
    assert ruling.passed, ruling.unmet


def test_who_is_moved_by_paying_does_not_take_his_old_enemies_along(workshop: Workshop) -> None:
    """The move is judged when its cost has been paid: who has been disengaged meanwhile stays."""
    discard = {"pay": "chosen", "among": {"all": "asset", "controlled-by": "you"}}
    workshop.card(
        "Market", _toll("leave", discard), type="location", stats={"shroud": 1, "clues": 0}
    )
    flee = {"verb": "disengage", "enemy": {"all": "enemy", "engaged-with": "you"}}
    lamp = {"kind": "forced", "on": {"when": "discard", "card": "this"}, "do": [flee]}
    workshop.card("Lamp", lamp)
    ruling = workshop.play(
        """Given Roland Banks is at the Market
And Study is connected to Market
And Roland Banks controls Lamp
And Young Deep One is engaged with Roland Banks
And Young Deep One is exhausted
When Roland Banks moves to Study
Then Roland Banks is at the Study
And Young Deep One is at Market"""
    )
    assert ruling.passed, (ruling.unmet, texts(ruling))


@pytest.mark.parametrize(("hand", "played"), [("Knife", False), ("Knife and Machete", True)])
def test_the_card_that_is_played_does_not_pay_what_is_asked_on_top(
    workshop: Workshop, hand: str, played: bool
) -> None:
    _dearer(workshop, "Tax", [[{"pay": "chosen", "among": "your-hand"}]])
    ruling = workshop.play(
        f"""Given Roland Banks is at the Study
And Roland Banks controls Tax
And Roland Banks has 5 resources
And Roland Banks has {hand} in hand
When Roland Banks plays Knife
Then {"Machete is in the discard pile" if played else "it is refused under arkham-lcg/additional-costs"}"""
    )
    assert ruling.passed, ruling.unmet


ACTION = {"pay": "action", "amount": 1}


@pytest.mark.parametrize(
    "clause",
    [
        {"verb": "additional-play-cost", "of": {"all": "any-card"}, "costs": [[ACTION]]},
        {"verb": "optional-play-cost", "of": {"all": "any-card"}, "costs": [[ACTION]]},
        {"verb": "may-play", "of": {"all": "any-card"}, "costs": [[ACTION]]},
        {"verb": "additional-cost", "deed": "enter", "at": "this", "costs": [[ACTION]]},
        {
            "verb": "additional-play-cost",
            "of": {"all": "any-card"},
            "costs": [[{"pay": "one-of", "ways": [[ACTION], TWO[0]]}]],
        },
    ],
)
def test_actions_on_top_are_no_payment_of_a_constant_clause(clause: dict[str, Any]) -> None:
    """Which kind of action that would be is a matter of the ability that an action begins."""
    with pytest.raises(NotationError, match="cost of an ability alone") as caught:
        read_ability({"kind": "constant", "do": [clause]}, RULES, "x/1")
    assert "additional-action-cost" in caught.value.candidates

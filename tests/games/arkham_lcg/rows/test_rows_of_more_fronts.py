"""Rows for haunted abilities at other times, tokens out of the bag, clues laid down as a cost."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.arkham_lcg.made_up import Workshop, texts

FREE = {"kind": "free"}
HURT = {"kind": "haunted", "do": [{"verb": "take", "who": "you", "damage": 1}]}
GIVEN = "Given Roland Banks is at the Study\n"


def gain(amount: Any) -> dict[str, Any]:
    return {"verb": "gain-resources", "who": "you", "amount": amount}


@pytest.mark.parametrize(("haunts", "damage"), [([], 0), ([HURT], 1), ([HURT, HURT], 2)])
def test_whoever_resolves_what_haunts_a_place_takes_all_of_it(
    workshop: Workshop, haunts: list[dict[str, Any]], damage: int
) -> None:
    workshop.card("Old Well", *haunts, type="location", stats={"shroud": 2})
    resolve = {"verb": "resolve-haunted", "of": "your-location"}
    workshop.card("Bell", FREE | {"do": [resolve, gain(1)]})
    order = "And Old Well is applied first\n" if damage == 2 else ""
    ruling = workshop.play(
        "Given Roland Banks and Daisy Walker are at the Old Well\n"
        "And Roland Banks controls Bell\nAnd Roland Banks has 0 resources\n"
        f"When Roland Banks uses Bell\n{order}Then Roland Banks has {damage} damage\n"
        "And Daisy Walker has 0 damage\nAnd Roland Banks has 1 resource"
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(
    ("bag", "left"), [("0, curse", "0"), ("0, curse, curse, curse", "0, curse")]
)
def test_as_many_tokens_leave_the_bag_as_are_in_it(workshop: Workshop, bag: str, left: str) -> None:
    remove = {"verb": "remove-tokens", "face": "curse", "amount": 2}
    workshop.card("Bell", FREE | {"do": [remove]})
    ruling = workshop.play(
        GIVEN + f"And Roland Banks controls Bell\nAnd the chaos bag holds {bag}\n"
        f"When Roland Banks uses Bell\nThen the chaos bag now holds {left}"
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(("bag", "may"), [("0, bless", "may not"), ("0, bless, bless", "may")])
def test_a_cost_takes_all_its_tokens_out_of_the_bag(workshop: Workshop, bag: str, may: str) -> None:
    pay = {"pay": "remove-tokens", "face": "bless", "amount": 2}
    workshop.card("Bell", FREE | {"cost": [pay], "do": [gain(1)]})
    ruling = workshop.play(
        GIVEN + f"And Roland Banks controls Bell\nAnd the chaos bag holds {bag}\n"
        f"Then Roland Banks {may} use Bell"
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(("clues", "may"), [(0, "may not"), (1, "may")])
def test_clues_are_laid_down_to_pay(workshop: Workshop, clues: int, may: str) -> None:
    pay = {"pay": "put-down-clues", "amount": 1}
    workshop.card("Bell", FREE | {"cost": [pay], "do": [gain(1)]})
    given = GIVEN + f"And Roland Banks controls Bell\nAnd Roland Banks has {clues} clues\n"
    assert workshop.play(given + f"Then Roland Banks {may} use Bell").passed
    if clues:
        ruling = workshop.play(
            given + "And Study has 0 clues\nWhen Roland Banks uses Bell\n"
            "Then Study has 1 clue\nAnd Roland Banks has 0 clues"
        )
        assert ruling.passed, ruling.unmet
        assert not any("spends" in text for text in texts(ruling))


@pytest.mark.parametrize(("direct", "asked"), [(True, False), (False, True)])
def test_direct_damage_of_a_cost_is_taken_by_whoever_pays(
    workshop: Workshop, direct: bool, asked: bool
) -> None:
    pay = {"pay": "damage", "amount": 1, **({"direct": True} if direct else {})}
    workshop.card("Bell", FREE | {"cost": [pay], "do": [gain(1)]})
    assign = "And Roland Banks assigns 1 damage to Beat Cop\n"
    ruling = workshop.play(
        GIVEN + "And Roland Banks controls Bell and Beat Cop\n"
        f"When Roland Banks uses Bell\n{assign if asked else ''}"
        f"Then Roland Banks has {0 if asked else 1} damage"
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(("place", "near"), [("Study", True), ("Hallway", True), ("Attic", False)])
def test_near_a_card_is_where_it_is_and_what_connects_to_that(
    workshop: Workshop, place: str, near: bool
) -> None:
    there = {"all": "investigator", "not": "you", "at": {"all": "near-this"}}
    workshop.card("Bell", FREE | {"do": [{"verb": "take", "who": there, "damage": 1}]})
    ruling = workshop.play(
        GIVEN + f"And Daisy Walker is at the {place}\nAnd Study is connected to Hallway\n"
        "And Hallway is connected to Attic\nAnd Roland Banks controls Bell\n"
        f"Then Roland Banks {'may' if near else 'may not'} use Bell"
    )
    assert ruling.passed, ruling.unmet


def test_resources_lie_on_a_card_that_has_no_uses(workshop: Workshop) -> None:
    place = {"verb": "place-uses", "card": "this", "uses": "resources", "amount": 2}
    remove = {"verb": "remove-uses", "card": "this", "uses": "resources", "amount": 1}
    workshop.card("Bell", FREE | {"do": [place, remove]})
    ruling = workshop.play(
        GIVEN + "And Roland Banks controls Bell\nWhen Roland Banks uses Bell\n"
        "Then Bell has 1 resource"
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(
    ("to", "there"),
    [
        ("above-this", "Attic"),
        ("below-this", "Cellar"),
        ("clockwise-of-this", "Hallway"),
        ("counterclockwise-of-this", "Parlor"),
    ],
)
def test_a_location_leads_to_what_lies_in_a_direction_of_it(
    workshop: Workshop, to: str, there: str
) -> None:
    connect = {"verb": "connect", "of": "this", "to": to}
    workshop.card("Old Well", {"kind": "constant", "do": [connect]}, type="location")
    given = (
        "Given Roland Banks is at the Old Well\nAnd the Attic is in play\n"
        "And the Cellar is in play\nAnd the Hallway is in play\nAnd the Parlor is in play\n"
        "And the Attic lies in column 2, row 1\nAnd the Old Well lies in column 2, row 2\n"
        "And the Cellar lies in column 2, row 3\n"
        "And the Hallway is next to the Old Well, clockwise\n"
        "And the Old Well is next to the Parlor, clockwise\n"
    )
    for place in ("Attic", "Cellar", "Hallway", "Parlor"):
        may = "may" if place == there else "may not"
        ruling = workshop.play(f"{given}Then Roland Banks {may} move to the {place}")
        assert ruling.passed, (place, ruling.unmet)


def test_a_location_that_leads_to_another_does_not_lead_back(workshop: Workshop) -> None:
    lead_to = {"verb": "lead-to", "of": "this", "to": {"all": "location", "named": "Attic"}}
    workshop.card("Old Well", {"kind": "constant", "do": [lead_to]}, type="location")
    for here, there, may in (("Old Well", "Attic", "may"), ("Attic", "Old Well", "may not")):
        ruling = workshop.play(
            f"Given Roland Banks is at the {here}\nAnd the {there} is in play\n"
            "And the Attic is connected to the Cellar\n"
            f"Then Roland Banks {may} move to the {there}"
        )
        assert ruling.passed, (here, there, ruling.unmet)

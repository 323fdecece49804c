"""Searches, costs, answers and riders are read in more of the ways in which they are told."""

from __future__ import annotations

from typing import Any

import pytest

from rulesref.facts.compiler.compiled_card import FULL
from tests.facts.compiler.test_unseen import ability, lines

FOUND = {
    "and draw them": "draw-found",
    "and add them to your hand": "add-to-hand",
    "and discard them": "discard",
}


@pytest.mark.parametrize(("done", "verb"), FOUND.items())
@pytest.mark.parametrize(
    ("sought", "found"),
    [
        ("up to 2 [[Item]] assets", {"targets": 2, "trait": "Item", "type": "asset"}),
        ("up to 3 [[Tome]] or [[Charm]] cards", {"targets": 3, "trait": "Tome|Charm"}),
        ("any number of [[Tactic]] cards", {"targets": 7, "trait": "Tactic"}),
    ],
)
def test_a_search_for_several_may_find_fewer(
    done: str, verb: str, sought: str, found: dict[str, Any]
) -> None:
    text = f"[action]: Search the top 7 cards of your deck for {sought} {done}. Shuffle your deck."
    (search,) = ability(text)["do"]
    assert {**found, "top": 7, "up-to": True}.items() <= search.items()
    assert [one["verb"] for one in search["effects"]] == [verb]


@pytest.mark.parametrize(
    "text",
    [
        "[action]: Search your deck for any number of [[Tactic]] cards and draw them. Shuffle your deck.",
        "[action]: Search the top 7 cards of your deck for up to 2 assets and draw it. Shuffle your deck.",
        "[fast]: Move 2 damage from an investigator at your location to Made Up.",
    ],
)
def test_what_nobody_can_do_so_is_left_open(text: str) -> None:
    assert lines(text)[-1].understood != FULL


@pytest.mark.parametrize(
    ("cost", "paid"),
    [
        ("Return Made Up to your hand", [{"pay": "return", "card": "this"}]),
        (
            "Discard an [[Item]] asset from your hand or from play",
            [
                {
                    "pay": "chosen",
                    "among": {
                        "all": "your-cards",
                        "type": "asset",
                        "discardable": True,
                        "trait": "Item",
                    },
                }
            ],
        ),
        (
            "Exhaust Made Up and an [[Ally]] asset you control",
            [
                {"pay": "exhaust", "card": "this"},
                {
                    "pay": "chosen",
                    "among": {
                        "all": "asset",
                        "controlled-by": "you",
                        "ready": True,
                        "not": "this",
                        "trait": "Ally",
                    },
                    "deed": "exhaust",
                },
            ],
        ),
    ],
)
def test_a_cost_is_what_it_says(cost: str, paid: object) -> None:
    assert ability(f"[fast] {cost}: Draw 1 card.")["cost"] == paid


@pytest.mark.parametrize(
    ("condition", "test"),
    [
        (
            "you have at least 1 action remaining",
            {"test": "at-least", "number": {"count": "actions-left", "of": "you"}, "least": 1},
        ),
        (
            "you control no other [[Relic]] assets",
            {
                "test": "fewer-than",
                "count": 1,
                "of": {"all": "asset", "controlled-by": "you", "not": "this", "trait": "Relic"},
            },
        ),
        (
            "you have not taken a move action this turn",
            {"test": "performed-this-turn", "types": ["move"], "no": True},
        ),
        (
            "another investigator at your location has 3 or more horror",
            {
                "test": "there-is",
                "a": {
                    "all": "investigator",
                    "not": "you",
                    "at": "your-location",
                    "least-horror": 3,
                },
            },
        ),
    ],
)
def test_a_condition_is_what_it_says(condition: str, test: object) -> None:
    assert ability(f"[fast] If {condition}: Draw 1 card.")["if"] == [test]


def test_that_somebody_has_moved_is_no_move_action() -> None:
    assert lines("[fast] If you have moved this turn: Draw 1 card.")[0].understood != FULL


@pytest.mark.parametrize(
    ("occasion", "on"),
    [
        (
            "After you fail to evade an enemy",
            {"after": "fail", "who": "you", "why": "evade", "target": {"all": "enemy"}},
        ),
        ("After damage is dealt to you", {"after": "deal", "to": "you", "damage": "1+"}),
        (
            "After 1 or more horror is healed from an investigator at your location",
            {
                "after": "heal",
                "of": {"all": "investigator", "at": "your-location"},
                "horror": "1+",
            },
        ),
        (
            "After you take the resource action",
            {"after": "action-performed", "who": "you", "types": "resource"},
        ),
        ("When you would be dealt horror", {"would": "deal", "to": "you", "horror": "1+"}),
        (
            "After you reveal the [auto_fail] token",
            {"after": "reveal", "who": "you", "face": ["auto-fail"]},
        ),
    ],
)
def test_an_occasion_is_what_it_says(occasion: str, on: object) -> None:
    assert ability(f"[reaction] {occasion}: Draw 1 card.")["on"] == on


@pytest.mark.parametrize(
    ("goes", "verb"),
    [
        ("return it to your hand", "return-to-hand"),
        ("shuffle it into your deck", "shuffle-into-deck"),
        ("remove it from the game", "remove"),
    ],
)
def test_a_card_that_is_spent_goes_where_it_says(goes: str, verb: str) -> None:
    (line,) = lines(f"Uses (2 charges). If Made Up has no charges, {goes}.")
    (then,) = line.facts["ability"][0]["do"]
    assert then == {"verb": "as-soon-as", "effects": [{"verb": verb, "card": "this"}]}


@pytest.mark.parametrize(
    ("attempt", "text"),
    [
        ("Fight", "You get +1 [combat] for this attack for each other enemy engaged with you."),
        ("Fight", "If you defeat an enemy with this attack, gain 2 resources."),
        (
            "Fight",
            "If the attacked enemy is engaged with another investigator, you get +2 [combat].",
        ),
        ("Fight", "If you succeed and you have no clues, draw 1 card."),
        ("Evade", "Use [intellect] in place of [agility]."),
        (
            "Investigate",
            "If you succeed, discover 1 clue at a connecting location instead of your location.",
        ),
        ("Investigate", "Investigate any revealed location. If you fail, take 1 horror."),
    ],
)
def test_an_attempt_is_helped_as_it_says(attempt: str, text: str) -> None:
    said = ability(f"[action]: <b>{attempt}.</b> {text}")
    assert said["designators"] == [attempt.casefold()]
    assert said["cost"] == [{"pay": "action", "amount": 1}]


def test_a_location_with_an_investigator_may_be_your_own() -> None:
    (moved,) = ability("[fast]: Move an enemy to any location with an investigator.")["do"]
    assert moved["to"]["location-of"] == {"all": "investigator"}

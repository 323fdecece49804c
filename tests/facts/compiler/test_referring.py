"""Who acts and what "it" is: a phrase that speaks of somebody or something else is not read as ours."""

from __future__ import annotations

from typing import Any

import pytest

from tests.facts.compiler.made import card, compiler


def compiled(text: str, type: str) -> Any:
    """What is compiled of a card of ``type`` that prints ``text``."""
    return compiler().card(card(text, type))


@pytest.mark.parametrize(
    ("text", "type"),
    [
        ("[reaction] After you evade an enemy: Place 1 doom on it.", "asset"),
        ("Forced - After you evade an enemy: Place 1 doom on it.", "asset"),
    ],
)
def test_it_is_the_last_thing_that_was_named(text: str, type: str) -> None:
    assert not compiled(text, type).whole


@pytest.mark.parametrize(
    ("text", "type"),
    [
        ("Forced - After you evade Made Up: Place 1 doom on it.", "enemy"),
        ("Forced - After you evade Made up: Place 1 doom on it.", "enemy"),
        ("Forced - After you evade this enemy: Place 1 doom on it.", "enemy"),
        ("[fast] Exhaust Made Up: Place 1 doom on it.", "asset"),
    ],
)
def test_it_is_the_card_itself_where_nothing_else_was_named(text: str, type: str) -> None:
    assert compiled(text, type).whole


@pytest.mark.parametrize(
    "text",
    [
        "Each investigator draws 1 card and gains 2 resources.",
        "Draw 1 card and gains 2 resources.",
        "Takes 1 horror.",
    ],
)
def test_a_verb_of_somebody_else_is_no_order_to_you(text: str) -> None:
    assert not compiled(text, "event").whole


def test_what_the_performer_does_after_the_first_thing_is_theirs_too() -> None:
    text = "If this test fails, the performing investigator takes 1 horror and loses 3 resources."
    (ability,) = compiled(text, "skill").facts["ability"]
    assert [clause["who"] for clause in ability["do"]] == ["performer", "performer"]


def test_a_trait_that_is_printed_small_is_the_trait_of_the_cards() -> None:
    text = "Search your deck for a [[weapon]] card and draw it. Shuffle your deck."
    (ability,) = compiled(text, "event").facts["ability"]
    assert ability["do"][0]["trait"] == "Weapon"


@pytest.mark.parametrize(
    ("text", "whole"),
    [
        ("Forced - When the round ends: Gain 6 resources.", False),
        ("Forced - After Made Up enters play: Place 1 doom on the nearest enemy.", False),
        ("Forced - After you enter Made Up: Take 1 horror.", True),
        ("Forced - When the round ends: Each investigator at Made Up gains 6 resources.", True),
    ],
)
def test_nobody_is_meant_by_you_where_nobody_was_named(text: str, whole: bool) -> None:
    assert compiled(text, "location").whole is whole


def test_whoever_bears_a_treachery_is_you() -> None:
    assert compiled("Forced - When the round ends: Gain 6 resources.", "treachery").whole


@pytest.mark.parametrize(
    ("occasion", "meant"),
    [
        ("After you engage an enemy", "that-enemy"),
        ("After an enemy attacks you", "attacker"),
        ("After you fail a skill test", "tested"),
    ],
)
def test_that_enemy_is_the_one_of_the_occasion(occasion: str, meant: str) -> None:
    (ability,) = compiled(f"[reaction] {occasion}: Exhaust that enemy.", "asset").facts["ability"]
    assert ability["do"] == [{"verb": "exhaust", "card": meant}]


def test_that_investigator_is_whoever_did_it() -> None:
    text = "[reaction] After another investigator resigns: That investigator draws 1 card."
    (ability,) = compiled(text, "asset").facts["ability"]
    assert ability["do"] == [{"verb": "draw", "who": "who-did", "amount": 1}]


@pytest.mark.parametrize(
    ("text", "whole"),
    [
        (
            "Forced - When Made Up is defeated: Each investigator at its location loses 2 resources.",
            True,
        ),
        (
            "Forced - After you evade an enemy: Each investigator at its location loses 2 resources.",
            False,
        ),
        ('Forced - When Made Up is defeated: Remember that you "were seen."', False),
        ('Forced - After you evade Made Up: Remember that you "were seen."', True),
    ],
)
def test_where_the_enemy_is_and_who_remembers_is_told(text: str, whole: bool) -> None:
    assert compiled(text, "enemy").whole is whole


def test_that_enemy_is_the_one_that_was_chosen_for_a_test() -> None:
    text = "Choose an enemy at your location and test [agility] (2). If you succeed, defeat that enemy."
    (ability,) = compiled(text, "event").facts["ability"]
    assert ability["do"][1]["success"] == [{"verb": "defeat", "of": "it"}]


@pytest.mark.parametrize(
    ("below", "whole"),
    [
        ("If there are no investigators at attached location, discard Made Up.", False),
        ("Draw 1 card.", True),
    ],
)
def test_what_holds_while_an_event_is_attached_is_no_part_of_playing_it(
    below: str, whole: bool
) -> None:
    assert compiled(f"Attach to your location.\n{below}", "event").whole is whole
    assert compiled("Attach to your location.", "event").whole


def test_a_card_that_would_leave_goes_elsewhere_instead_or_is_not_understood() -> None:
    text = "Forced - When Made Up would be discarded: Shuffle it into your deck."
    assert not compiled(text, "asset").whole
    (ability,) = compiled(
        "Forced - When Made Up would leave play: Set it aside, out of play.", "asset"
    ).facts["ability"]
    assert [clause["verb"] for clause in ability["do"]] == ["instead"]

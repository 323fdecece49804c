"""Rows for what one scenario has: keys and locations that fate picks, a deck of its own, ways that are tested."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.arkham_lcg.made_up import Workshop

FREE = {"kind": "free"}
GIVEN = "Given Roland Banks is at the Study\nAnd the Study connects to the Hallway\n"
BELL = "And Roland Banks controls Bell\n"


def test_a_random_key_is_one_of_those_that_are_set_aside(workshop: Workshop) -> None:
    workshop.card("Bell", FREE | {"do": [{"verb": "place-random-key", "on": "your-location"}]})
    ruling = workshop.play(
        GIVEN + BELL + "And the set-aside keys are blue, black\nWhen Roland Banks uses Bell\n"
        "And fate picks the blue key\n"
        "Then the blue key is on Study"
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(("amount", "picked"), [(1, "And fate picks Far Well\n"), (2, "")])
def test_so_many_set_aside_locations_of_one_name_behind_enter_play(
    workshop: Workshop, amount: int, picked: str
) -> None:
    for name in ("Near Well", "Far Well"):
        workshop.card(name, type="location", stats={"shroud": 1}, behind="Well")
    wells = {"all": "set-aside", "behind": "Well"}
    put = {"verb": "put-set-aside", "cards": wells, "amount": amount}
    workshop.card("Bell", FREE | {"do": [put]})
    both = "" if amount == 1 else "And Near Well is unrevealed\n"
    ruling = workshop.play(
        GIVEN + BELL + "And Near Well and Far Well are set aside\n"
        f"When Roland Banks uses Bell\n{picked}Then Far Well is unrevealed\n{both}"
        "And this has happened: the location Far Well is put into play by Roland Banks"
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(("token", "where"), [("+1", "Hallway"), ("-4", "Study")])
@pytest.mark.parametrize("deed", ["leave", "enter"])
def test_a_test_that_it_costs_to_move_may_cancel_the_move(
    workshop: Workshop, token: str, where: str, deed: str
) -> None:
    test = {"pay": "test", "skill": "willpower", "difficulty": 3}
    costs = [[test | {"failure": [{"verb": "cancel-move"}]}]]
    place = {"all": "location", "named": "Study" if deed == "leave" else "Hallway"}
    toll = {"verb": "additional-cost", "deed": deed, "at": place, "costs": costs}
    workshop.card("Gate", {"kind": "constant", "do": [toll]})
    ruling = workshop.play(
        GIVEN + "And Roland Banks controls Gate\nWhen Roland Banks moves to Hallway\n"
        f"And nobody commits anything\nAnd the token is {token}\nThen Roland Banks is at {where}"
    )
    assert ruling.passed, ruling.unmet


def test_a_canceled_move_is_that_one_alone_though_its_cost_was_not_paid_either(
    workshop: Workshop,
) -> None:
    test = {"pay": "test", "skill": "willpower", "difficulty": 3}
    costs = [
        [test | {"failure": [{"verb": "cancel-move"}]}],
        [{"pay": "damage", "amount": 1}],
    ]
    hallway = {"all": "location", "named": "Hallway"}
    toll = {"verb": "additional-cost", "deed": "enter", "at": hallway, "costs": costs}
    workshop.card("Gate", {"kind": "constant", "do": [toll]})
    once = {"kind": "forced", "on": {"when": "deal", "to": "you"}, "do": [{"verb": "cancel"}]}
    workshop.card("Ward", once | {"limit": "1 per game"})
    ruling = workshop.play(
        GIVEN + "And Roland Banks controls Gate\nAnd Roland Banks controls Ward\n"
        "When Roland Banks moves to Hallway\nAnd nobody commits anything\nAnd the token is -4\n"
        "And Roland Banks moves to Hallway\nAnd nobody commits anything\nAnd the token is +1\n"
        "Then Roland Banks is at Hallway\nAnd Roland Banks has 1 damage"
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(("deck", "horror"), [("Knife, Guts", 1), ("nothing", 2)])
def test_each_card_that_cannot_be_shuffled_in_is_told_of(
    workshop: Workshop, deck: str, horror: int
) -> None:
    """FAQ 1.13: one card alone is not shuffled into an empty deck."""
    shuffle: dict[str, Any] = {"verb": "shuffle-in-from", "deck": "tekeli-li", "amount": 2}
    shuffle["otherwise"] = [{"verb": "take", "who": "you", "horror": 1}]
    workshop.card("Bell", FREE | {"do": [shuffle]})
    holds = (
        f"the deck of Roland Banks holds {deck}"
        if horror == 1
        else "the deck of Roland Banks is empty"
    )
    ruling = workshop.play(
        GIVEN + BELL + f"And the Tekeli-li deck holds Tekeli-li (08723)\nAnd {holds}\n"
        f"When Roland Banks uses Bell\nThen Roland Banks has {horror} horror\n"
        f"And the Tekeli-li deck has {horror - 1} cards"
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize("stays", [True, False])
def test_who_would_be_evaded_may_stay_ready(workshop: Workshop, stays: bool) -> None:
    ability = {"kind": "forced", "on": {"would": "evade", "enemy": "this"}}
    abilities = [ability | {"do": [{"verb": "leave-ready"}]}] if stays else []
    stats = {"health": 1, "fight": 1, "evade": 1}
    workshop.card("Eel", *abilities, type="enemy", stats=stats)
    ruling = workshop.play(
        GIVEN + "And Eel is engaged with Roland Banks\nWhen Roland Banks evades Eel\n"
        "And nobody commits anything\nAnd the token is +1\n"
        f"Then Eel is {'ready' if stays else 'exhausted'}"
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(("keyword", "damage"), [("hunter", 0), ("patrol", 1)])
def test_what_moved_by_a_keyword_is_known_until_the_phase_is_over(
    workshop: Workshop, keyword: str, damage: int
) -> None:
    moved = {"test": "moved-by-keyword", "of": "this", "keyword": keyword}
    still = {"kind": "constant", "if": [moved], "do": [{"verb": "cannot-attack", "of": "this"}]}
    stats = {"health": 1, "fight": 1, "evade": 1, "damage": 1}
    workshop.card("Eel", still, type="enemy", stats=stats, keywords={"hunter": True})
    ruling = workshop.play(
        "Given Roland Banks is at the Study\nAnd the Hallway connects to the Study\n"
        "And Eel is at the Hallway\nWhen the enemy phase is resolved\n"
        f"Then Eel is engaged with Roland Banks\nAnd Roland Banks has {damage} damage"
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(("which", "where"), [("most-there", "Study"), ("fewest-there", "Hallway")])
def test_a_place_is_told_by_how_many_are_there(workshop: Workshop, which: str, where: str) -> None:
    place = {"choose": "location", which: {"all": "investigator"}}
    workshop.card("Bell", FREE | {"do": [{"verb": "place-clues", "on": place, "amount": 1}]})
    ruling = workshop.play(
        GIVEN
        + "And Agnes Baker is at the Study\nAnd Daisy Walker is at the Hallway\n"
        + BELL
        + f"And the {where} has 0 clues\nWhen Roland Banks uses Bell\nThen the {where} has 1 clue"
    )
    assert ruling.passed, ruling.unmet

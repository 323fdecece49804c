"""Rows that the fronts of encounter cards need, by made-up cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.arkham_lcg.made_up import Workshop, texts

FREE = {"kind": "free"}
HERE = {"all": "your-location"}
RIFT = {"all": "asset", "named": "Rift"}


def gain(amount: Any) -> dict[str, Any]:
    return {"verb": "gain-resources", "who": "you", "amount": amount}


@pytest.mark.parametrize(("amount", "moved"), [(1, 1), (2, 2), (5, 3)])
def test_as_many_tokens_are_moved_as_there_are(workshop: Workshop, amount: int, moved: int) -> None:
    move = {"verb": "move-tokens", "token": "clues", "card": HERE, "to": "you", "amount": amount}
    workshop.card("Lens", FREE | {"do": [move]})
    ruling = workshop.play(
        "Given Roland Banks is at the Study\nAnd Study has 3 clues\n"
        "And Roland Banks controls Lens\nWhen Roland Banks uses Lens\n"
        f"Then Roland Banks has {moved} clues"
    )
    assert ruling.passed, texts(ruling)
    assert not any("discovers" in text for text in texts(ruling))


@pytest.mark.parametrize(("to", "may"), [("this", True), (HERE, False)])
def test_a_token_does_not_move_to_where_it_is(workshop: Workshop, to: Any, may: bool) -> None:
    move = {"verb": "move-tokens", "token": "doom", "card": HERE, "to": to, "amount": 1}
    workshop.card("Lens", FREE | {"limit": "1 per round", "do": [move]})
    ruling = workshop.play(
        "Given Roland Banks is at the Study\nAnd Study has 1 doom\n"
        f"And Roland Banks controls Lens\nThen Roland Banks {'may' if may else 'may not'} use Lens"
    )
    assert ruling.passed, ruling.unmet


def test_breaches_go_to_the_current_act(workshop: Workshop) -> None:
    move = {"verb": "move-tokens", "token": "breaches", "card": RIFT, "to": "act", "amount": 2}
    workshop.card("Rift", keywords={"uses": {"breaches": 3}})
    workshop.card("Lens", FREE | {"do": [move]})
    ruling = workshop.play(
        "Given Roland Banks is at the Study\n"
        "And the current act is Trapped\n"
        "And Roland Banks controls Lens and Rift\nAnd Rift has 3 breaches\n"
        "When Roland Banks uses Lens\nThen Trapped has 2 breaches\nAnd Rift has 1 breach"
    )
    assert ruling.passed, texts(ruling)


@pytest.mark.parametrize(("worth", "won"), [(1, "Viper"), (2, "Snake")])
def test_vengeance_points_are_those_of_the_victory_display(
    workshop: Workshop, worth: int, won: str
) -> None:
    wins = {"verb": "add-to-victory", "card": {"all": "enemy", "named": won}}
    workshop.card("Tally", FREE | {"do": [wins, gain({"count": "vengeance-points"})]})
    workshop.card("Snake", type="enemy", keywords={"vengeance": 2}, stats={"health": 1})
    workshop.card("Viper", type="enemy", keywords={"vengeance": 1}, stats={"health": 1})
    ruling = workshop.play(
        "Given Roland Banks is at the Study\nAnd Viper is exhausted at the Study\n"
        "And Snake is exhausted at the Study\n"
        "And Roland Banks has 0 resources\n"
        "And Roland Banks controls Tally\nWhen Roland Banks uses Tally\n"
        f"Then Roland Banks has {worth} resources"
    )
    assert ruling.passed, texts(ruling)


@pytest.mark.parametrize(("clues", "worth"), [(0, 3), (1, 1)])
def test_a_card_may_be_considered_to_be_in_the_victory_display(
    workshop: Workshop, clues: int, worth: int
) -> None:
    empty = {"test": "holds", "token": "clues", "on": "this", "least": 0, "most": 0}
    counts = {"verb": "counts-in-victory", "of": "this"}
    counted = {"kind": "constant", "if": [empty], "do": [counts]}
    city = {"keywords": {"vengeance": 2}, "stats": {"shroud": 2}}
    workshop.card("Old City", counted, type="location", **city)
    workshop.card("Tally", FREE | {"do": [gain(1), gain({"count": "vengeance-points"})]})
    ruling = workshop.play(
        f"Given Roland Banks is at Old City\nAnd Old City has {clues} clues\n"
        "And Roland Banks has 0 resources\n"
        "And Roland Banks controls Tally\nWhen Roland Banks uses Tally\n"
        f"Then Roland Banks has {worth} resources"
    )
    assert ruling.passed, texts(ruling)


def test_the_farthest_of_the_eligible(workshop: Workshop) -> None:
    far = {"all": "enemy", "farthest": "you", "ready": True}
    workshop.card("Sling", FREE | {"do": [{"verb": "deal", "damage": 1, "to": far}]})
    ruling = workshop.play(
        "Given Roland Banks is at the Study\nAnd Roland Banks controls Sling\n"
        "And Study is connected to Hallway\nAnd Hallway is connected to Attic\n"
        "And Icy Ghoul is at the Hallway\nAnd Goat Spawn is exhausted at the Attic\n"
        "And Ghoul Minion is engaged with Roland Banks\n"
        "When Roland Banks uses Sling\nThen Icy Ghoul has 1 damage"
    )
    assert ruling.passed, texts(ruling)


@pytest.mark.parametrize(
    ("owner", "other"), [("Roland Banks", "Daisy Walker"), ("Daisy Walker", "Roland Banks")]
)
def test_an_investigator_in_control_of_a_card(workshop: Workshop, owner: str, other: str) -> None:
    holder = {"all": "investigator", "controls": {"all": "asset", "named": "Machete"}}
    hit = {"verb": "take", "who": holder, "damage": 1}
    workshop.card("Curse", FREE | {"do": [hit]})
    ruling = workshop.play(
        "Given Roland Banks and Daisy Walker are at the Study\n"
        f"And Roland Banks controls Curse\nAnd {owner} controls Machete\n"
        f"When Roland Banks uses Curse\nThen {owner} has 1 damage\nAnd {other} has 0 damage"
    )
    assert ruling.passed, texts(ruling)


def test_who_cannot_gain_resources_does_not_take_the_action_for_it(workshop: Workshop) -> None:
    ban = {"verb": "cannot-gain-resources", "of": "you"}
    workshop.card("Debt", {"kind": "constant", "do": [ban]})
    ruling = workshop.play(
        "Given Roland Banks is at the Study\nAnd Roland Banks controls Debt\n"
        "When Roland Banks takes the resource action\nThen it is refused under arkham-lcg/cannot"
    )
    assert ruling.passed, texts(ruling)

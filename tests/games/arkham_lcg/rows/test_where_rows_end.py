"""Where what rows say ends: at the exact amount, with its source, for the one kind of card it names."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.arkham_lcg.made_up import Workshop, texts

FREE = {"kind": "free"}
GIVEN = "Given Roland Banks is at the Study\n"
GAIN = {"verb": "gain-resources", "who": "you", "amount": 1}


@pytest.mark.parametrize(("gone", "combat"), [("Lens", 5), ("Bell", 4)])
def test_what_lasts_with_its_card_ends_with_that_card(
    workshop: Workshop, gone: str, combat: int
) -> None:
    stronger = {"verb": "modify", "of": "you", "stat": "combat", "by": 1, "until": "in-play"}
    workshop.card("Bell", FREE | {"do": [stronger]})
    workshop.card("Lens", FREE | {"do": [GAIN]})
    discard = {"verb": "discard", "card": {"all": "asset", "named": gone}}
    workshop.card("Badge", FREE | {"do": [discard]})
    ruling = workshop.play(
        GIVEN + "And Roland Banks controls Bell, Lens, Badge\n"
        "When Roland Banks uses Bell\nAnd Roland Banks uses Badge\n"
        f"Then the combat of Roland Banks is {combat}"
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(("amount", "paid"), [(2, True), (3, False)])
def test_uses_of_several_cards_pay_for_exactly_as_many(
    workshop: Workshop, amount: int, paid: bool
) -> None:
    cost = {"among": {"all": "asset", "named": "Lens"}, "uses": "charges", "amount": amount}
    workshop.card("Bell", FREE | {"cost": [{"pay": "uses-among", **cost}], "do": [GAIN]})
    workshop.card("Lens", keywords={"uses": {"charges": 2}})
    end = "Roland Banks has 1 resource" if paid else "it is refused under arkham-lcg/costs"
    ruling = workshop.play(
        GIVEN + "And Roland Banks controls Bell\nAnd Roland Banks has 0 resources\n"
        "And Roland Banks controls Lens with 2 charges\n"
        f"When Roland Banks uses Bell\nThen {end}"
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(("kind", "left"), [("action", 2), ("free", 1)])
def test_a_cost_that_is_treated_otherwise_is_that_of_an_action(
    workshop: Workshop, kind: str, left: int
) -> None:
    cheaper = {"verb": "treated-action-cost", "of": "you", "actions": 2, "to": 1}
    workshop.card("Badge", {"kind": "constant", "do": [{**cheaper, "on": {"all": "asset"}}]})
    cost = [{"pay": "action", "amount": 2}]
    workshop.card("Bell", {"kind": kind, "cost": cost, "do": [GAIN]})
    ruling = workshop.play(
        GIVEN + "And Roland Banks controls Bell, Badge\nWhen Roland Banks begins their turn\n"
        f"And Roland Banks uses Bell\nThen Roland Banks has {left} actions"
    )
    assert ruling.passed, ruling.unmet


def test_a_surge_that_was_gained_is_gained_once(workshop: Workshop) -> None:
    rich = {"test": "holds", "token": "resources", "on": "you", "least": 1}
    all_of_it = {"count": "tokens", "token": "resources", "on": "you"}
    lose = {"verb": "lose-resources", "who": "you", "amount": all_of_it}
    surge = {"verb": "gain-surge", "card": "this"}
    revelation = {"verb": "if", "tests": [rich], "effects": [surge, lose]}
    workshop.card("Omen", {"kind": "revelation", "do": [revelation]}, type="treachery")
    ruling = workshop.play(
        GIVEN + "And Roland Banks has 2 resources\nAnd the encounter deck holds Omen\n"
        "When Roland Banks draws Omen from the encounter deck\n"
    )
    told = texts(ruling)
    assert told.count("Roland Banks draws the encounter card Omen") == 2
    assert told.count("Omen surges") == 1


def test_cards_of_an_unknown_deck_are_dealt_to_nobody(workshop: Workshop) -> None:
    workshop.card("Bell", FREE | {"do": [{"verb": "deal-encounter-cards", "amount": 1}]})
    ruling = workshop.play(GIVEN + "And Roland Banks controls Bell\nWhen Roland Banks uses Bell")
    assert ruling.verdict == "unsupported"


def test_what_was_chosen_to_be_discarded_is_not_picked_by_fate(workshop: Workshop) -> None:
    answer: dict[str, Any] = {"would": "discard-from-hand", "who": "you"}
    workshop.card("Badge", {"kind": "reaction", "on": answer, "do": [{"verb": "cancel"}]})
    workshop.card("Bell", FREE | {"do": [{"verb": "discard", "card": {"choose": "your-hand"}}]})
    ruling = workshop.play(
        GIVEN
        + "And Roland Banks controls Bell, Badge\nAnd Roland Banks has Knife, Machete in hand\n"
        "When Roland Banks uses Bell on Knife\nAnd nobody reacts\n"
        "Then Knife is in the discard pile\nAnd Machete is in hand"
    )
    assert ruling.passed, texts(ruling)


def test_a_hidden_enemy_is_no_enemy_in_play(workshop: Workshop) -> None:
    count = {"count": "how-many", "of": {"all": "enemy"}}
    gain = {"verb": "gain-resources", "who": "you", "amount": count}
    workshop.card("Bell", FREE | {"do": [gain]})
    stats = {"fight": 2, "health": 2, "evade": 2}
    workshop.card("Whisper", type="enemy", keywords={"hidden": True}, stats=stats)
    ruling = workshop.play(
        GIVEN + "And Roland Banks controls Bell\nAnd Roland Banks has 0 resources\n"
        "And Whisper is hidden in the hand of Roland Banks\nAnd Ghoul Minion is engaged with Roland Banks\n"
        "When Roland Banks uses Bell\nThen Roland Banks has 1 resource"
    )
    assert ruling.passed, texts(ruling)


@pytest.mark.parametrize("stays", [True, False])
def test_what_is_kept_from_being_discarded_is_not_what_was_sought(
    workshop: Workshop, stays: bool
) -> None:
    kept = {"verb": "cannot-be-discarded", "of": {"all": "any-card", "named": "Ghoul Minion"}}
    workshop.card("Badge", *([{"kind": "constant", "do": [kept]}] if stays else []))
    until = {"verb": "discard-encounters-until", "type": "enemy", "effects": [GAIN]}
    workshop.card("Bell", FREE | {"do": [until]})
    ruling = workshop.play(
        GIVEN + "And Roland Banks controls Bell, Badge\nAnd Roland Banks has 0 resources\n"
        "And the encounter deck holds Ghoul Minion, Rotting Remains\n"
        f"When Roland Banks uses Bell\nThen Roland Banks has {0 if stays else 1} resources"
    )
    assert ruling.passed, texts(ruling)


@pytest.mark.parametrize("verb", ["place-clues", "place-doom"])
def test_what_follows_then_follows_one_token_that_was_placed(workshop: Workshop, verb: str) -> None:
    placed = {"verb": verb, "on": "this", "amount": 1}
    workshop.card("Bell", FREE | {"do": [placed, {"verb": "then", "effects": [GAIN]}]})
    ruling = workshop.play(
        GIVEN + "And Roland Banks controls Bell\nAnd Roland Banks has 0 resources\n"
        "When Roland Banks uses Bell\nThen Roland Banks has 1 resource"
    )
    assert ruling.passed, texts(ruling)


@pytest.mark.parametrize(("who", "ends"), [("Roland Banks", True), ("Agnes Baker", False)])
def test_no_turn_ends_but_the_one_that_is_taken(workshop: Workshop, who: str, ends: bool) -> None:
    ending = [GAIN, {"verb": "end-turn"}]
    workshop.card("Bell", FREE | {"limit": "1 per round", "do": ending})
    ruling = workshop.play(
        "Given Roland Banks and Agnes Baker are at the Study\n"
        f"And {who} controls Bell\nWhen Roland Banks begins their turn\nAnd {who} uses Bell\n"
    )
    assert any("turn" in text and "ends" in text for text in texts(ruling)) is ends, texts(ruling)

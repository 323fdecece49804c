"""Hands, decks, discard piles and what leaves play: rules that no described card shows alone."""

from __future__ import annotations

from typing import Any

import pytest

from rulesref.games.card import Card
from tests.games.arkham_lcg.made_up import Workshop, texts

Data = dict[str, Any]
_LOSE_HEALTH: Data = {
    "kind": "constant",
    "do": [{"verb": "modify", "of": "you", "stat": "health", "by": -2}],
}
_INTO_AREA: Data = {
    "kind": "revelation",
    "do": [{"verb": "put-in-threat-area", "card": "this", "of": "you"}],
}
_GAIN: Data = {"kind": "revelation", "do": [{"verb": "gain-resources", "who": "you", "amount": 1}]}


def test_health_that_sinks_below_the_damage_defeats(workshop: Workshop) -> None:
    """Health and Damage: a card is defeated once its damage equals its health."""
    workshop.card("Wasting", _INTO_AREA, _LOSE_HEALTH, type="treachery")
    steps = """Given Roland Banks is at the Study
And Roland Banks has 7 damage
When Roland Banks draws Wasting from the encounter deck"""
    assert "Roland Banks is defeated" in texts(workshop.play(steps))
    assert "Roland Banks is defeated" not in texts(workshop.play(steps.replace("7", "6")))


def test_a_dilemma_waits_for_the_weakness_and_is_discarded(workshop: Workshop) -> None:
    """FAQ 2.25 and Dilemmas and Revelation Abilities."""
    workshop.card("Crossroads", _GAIN, type="event", traits=("Dilemma",))
    steps = """Given Roland Banks is at the Study
And the deck of Roland Banks holds Crossroads, Mob Enforcer
When Roland Banks draws 2 cards
Then Crossroads is in the discard pile"""
    ruling = workshop.play(steps)
    assert ruling.passed, ruling.unmet
    happened = texts(ruling)
    assert happened.index("Mob Enforcer spawns engaged with Roland Banks") < happened.index(
        "Roland Banks resolves the Revelation of Crossroads"
    )


def test_a_dilemma_drawn_during_a_test_waits_for_its_end(workshop: Workshop) -> None:
    """FAQ 2.25: the whole test first."""
    workshop.card("Crossroads", _GAIN, type="event", traits=("Dilemma",))
    steps = """Given Roland Banks is at the Study
And Roland Banks controls Rabbit's Foot
And the deck of Roland Banks holds Crossroads
And the chaos bag holds -5
And Study has 1 clue
When Roland Banks investigates
And Roland Banks uses Rabbit's Foot
Then Crossroads is in the discard pile"""
    ruling = workshop.play(steps)
    assert ruling.passed, ruling.unmet
    happened = texts(ruling)
    assert happened.index("Roland Banks draws Crossroads") < happened.index("the test ends")
    assert happened.index("the test ends") < happened.index(
        "Roland Banks resolves the Revelation of Crossroads"
    )


_PURGE: Data = {"kind": "revelation", "do": [{"verb": "discard", "card": {"all": "your-hand"}}]}


def test_a_hidden_card_leaves_the_hand_only_as_it_says(workshop: Workshop) -> None:
    """Hidden."""
    workshop.card("Purge", _PURGE, type="treachery")
    steps = """Given Roland Banks is at the Study
And Roland Banks has Knife in hand
And Hastur's Gaze is hidden in the hand of Roland Banks
When Roland Banks draws Purge from the encounter deck
Then Knife is in the discard pile
And Hastur's Gaze is in hand"""
    ruling = workshop.play(steps)
    assert ruling.passed, ruling.unmet


def test_an_attachment_worth_points_is_won_with_the_defeated_enemy(workshop: Workshop) -> None:
    """FAQ 1.33; an enemy that is only discarded wins nothing."""
    workshop.card("Trophy", type="treachery", keywords={"victory": 1})
    steps = """Given Roland Banks is at the Study
And Roland Banks controls Beat Cop
And Pit Viper is engaged with Roland Banks
And Trophy is attached to Pit Viper
When Roland Banks uses Beat Cop
Then Trophy is in the victory display"""
    ruling = workshop.play(steps)
    assert ruling.passed, ruling.unmet


_SACRIFICE: Data = {
    "kind": "reaction",
    "on": {"when": "place-damage", "to": "this"},
    "cost": [{"pay": "discard", "card": "this"}],
    "do": [{"verb": "gain-resources", "who": "you", "amount": 1}],
}


@pytest.mark.parametrize("edition", ["2016", "2026"])
def test_damage_assigned_to_what_has_gone(workshop: Workshop, edition: str) -> None:
    """Open question U-02: lost, or dealt anew."""
    workshop.card("Decoy", _SACRIFICE, stats={"health": 3})
    steps = """Given Roland Banks is at the Study
And Roland Banks controls Decoy
And Swarm of Rats is engaged with Roland Banks
When Roland Banks takes a resource
And Roland Banks assigns 1 damage to Decoy
And Roland Banks uses Decoy
Then it is asked whether Roland Banks has 1 damage
And the answer is open
And the rules leave it open: U-02"""
    ruling = workshop.play(steps, edition)
    assert ruling.passed, ruling.unmet
    assert "1 damage is placed on Decoy" not in texts(ruling)


_LAST_WORD: Data = {
    "kind": "forced",
    "zones": ["hand"],
    "on": {"when": "game-ends", "who": "you"},
    "do": [{"verb": "suffer-trauma", "who": "you", "trauma": "mental"}],
}


@pytest.mark.parametrize(("edition", "trauma"), [("2016", 0), ("2026", 1)])
def test_a_weakness_in_hand_sees_the_game_end(
    workshop: Workshop, edition: str, trauma: int
) -> None:
    """Elimination, step 0: in play only, by the Grimoire in hand as well."""
    workshop.card("Old Debt", _LAST_WORD, type="event", weakness=True)
    steps = f"""Given Roland Banks and Agnes Baker are at the Study
And Roland Banks has Old Debt in hand
And Roland Banks has 8 damage
And Swarm of Rats is engaged with Roland Banks
When the enemy phase begins
Then Roland Banks has {trauma} mental trauma
And Old Debt is in the removed pile"""
    ruling = workshop.play(steps, edition)
    assert ruling.passed, ruling.unmet


def test_what_comes_back_to_hand_is_not_drawn_but_a_weakness_resolves(workshop: Workshop) -> None:
    """Weakness: one that comes to hand in another way is resolved all the same."""
    back: Data = {
        "kind": "free",
        "do": [{"verb": "take-back", "card": {"choose": "your-discard-pile"}}],
    }
    workshop.card("Old Photograph", back)
    steps = """Given Roland Banks is at the Study
And Roland Banks controls Old Photograph
And Roland Banks has 3 resources
And Roland Banks has Paranoia in his discard pile
When Roland Banks uses Old Photograph
Then Roland Banks has 0 resources
And Paranoia is in the discard pile"""
    ruling = workshop.play(steps)
    assert ruling.passed, ruling.unmet
    assert "Roland Banks draws Paranoia" not in texts(ruling)


def test_a_unique_encounter_card_displaces_the_player_card(workshop: Workshop) -> None:
    """Unique: simultaneously, as the encounter card enters play."""
    stats = {"health": 3, "fight": 3, "evade": 3}
    workshop.cards["Xavier Turned"] = Card(
        "x1", "Brother Xavier", "enemy", unique=True, stats=stats
    )
    steps = """Given Roland Banks is at the Study
And Roland Banks controls Brother Xavier
When Roland Banks draws Xavier Turned from the encounter deck"""
    happened = texts(workshop.play(steps))
    assert "Brother Xavier is discarded" in happened
    assert "Brother Xavier #2 spawns engaged with Roland Banks" in happened


_SAVED: Data = {
    "kind": "reaction",
    "on": {"when": "defeat", "card": "you"},
    "cost": [{"pay": "discard", "card": "this"}],
    "do": [{"verb": "cancel"}],
}


def test_a_defeat_that_was_averted_may_come_another_time(workshop: Workshop) -> None:
    """Defeat: as much damage as health, whenever more is placed."""
    workshop.card("Cheated Death", _SAVED)
    steps = """Given Roland Banks is at the Study
And Roland Banks controls Cheated Death
And Roland Banks has 8 damage
And Swarm of Rats is engaged with Roland Banks
When Roland Banks takes a resource
And Roland Banks uses Cheated Death
And Roland Banks takes a resource
Then Roland Banks is eliminated"""
    ruling = workshop.play(steps)
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(
    ("deck", "place", "drawn"),
    [
        ("the deck of Roland Banks holds Emergency Cache", "top", "Rope"),
        ("the deck of Roland Banks holds Emergency Cache", "bottom", "Emergency Cache"),
        ("the shuffled deck of Roland Banks holds Emergency Cache, Rope", "top", ""),
    ],
)
def test_a_card_that_is_laid_on_a_deck_has_a_known_place(
    workshop: Workshop, deck: str, place: str, drawn: str
) -> None:
    """What nobody knows the order of cannot hold a card of known place: no chance is made up."""
    lay = {"verb": "lay-on-deck", "card": {"choose": "your-discard-pile"}, "place": place}
    workshop.card("Engine", {"kind": "free", "do": [lay], "limit": "1 per game"})
    workshop.card("Rope")
    ruling = workshop.play(
        f"Given Roland Banks is at the Study\nAnd {deck}\n"
        "And Roland Banks has Rope in his discard pile\nAnd Roland Banks controls Engine\n"
        "When Roland Banks uses Engine\nAnd Roland Banks draws a card\n"
        f"Then {drawn or 'Rope'} is in the hand of Roland Banks"
    )
    assert ruling.verdict == "unsupported" if not drawn else ruling.passed, ruling


def test_a_card_of_no_owner_is_shuffled_into_the_encounter_deck(workshop: Workshop) -> None:
    back = {"verb": "shuffle-into-deck", "card": {"choose": "enemy"}}
    workshop.card("Engine", {"kind": "free", "do": [back], "limit": "1 per game"})
    ruling = workshop.play(
        "Given Roland Banks is at the Study\nAnd Ghoul Minion is engaged with Roland Banks\n"
        "And the encounter deck holds Swarm of Rats\nAnd Roland Banks controls Engine\n"
        "When Roland Banks uses Engine\nThen Roland Banks has 0 damage"
    )
    assert "Ghoul Minion is shuffled into the encounter deck" in texts(ruling)

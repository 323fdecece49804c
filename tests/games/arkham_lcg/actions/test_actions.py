"""arkham-lcg/action: turns that end, additional costs of effects, actions as parts of effects."""

from __future__ import annotations

import pytest

from tests.games.arkham_lcg.made_up import Workshop, texts

STRONG = {
    "kind": "free",
    "do": [{"verb": "modify", "of": "you", "stat": "combat", "by": 3, "until": "turn"}],
    "limit": "1 per turn",
}


def test_a_turn_that_ends_lets_the_ability_go_on_and_ends_what_lasts_for_the_turn(
    workshop: Workshop,
) -> None:
    bell = {
        "kind": "action",
        "cost": [{"pay": "action", "amount": 1}],
        "do": [
            {"verb": "end-turn"},
            {"verb": "test", "skill": "combat", "difficulty": 4},
        ],
    }
    workshop.card("Bell", bell)
    workshop.card("Draught", STRONG)
    ruling = workshop.play(
        """Given Roland Banks is at the Study
And Roland Banks controls Bell and Draught
And the chaos bag holds 0
When Roland Banks begins a turn
And Roland Banks uses Draught
And Roland Banks uses Bell
Then Roland Banks has 0 actions"""
    )
    assert ruling.passed
    happened = texts(ruling)
    assert happened.count("the turn of Roland Banks ends") == 1
    assert happened.index("the turn of Roland Banks ends") < happened.index(
        "Roland Banks tests combat (4)"
    )
    assert [text for text in happened if "succeeds" in text] in (
        ["Roland Banks succeeds"],  # by nothing: the draught is over
        ["Roland Banks succeeds by 0"],
    )


def test_a_base_skill_holds_for_one_test(workshop: Workshop) -> None:
    once = {
        "kind": "action",
        "cost": [{"pay": "action", "amount": 1}],
        "do": [{"verb": "investigate", "base": {"intellect": 6}}],
    }
    workshop.card("Lens", once)
    ruling = workshop.play(
        """Given Roland Banks is at the Study
And Roland Banks controls Lens
And the chaos bag holds 0
When Roland Banks uses Lens
Then nobody has a choice
When Roland Banks investigates
Then Roland Banks has 1 action"""
    )
    assert ruling.passed
    happened = [text for text in texts(ruling) if "succeeds" in text]
    assert happened == ["Roland Banks succeeds by 4", "Roland Banks succeeds by 1"]


@pytest.mark.parametrize("apart", [True, False])
def test_what_comes_after_an_effect_comes_before_the_next_one(
    workshop: Workshop, apart: bool
) -> None:
    move = {"verb": "move", "who": "you", "to": {"choose": "connecting-location"}}
    first = {"verb": "separately", "effects": [move]} if apart else move
    rest = {"verb": "gain-resources", "who": "you", "amount": 1}
    workshop.card("Boots", {"kind": "free", "do": [first, rest]})
    answer = {"kind": "reaction", "on": {"after": "move", "who": "you"}}
    workshop.card("Echo", {**answer, "do": [{"verb": "draw", "who": "you", "amount": 1}]})
    ruling = workshop.play(
        """Given Roland Banks is at the Study
And the Study is connected to the Hallway
And the deck of Roland Banks holds Knife, Guts
And Roland Banks controls Boots and Echo
When Roland Banks uses Boots
And Roland Banks uses Echo
Then Roland Banks is at the Hallway"""
    )
    assert ruling.passed
    happened = texts(ruling)
    drawn = happened.index("Roland Banks draws Knife")
    assert (drawn < happened.index("Roland Banks gains 1 resource")) is apart


def test_another_skill_may_be_used_for_as_long_as_it_is_said(workshop: Workshop) -> None:
    lasting = {"verb": "may-use-skill", "of": "you", "skill": "agility", "until": "turn"}
    workshop.card("Gloves", {"kind": "free", "do": [lasting], "limit": "1 per turn"})
    ruling = workshop.play(
        """Given Roland Banks is at the Study
And Roland Banks controls Gloves
And Study has 2 clues
And the chaos bag holds 0
When Roland Banks uses Gloves
And Roland Banks investigates
And Roland Banks uses agility for the test
And Roland Banks investigates
And Roland Banks uses intellect for the test
Then Roland Banks has 2 clues"""
    )
    assert ruling.passed
    happened = [text for text in texts(ruling) if "succeeds" in text]
    assert happened == ["Roland Banks succeeds", "Roland Banks succeeds by 1"]


def test_a_cost_that_changes_is_judged_and_paid_as_it_stands(workshop: Workshop) -> None:
    cheaper = {"verb": "modify", "of": "your-hand", "stat": "cost", "by": -2}
    workshop.card("Ledger", {"kind": "constant", "do": [cheaper]})
    ruling = workshop.play(
        """Given Roland Banks is at the Study
And Roland Banks controls Ledger
And Roland Banks has 2 resources
And Roland Banks has Beat Cop and Knife in hand
When Roland Banks plays Beat Cop
And Roland Banks plays Knife
Then Roland Banks has 0 resources"""
    )
    assert ruling.passed
    assert [text for text in texts(ruling) if "resource" in text] == [
        "Roland Banks spends 2 resources"  # 4 less 2, and then 1 less 2: never below zero
    ]


@pytest.mark.parametrize(("where", "back"), [("attach", True), ("remove", False), ("", True)])
def test_a_card_comes_back_from_where_it_can_be_found(
    workshop: Workshop, where: str, back: bool
) -> None:
    soon = {"kind": "forced", "on": {"at": "turn-end", "who": "you"}}
    again = {"verb": "delay", "ability": {**soon, "do": [{"verb": "take-back", "card": "this"}]}}
    workshop.card("Boomerang", {"kind": "play", "do": [again]}, type="event", stats={"cost": 0})
    kept: dict[str, object] = {"verb": "gain-resources", "who": "you", "amount": 1}
    if where:
        kept = {"verb": where, "card": "triggering-card"}
    if where == "attach":
        kept["to"] = "this"
    workshop.card("Box", {"kind": "forced", "on": {"after": "play", "who": "you"}, "do": [kept]})
    ruling = workshop.play(
        """Given Roland Banks is at the Study
And Roland Banks controls Box
And Roland Banks has Boomerang in hand
When Roland Banks begins a turn
And Roland Banks plays Boomerang
And Roland Banks ends the turn
Then Roland Banks has 0 damage"""
    )
    assert ruling.passed
    assert ("Boomerang returns to hand" in texts(ruling)) is back


def test_what_undoes_an_action_undoes_neither_itself_nor_what_came_since(
    workshop: Workshop,
) -> None:
    after = {"after": "action-performed", "who": "investigator"}
    undo = {"kind": "reaction", "on": after, "do": [{"verb": "undo-action"}]}
    pay = {"cost": [{"pay": "exhaust", "card": "this"}, {"pay": "resources", "amount": 1}]}
    workshop.card("Clock", {**undo, **pay})
    ruling = workshop.play(
        """Given Roland Banks is at the Study
And the Study is connected to the Hallway
And Roland Banks controls Clock
And Roland Banks has 2 resources
When Roland Banks begins a turn
And Roland Banks takes a resource
And nobody reacts
And Roland Banks moves to the Hallway
And Roland Banks uses Clock
Then Roland Banks is at the Study
And Roland Banks has 2 resources
And Roland Banks has 2 actions
And Roland Banks has performed 1 action
And Clock is exhausted"""
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(("damage", "investigates"), [(0, True), (1, False)])
def test_what_the_attack_has_forbidden_is_not_begun(
    workshop: Workshop, damage: int, investigates: bool
) -> None:
    """The vault shuts for whoever is hurt, and the rats hurt them before they investigate."""
    shut = {
        "kind": "constant",
        "if": [{"test": "holds", "token": "damage", "on": {"all": "investigator"}}],
        "do": [{"verb": "cannot-be-investigated", "of": "this"}],
    }
    workshop.card("Vault", shut, type="location", stats={"shroud": 1, "clues": 1})
    workshop.card("Rat", type="enemy", stats={"fight": 1, "health": 1, "damage": damage})
    ruling = workshop.play(
        f"""Given Roland Banks is at the Vault
And Vault has 1 clue
And Rat is engaged with Roland Banks
And the chaos bag holds 0
When Roland Banks investigates
Then Roland Banks has 2 actions
And Vault has {0 if investigates else 1} clues"""
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(("actions", "left"), [(1, 0), (0, None)])
def test_an_action_that_is_taken_needs_what_it_costs_on_top(
    workshop: Workshop, actions: int, left: int | None
) -> None:
    """The action that the horn gives pays for the fight, and for nothing that makes it dearer."""
    dearer = {"verb": "additional-action-cost", "of": "you", "types": ["fight"], "actions": 1}
    workshop.card("Chill", {"kind": "constant", "do": [dearer]}, type="treachery")
    horn = {"verb": "take-action", "who": "you", "action": "fight"}
    workshop.card("Horn", {"kind": "free", "do": [horn]})
    ruling = workshop.play(
        f"""Given Roland Banks is at the Study
And Roland Banks has {actions} actions
And Chill is in the threat area of Roland Banks
And Roland Banks controls Horn
And Ghoul Minion is engaged with Roland Banks
And the chaos bag holds 0
When Roland Banks uses Horn
Then {"it is refused under arkham-lcg/ability" if left is None else f"Roland Banks has {left} actions"}"""
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize("card", ["Machete (01020)", "Emergency Cache (01088)"])
def test_a_play_action_that_an_effect_gives_out_of_turn_plays_any_card(
    workshop: Workshop, card: str
) -> None:
    horn = {
        "verb": "take-action",
        "who": {"all": "investigator", "named": "Roland Banks"},
        "action": "play",
    }
    workshop.card("Horn", {"kind": "free", "do": [horn]})
    ruling = workshop.play(
        f"""Given Roland Banks and Agnes Baker are at the Study
And Agnes Baker controls Horn
And Roland Banks has {card} in hand
And Roland Banks has 3 resources
And it is the turn of Agnes Baker
When Agnes Baker uses Horn
Then Roland Banks has 0 cards in hand
And Roland Banks has 3 actions"""
    )
    assert ruling.passed, ruling.unmet

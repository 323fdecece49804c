"""What a card brings into the result of a test that another begins or somebody else performs."""

from __future__ import annotations

import pytest

from tests.games.arkham_lcg.made_up import Workshop, texts

ONCE = {"kind": "free", "limit": "1 per round"}
TWO = "Given Roland Banks and Agnes Baker are at the Study\nAnd Roland Banks controls Engine\n"


def test_each_of_several_resolves_for_himself(workshop: Workshop) -> None:
    gains = [{"verb": "gain-resources", "who": "you", "amount": 1}]
    everybody = {"verb": "resolved-by", "who": {"all": "investigator"}, "effects": gains}
    mine = {"verb": "gain-resources", "who": "you", "amount": 2}
    workshop.card("Engine", {"kind": "free", "do": [everybody, mine]})
    ruling = workshop.play(TWO + "When Roland Banks uses Engine\nThen Agnes Baker has 1 resource")
    assert ruling.passed, ruling.unmet
    assert texts(ruling)[-3:] == [
        "Roland Banks gains 1 resource",
        "Agnes Baker gains 1 resource",
        "Roland Banks gains 2 resources",
    ]


@pytest.mark.parametrize(("token", "damage"), [("0", 0), ("-1", 1)])
def test_it_means_in_a_result_what_it_meant_before(
    workshop: Workshop, token: str, damage: int
) -> None:
    choose = {"verb": "choose", "cards": {"choose": "investigator", "not": "you"}}
    hurts = [{"verb": "deal", "damage": 1, "to": "it"}]
    later = {"verb": "if-fails", "effects": hurts}
    test = {"verb": "test", "skill": "intellect", "difficulty": 3, "failure": []}
    workshop.card("Engine", ONCE | {"do": [choose, later, test]})
    ruling = workshop.play(
        f"{TWO}And the chaos bag holds {token}\nWhen Roland Banks uses Engine\n"
        f"Then Agnes Baker has {damage} damage\nAnd Roland Banks has 0 damage"
    )
    assert ruling.passed, ruling.unmet


def test_a_committed_card_comes_back_unless_it_has_left_the_test(workshop: Workshop) -> None:
    back = {"verb": "come-back-after-test", "card": "this"}
    skill = [{"kind": "skill", "name": "success", "do": [back]}]
    workshop.card("Boomerang", *skill, type="skill", stats={"icons": {"wild": 1}})
    steps = """\
Given Roland Banks is at the Study
And Study has 1 clue
And the chaos bag holds {token}
And Roland Banks has Boomerang in hand
When Roland Banks investigates
And Roland Banks commits Boomerang
{order}Then Boomerang is in the {zone}
"""
    first = "And Study is applied first\n"
    for token, order, zone in (("0", first, "hand"), ("-8", "", "discard pile")):
        assert workshop.play(steps.format(token=token, order=order, zone=zone)).passed


def test_the_shroud_is_beaten_for_something_else_than_clues(workshop: Workshop) -> None:
    gains = [{"verb": "gain-resources", "who": "you", "amount": 1}]
    workshop.card("Engine", ONCE | {"do": [{"verb": "investigate", "success": gains}]})
    ruling = workshop.play(
        TWO
        + """\
And Study has 1 clue
And the chaos bag holds 0
When Roland Banks uses Engine
Then Study has 1 clue
And Roland Banks has 1 resource"""
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(("enemy", "offered"), [("at the Hallway", False), ("at the Cellar", True)])
def test_a_location_without_enemies_may_have_investigators(
    workshop: Workshop, enemy: str, offered: bool
) -> None:
    to = {"choose": "location", "without-enemies": True}
    workshop.card("Engine", {"kind": "free", "do": [{"verb": "move", "who": "you", "to": to}]})
    ruling = workshop.play(
        f"""\
Given Roland Banks is at the Study
And Agnes Baker is at the Hallway
And Study is connected to Hallway
And Cellar is connected to Hallway
And Icy Ghoul is exhausted {enemy}
And Roland Banks controls Engine
When Roland Banks uses Engine
Then Roland Banks is at the {"Hallway" if offered else "Cellar"}"""
    )
    assert ruling.passed, ruling.unmet

"""Verbs and costs of cards of the Core Set, held to their edges by made-up cards."""

from __future__ import annotations

import pytest

from tests.games.arkham_lcg.made_up import Workshop, texts

ONCE = {"kind": "free", "limit": "1 per round"}
ONE = "Given Roland Banks is at the Study\nAnd Roland Banks controls Engine\n"


def test_a_cost_dealt_to_one_card_leaves_its_player_unhurt(workshop: Workshop) -> None:
    gain = {"verb": "gain-resources", "who": "you", "amount": 1}
    costs = [{"pay": token, "amount": 1, "to": "this"} for token in ("damage", "horror")]
    stats = {"health": 2, "sanity": 2}
    workshop.card("Engine", ONCE | {"cost": costs, "do": [gain]}, stats=stats)
    ruling = workshop.play(
        ONE
        + "When Roland Banks uses Engine\nThen Engine has 1 damage and 1 horror\n"
        + "And Roland Banks has 0 damage and 0 horror\nAnd Roland Banks has 1 resource"
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(("test", "chooses"), [("combat", True), ("agility", False)])
def test_a_skill_that_stands_in_for_one_alone(workshop: Workshop, test: str, chooses: bool) -> None:
    may = {"verb": "may-use-skill", "of": "you", "skill": "intellect", "instead-of": ["combat"]}
    workshop.card("Engine", {"kind": "constant", "do": [may]})
    step = "And Roland Banks uses intellect for the test\n" if chooses else ""
    margin = "fails by 6" if chooses else "fails by 7"
    ruling = workshop.play(
        f"{ONE}And the chaos bag holds 0\nWhen Roland Banks tests {test} (9)\n{step}"
        f"Then this has happened: Roland Banks {margin}"
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(("faces", "margin"), [("-2", "succeeds by 2"), ("+1", "succeeds by 1")])
def test_only_what_is_below_zero_is_turned(workshop: Workshop, faces: str, margin: str) -> None:
    on = {"after": "reveal", "who": "you"}
    workshop.card("Engine", {"kind": "reaction", "on": on, "do": [{"verb": "turn-modifier"}]})
    uses = "And Roland Banks uses Engine\n" if faces == "-2" else ""
    ruling = workshop.play(
        f"{ONE}And the chaos bag holds {faces}\nWhen Roland Banks tests combat (4)\n{uses}"
        f"Then this has happened: Roland Banks {margin}"
    )
    assert ruling.passed, ruling.unmet


def test_an_attack_without_damage_only_keeps_its_horror(workshop: Workshop) -> None:
    on = {"when": "attack", "to": "you"}
    other = {"choose": "enemy", "at": "your-location", "not": "attacker"}
    divert = {"verb": "divert-damage", "to": other}
    workshop.card("Engine", {"kind": "reaction", "on": on, "do": [divert]})
    ruling = workshop.play(
        ONE
        + """\
And Ghoul Minion is engaged with Roland Banks
And Swarm of Rats is engaged with Roland Banks
When Swarm of Rats attacks Roland Banks
And Roland Banks uses Engine
Then Roland Banks has 0 damage"""
    )
    assert ruling.passed, ruling.unmet
    assert "Swarm of Rats deals 1 damage to Ghoul Minion" in texts(ruling)


@pytest.mark.parametrize(("whose", "offered"), [("Roland Banks", True), ("Agnes Baker", False)])
def test_whoever_has_the_turn(workshop: Workshop, whose: str, offered: bool) -> None:
    gain = {"verb": "gain-resources", "who": {"all": "active-investigator"}, "amount": 1}
    here = {"test": "there-is", "a": {"all": "active-investigator", "at": "your-location"}}
    workshop.card("Engine", ONCE | {"if": [here], "do": [gain]})
    ruling = workshop.play(
        f"{ONE}And Agnes Baker is at the Hallway\nAnd it is the turn of {whose}\n"
        f"Then Roland Banks {'may' if offered else 'may not'} use Engine"
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(("weak", "found"), [(True, "Haunted"), (False, "Knife")])
def test_a_search_for_weaknesses_or_for_anything_else(
    workshop: Workshop, weak: bool, found: str
) -> None:
    draw = [{"verb": "draw-found", "card": "it"}]
    search = {"verb": "search", "of": "you", "shuffle": True, "weakness": weak, "effects": draw}
    workshop.card("Engine", ONCE | {"do": [search]})
    ruling = workshop.play(
        f"{ONE}And the deck of Roland Banks holds Knife and Haunted\n"
        f"When Roland Banks uses Engine\nThen this has happened: Roland Banks draws {found}"
    )
    assert ruling.passed, ruling.unmet


def test_an_attack_is_worsened_as_often_as_something_worsens_it(workshop: Workshop) -> None:
    on = {"when": "attack", "to": "you"}
    worsen = {"verb": "worsen-attack", "damage": 1}
    workshop.card("Engine", {"kind": "forced", "on": on, "do": [worsen, worsen]})
    ruling = workshop.play(
        ONE
        + "And Swarm of Rats is engaged with Roland Banks\n"
        + "When Swarm of Rats attacks Roland Banks\nThen Roland Banks has 3 damage"
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(("aspect", "taken"), [("damage", (1, 0)), ("horror", (0, 1))])
def test_one_of_what_an_attack_deals_is_left_to_whoever_is_attacked(
    workshop: Workshop, aspect: str, taken: tuple[int, int]
) -> None:
    halves = [[{"verb": "attack-deals-only", "aspect": one}] for one in ("damage", "horror")]
    half = {"verb": "choose-one", "options": halves}
    forced = {"kind": "forced", "on": {"when": "attack", "enemy": "this"}, "do": [half]}
    stats = {"damage": 1, "horror": 1, "fight": 1, "evade": 1, "health": 1}
    workshop.card("Maw", forced, type="enemy", stats=stats)
    option = 1 if aspect == "damage" else 2
    ruling = workshop.play(
        "Given Roland Banks is at the Study\nAnd Maw is engaged with Roland Banks\n"
        f"When Maw attacks Roland Banks\nAnd Roland Banks chooses option {option}\n"
        f"Then Roland Banks has {taken[0]} damage and {taken[1]} horror"
    )
    assert ruling.passed, ruling.unmet or ruling.verdict


@pytest.mark.parametrize(("damage", "combat"), [(5, 4), (6, 5)])
def test_a_condition_on_one_value_may_change_another(
    workshop: Workshop, damage: int, combat: int
) -> None:
    left = {"count": "remaining", "of": "you", "token": "damage"}
    few = {"test": "at-least", "number": {"count": "minus", "number": left}, "least": -3}
    more = {"verb": "modify", "of": "you", "stat": "combat", "by": 1}
    workshop.card("Engine", {"kind": "constant", "if": [few], "do": [more]})
    ruling = workshop.play(
        f"{ONE}And Roland Banks has {damage} damage\nAnd the chaos bag holds 0\n"
        f"When Roland Banks tests combat (9)\n"
        f"Then this has happened: Roland Banks fails by {9 - combat}"
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(("has", "left", "there"), [(3, 1, 2), (1, 0, 1)])
def test_clues_are_put_down_as_far_as_there_are_any(
    workshop: Workshop, has: int, left: int, there: int
) -> None:
    workshop.card("Engine", ONCE | {"do": [{"verb": "put-down-clues", "who": "you", "amount": 2}]})
    ruling = workshop.play(
        f"{ONE}And Roland Banks has {has} clues\nWhen Roland Banks uses Engine\n"
        f"Then Roland Banks has {left} clues\nAnd Study has {there} clues"
    )
    assert ruling.passed, ruling.unmet


def test_nobody_puts_down_what_he_has_not(workshop: Workshop) -> None:
    workshop.card("Engine", ONCE | {"do": [{"verb": "put-down-clues", "who": "you", "amount": 2}]})
    assert workshop.play(
        ONE + "When Roland Banks uses Engine\nThen it is refused under arkham-lcg/ability"
    ).passed

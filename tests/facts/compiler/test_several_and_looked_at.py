"""Several of something for each, what is looked at, and what holds under a condition."""

from __future__ import annotations

import pytest

from rulesref.facts.compiler.compiled_card import FULL
from tests.facts.compiler.test_unseen import ability, lines

ENEMIES_HERE = {"count": "how-many", "of": {"all": "enemy", "at": "your-location"}}


@pytest.mark.parametrize(
    ("done", "slot", "verb"),
    [
        ("gain 2 resources", "amount", "gain-resources"),
        ("draw 2 cards", "amount", "draw"),
        ("take 2 horror", "horror", "take"),
        ("add 2 [curse] tokens to the chaos bag", "amount", "add-tokens"),
    ],
)
@pytest.mark.parametrize("before", [True, False])
def test_several_for_each_are_one_amount(done: str, slot: str, verb: str, *, before: bool) -> None:
    each = "for each enemy at your location"
    text = f"{each}, {done}." if before else f"{done} {each}."
    (deed,) = ability(text.capitalize(), "event")["do"]
    assert deed["verb"] == verb
    assert deed[slot] == {"count": "multiplied", "of": ENEMIES_HERE, "times": 2}


def test_one_for_each_is_the_count_itself() -> None:
    (deed,) = ability("Gain 1 resource for each enemy at your location.", "event")["do"]
    assert deed["amount"] == ENEMIES_HERE


@pytest.mark.parametrize(
    "done",
    [
        "You may draw it.",
        "Draw 1 of them and discard the rest.",
        "Draw 1 of them and shuffle the rest into your deck.",
    ],
)
@pytest.mark.parametrize("number", ["card", "3 cards"])
def test_an_encounter_card_is_drawn_to_nobodys_hand(done: str, number: str) -> None:
    text = f"[action]: Look at the top {number} of the encounter deck. {done}"
    assert lines(text)[0].understood != FULL


@pytest.mark.parametrize(
    ("number", "done"),
    [("card", "You may draw it."), ("3 cards", "Draw 1 of them and discard the rest.")],
)
def test_a_card_of_your_own_deck_is_drawn(number: str, done: str) -> None:
    (look,) = ability(f"[action]: Look at the top {number} of your deck. {done}")["do"]
    assert look["verb"] == "look-at-top"


@pytest.mark.parametrize(
    "text",
    [
        "You get +1 [combat] while fighting an exhausted enemy.",
        "You get +2 [combat] while attacking a [[Ghoul]] enemy.",
    ],
)
def test_what_goes_by_tests_is_a_condition_of_all_of_it(text: str) -> None:
    (deed,) = ability(text)["do"]
    assert deed["verb"] == "modify"


@pytest.mark.parametrize(
    ("deed", "why"), [("investigating", "investigate"), ("evading", "evade"), ("fighting", "fight")]
)
def test_whatever_you_do_may_be_helped_under_a_condition(deed: str, why: str) -> None:
    said = ability(f"You get +2 skill value while {deed} if you have no clues.")
    assert {"test": "test-is", "why": why} in said["if"]
    assert {"test": "holds", "token": "clues", "on": "you", "least": 0, "most": 0} in said["if"]


@pytest.mark.parametrize(
    "text",
    [
        "You and another investigator at your location each draw 1 card.",
        "Choose another investigator at your location. You and that investigator each draw 1 card.",
    ],
)
def test_each_of_two_does_it(text: str) -> None:
    chosen, yours, theirs = ability(text, "event")["do"]
    assert chosen["cards"] == {"choose": "investigator", "not": "you", "at": "your-location"}
    assert yours == {"verb": "draw", "who": "you", "amount": 1}
    assert theirs == {"verb": "draw", "who": "it", "amount": 1}


@pytest.mark.parametrize(
    ("text", "type", "told"),
    [
        (
            "Forced - When you leave Made Up with 2 or more clues: Take 1 horror.",
            "location",
            {"if": [{"test": "holds", "token": "clues", "on": "you", "least": 2}]},
        ),
        (
            "Forced - After Made Up takes 3 or more damage: Place 1 doom on it.",
            "enemy",
            {"on": {"after": "deal", "to": "this", "damage": "3+"}},
        ),
        (
            "While Made Up is flooded, it cannot be investigated.",
            "location",
            {"do": [{"verb": "cannot-be-investigated", "of": "this"}]},
        ),
        (
            "You cannot enter Made Up unless you control a key.",
            "location",
            {
                "do": [
                    {
                        "verb": "cannot-enter",
                        "of": {
                            "all": "investigator",
                            "not": {"all": "investigator", "with-keys": True},
                        },
                        "to": "this",
                    }
                ]
            },
        ),
    ],
)
def test_a_place_and_an_enemy_say_it_so(text: str, type: str, told: dict[str, object]) -> None:
    assert told.items() <= ability(text, type).items()


def test_what_nobody_discovered_is_taken_by_nobody() -> None:
    text = "Forced - After the last clue on Made Up is discovered: Take 1 horror."
    assert lines(text, "location")[0].understood != FULL

"""What encounter cards forbid for a while, demand where it is possible, and lay on what is nearest."""

from __future__ import annotations

from typing import Any

import pytest

from rulesref.facts.compiler.compiled_card import FULL
from tests.facts.compiler.test_unseen import ability, lines

RISES = "Increase the flood level of your location"


@pytest.mark.parametrize(
    ("played", "types"),
    [
        ("cards", ["asset", "event"]),
        ("assets or events", ["asset", "event"]),
        ("assets", ["asset"]),
        ("events", ["event"]),
    ],
)
@pytest.mark.parametrize(("end", "until"), [("the round", "round"), ("your turn", "turn")])
def test_nothing_of_a_type_is_played_for_a_while(
    played: str, types: list[str], end: str, until: str
) -> None:
    text = f"Revelation - Until the end of {end}, you cannot play {played}."
    bans = ability(text, "treachery")["do"]
    assert [ban["type"] for ban in bans] == types
    assert {ban["until"] for ban in bans} == {until}


@pytest.mark.parametrize(
    ("what", "verb"),
    [
        ("gains hunter", "gain-keyword"),
        ("loses aloof", "lose-keyword"),
        ("gets +1 fight", "modify"),
    ],
)
@pytest.mark.parametrize("type", ["treachery", "event"])
def test_the_chosen_enemy_is_changed_for_a_while(what: str, verb: str, type: str) -> None:
    head = "Revelation - " if type == "treachery" else ""
    text = f"{head}Choose an enemy. Until the end of the phase, that enemy {what}."
    *_, changed = ability(text, type)["do"]
    assert changed["verb"] == verb
    assert changed["until"] == "phase"


@pytest.mark.parametrize(
    ("text", "type", "done"),
    [
        (
            f"Revelation - {RISES}. If you cannot, lose 3 resources.",
            "treachery",
            {"verb": "if", "otherwise": [{"verb": "lose-resources", "who": "you", "amount": 3}]},
        ),
        (
            "Revelation - Discard an asset you control. If no asset is discarded this way, take 2 horror.",
            "treachery",
            {"verb": "if", "otherwise": [{"verb": "take", "who": "you", "horror": 2}]},
        ),
        (
            "Revelation - Place 1 clue on the nearest revealed location.",
            "treachery",
            {
                "verb": "place-clues",
                "on": {"choose": "location", "nearest": "you", "revealed": True},
            },
        ),
        (
            "Forced - When Made Up attacks: It deals +1 horror for each doom on it.",
            "enemy",
            {
                "verb": "worsen-attack",
                "horror": {"count": "tokens", "token": "doom", "on": "this"},
            },
        ),
        (
            "[action]: Choose an enemy at a connecting location and move it to Made Up.",
            "location",
            {"verb": "move", "to": "this"},
        ),
        (
            "Non-[[Elite]] enemies cannot enter Made Up.",
            "location",
            {"verb": "cannot-enter", "of": {"all": "enemy-card", "without-trait": "Elite"}},
        ),
        (
            "As an additional cost to play an event, you must take 1 horror.",
            "treachery",
            {"verb": "additional-play-cost", "of": {"all": "card-you-own", "type": "event"}},
        ),
    ],
)
def test_what_is_done_is_what_it_says(text: str, type: str, done: dict[str, Any]) -> None:
    (deed,) = ability(text, type)["do"]
    assert done.items() <= deed.items()


@pytest.mark.parametrize("occasion", ["you draw a treachery", "you play an event"])
def test_what_you_do_at_a_place_is_asked_of_your_place(occasion: str) -> None:
    said = ability(f"Forced - After {occasion} while at Made Up: Take 1 horror.", "location")
    assert said["if"] == [{"test": "there-is", "a": {"all": "your-location", "is": "this"}}]


def test_where_others_are_is_not_asked_of_your_place() -> None:
    text = "Forced - After an investigator plays an event while at Made Up: Take 1 horror."
    assert lines(text, "location")[0].understood != FULL


@pytest.mark.parametrize(
    "said",
    [
        "Increase the difficulty of skill tests at Made Up's location by 2.",
        "Skill tests at Made Up's location get +2 difficulty.",
    ],
)
def test_tests_where_an_enemy_is_are_harder_in_every_wording(said: str) -> None:
    constant = ability(said, "enemy")
    assert constant["if"] == [
        {"test": "there-is", "a": {"all": "performer", "at": "this-location"}}
    ]
    assert constant["do"] == [{"verb": "modify", "of": "this-test", "stat": "difficulty", "by": 2}]


def test_an_enemy_stays_exhausted_while_something_is_on_it() -> None:
    text = "Made Up does not ready during the upkeep phase while it has 2 or more doom on it."
    assert ability(text, "enemy")["if"] == [
        {"test": "phase", "name": "upkeep"},
        {"test": "holds", "token": "doom", "on": "this", "least": 2},
    ]


@pytest.mark.parametrize(
    ("what", "verb"),
    [
        ("Remove 1 clue from", "discard-clues"),
        ("Place 1 doom on", "place-doom"),
        ("Place 1 clue on", "place-clues"),
    ],
)
def test_what_is_done_at_a_chosen_place(what: str, verb: str) -> None:
    text = f"Revelation - Choose a revealed location. {what} that location."
    (deed,) = ability(text, "treachery")["do"]
    assert deed == {"verb": verb, "on": {"choose": "location", "revealed": True}, "amount": 1}


def test_several_places_are_flooded_further() -> None:
    rises = f"{RISES} and each connecting location"
    first, others = ability(f"Revelation - {rises}.", "treachery")["do"]
    assert (first["of"], others["of"]) == ("your-location", {"all": "connecting-location"})

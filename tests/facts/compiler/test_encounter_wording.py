"""What encounter cards say in wordings of our own, and what the productions make of it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest

from tests.facts.compiler.made import card, compiler
from tests.facts.compiler.test_unseen import lines

#: What a card prints, with gaps for what is printed often; what is read there.
TELLING = [
    ("enemy", 'While it is act 3, {own} gains: "[action] Spend 1 clue: {harm}."',
     {"if": ["at-least", "at-least"], "kind": "action"}),
    ("location", "[action] Check your supplies. If you have chalk: {harm}.", {"if": ["there-is"]}),
    ("treachery", "Forced - {end}, if you did not perform at least 1 fight action {turn}: {harm}.",
     {"if": ["performed-this-turn"]}),
    ("location", "Forced - When you {end-here}, if you did not successfully evade this round: {harm}.",
     {"if": ["there-is", "succeeded-this-round"]}),
    ("enemy", "Forced - When {own} would be defeated: Instead, {healed}, and exhaust it.",
     {"do": ["instead"]}),
    ("enemy", "Forced - After {own} readies: Deal 2 horror to each investigator at its location.",
     {"do": ["deal"]}),
    ("enemy", "Forced - After you discover a clue at {own}'s location or a connecting location:"
     " {harm}.", {"do": ["take"]}),
    ("location", "Forced - After {own} is revealed: Advance to act 2b.", {"do": ["if"]}),
    ("treachery", "If there are 2 copies of {own} next to the agenda deck, {all-go}.",
     {"do": ["as-soon-as"]}),
    ("location", "[fast] {pay}: Gain resources equal to the number of [combat] icons {there}.",
     {"do": ["gain-resources"]}),
    ("treachery", "Revelation - Test [combat] (2). For each [curse] token {revealed}, take 1 horror."
     " If you fail, {harm}.", {"do": ["test"]}),
]  # fmt: skip
GAPS = {
    "own": "Made Up",
    "harm": "take 3 damage",
    "end": "When your turn ends",
    "turn": "during your turn",
    "end-here": "end your turn at this location",
    "healed": "heal all damage from it, {freed}",
    "all-go": "discard them and each investigator takes 2 damage",
    "pay": "Discard a card from your hand",
    "there": "on the discarded card",
    "revealed": "revealed during this test",
    "near": "at your location or a connecting location",
    "comes": "engages you, and makes an immediate attack",
    "story": "story cards in the victory display",
    "try": "this token is revealed {under-way}",
    "freed": "disengage it from all investigators",
    "under-way": "during an attack or evasion attempt",
}


def _printed(text: str) -> str:
    for gap, words in GAPS.items():
        text = text.replace(f"{{{gap}}}", words)
    return text.replace(": take", ": Take")


def _named(part: Any) -> str:
    return str(part.get("test") or part.get("verb")) if isinstance(part, Mapping) else str(part)


@pytest.mark.parametrize(("type", "text", "told"), TELLING)
def test_a_wording_is_read_whole(type: str, text: str, told: Mapping[str, Any]) -> None:
    made = compiler().card(card(_printed(text), type))
    assert made.whole
    (ability, *_) = made.facts["ability"]
    found = {
        field: [_named(one) for one in ability[field]]
        if isinstance(wanted, list)
        else ability[field]
        for field, wanted in told.items()
    }
    assert found == told


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[skull]: -2. If you succeed and it is your turn, draw 1 card.", "if-succeeds"),
        ("[skull]: -2. If it is your turn and you fail, draw 1 card.", "if-fails"),
        ("[skull]: -1. If {try} and you succeed, draw 1 card.", "if-succeeds"),
        ("[skull]: -1. If {try} against an enemy with clues on it, you automatically fail.", "if"),
        ("[skull]: -1. If you fail by 3 or more, choose a ready enemy {near}. That enemy moves to your"
         " location, {comes}.", "if-fails"),
        ("[skull]: -X. X is the number of {story} plus the number of the current act.", "modify-value"),
        ("[skull]: -1 (-2 instead if it is your turn; -3 instead if you are poisoned).",
         "modify-value"),
    ],
)  # fmt: skip
def test_a_symbol_is_read_whole(text: str, told: str) -> None:
    tokens = "Easy / Standard\n" + _printed(text)
    record = card(tokens, "scenario")._replace(
        back_text=tokens.replace("Easy / Standard", "Hard / Expert")
    )
    made = compiler().card(record)
    assert made.whole
    assert {ability["kind"] for ability in made.facts["ability"]} == {"symbol", "hard-symbol"}
    assert all(_named(ability["do"][-1]) == told for ability in made.facts["ability"])


@pytest.mark.parametrize(
    ("text", "whole"),
    [
        ("Spawn - Ghoul Priest's location.", True),
        ("Spawn - Ghoul Priests location.", False),
    ],
)
def test_whose_location_is_meant_by_a_name(text: str, whole: bool) -> None:
    assert compiler().card(card(text, "enemy")).whole is whole


@pytest.mark.parametrize(
    "text",
    [
        "Forced - After you enter Made Up: If there are 2 or more keys on Made Up, take 1 horror.",
        "Forced - After you enter Made Up: If Made Up has no keys on it, take 1 horror.",
        "While there are 2 or more keys on Made Up, it gets +2 shroud.",
    ],
)
def test_keys_that_lie_on_a_location_are_no_uses(text: str) -> None:
    """What an asset calls its uses would count none of the keys that a scenario lays there."""
    (line,) = lines(text, "location")
    assert '"token": "keys"' not in json.dumps(line.facts)

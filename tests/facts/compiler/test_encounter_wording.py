"""What encounter cards say in wordings of our own, and what the productions make of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.facts.compiler.made import card, compiler

TELLING = [
    # What is so, for an ability that the card gains then.
    (
        "enemy",
        'While it is act 3, Made Up gains: "[action] Spend 1 clue: Take 1 horror."',
        {"if": ["at-least", "at-least"], "kind": "action"},
    ),
    ("location", "[action] Check your supplies. If you have chalk: Draw 1 card.", {"if": ["there-is"]}),
    ("treachery", "Forced - When your turn ends, if you did not perform at least 1 move action during"
     " your turn: Take 1 damage.", {"if": ["performed-this-turn"]}),
    ("location", "Forced - When you end your turn at this location, if you did not successfully fight"
     " this round: Take 1 damage.", {"if": ["there-is", "succeeded-this-round"]}),
    # What happens instead, and where.
    ("enemy", "Forced - When Made Up would be defeated: Instead, heal all damage from it, disengage it"
     " from all investigators, and exhaust it.", {"do": ["instead"]}),
    ("enemy", "Forced - After Made Up readies: Deal 1 damage to each investigator at its location.",
     {"do": ["deal"]}),
    ("enemy", "Forced - After you discover a clue at Made Up's location or a connecting location:"
     " Take 1 horror.", {"do": ["take"]}),
    ("location", "Forced - After Made Up is revealed: Advance to act 2b.", {"do": ["if"]}),
    ("treachery", "If there are 2 copies of Made Up next to the agenda deck, discard them and each"
     " investigator takes 1 damage.", {"do": ["as-soon-as"]}),
    ("location", "[fast] Discard a card from your hand: Gain resources equal to the number of [combat]"
     " icons on the discarded card.", {"do": ["gain-resources"]}),
    ("treachery", "Revelation - Test [combat] (2). For each [frost] token revealed during this test,"
     " take 1 horror. If you fail, take 1 damage.", {"do": ["test"]}),
]  # fmt: skip


def _named(part: Any) -> str:
    return str(part.get("test") or part.get("verb")) if isinstance(part, Mapping) else str(part)


@pytest.mark.parametrize(("type", "text", "told"), TELLING)
def test_a_wording_is_read_whole(type: str, text: str, told: Mapping[str, Any]) -> None:
    made = compiler().card(card(text, type))
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
        ("[skull]: -1. If this token is revealed during an attack and you succeed, draw 1 card.",
         "if-succeeds"),
        ("[skull]: -1. If this token is revealed during an attack or evasion attempt against an enemy with clues on it,"
         " you automatically fail.", "if"),
        ("[skull]: -1. If you fail by 3 or more, choose a ready enemy at your location or a connecting"
         " location. That enemy moves to your location, engages you, and makes an immediate attack.",
         "if-fails"),
        ("[skull]: -X. X is the number of story cards in the victory display plus the number of the"
         " current act.", "modify-value"),
        ("[skull]: -1 (-2 instead if it is your turn; -3 instead if you are poisoned).",
         "modify-value"),
    ],
)  # fmt: skip
def test_a_symbol_is_read_whole(text: str, told: str) -> None:
    tokens = "Easy / Standard\n" + text
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

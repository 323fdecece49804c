"""What a card gives to another: its own name in the ability is the giver, "this" whoever has it."""

from __future__ import annotations

import pytest

from rulesref.facts.compiler.compiled_card import FULL
from tests.facts.compiler.test_unseen import ability, lines

GIVEN = [
    ("treachery", "Each location", {"all": "location"}),
    ("act", "Each [[Void]] location", {"all": "location", "trait": "Void"}),
    ("agenda", "Each [[Lead]] asset", {"all": "asset", "trait": "Lead"}),
    ("treachery", "Attached act", {"all": "attached-to-this", "type": "act"}),
    ("enemy", "Made Up's location", "this-location"),
    ("act", "The Lamp of Okk", {"all": "any-card", "named": "Lamp of Okk", "in-zone": "play"}),
]


@pytest.mark.parametrize(("type", "said", "of"), GIVEN)
@pytest.mark.parametrize(
    ("gained", "kind"),
    [("[action]: Draw 1 card.", "action"), ("<b>Haunted</b> - Draw 1 card.", "haunted")],
)
def test_each_may_gain_an_ability(type: str, said: str, of: object, gained: str, kind: str) -> None:
    (gift,) = ability(f'{said} gains: "{gained}"', type)["do"]
    assert (gift["verb"], gift["of"]) == ("gain-ability", of)
    assert gift["ability"]["kind"] == kind


@pytest.mark.parametrize(("type", "said", "of"), GIVEN)
def test_its_own_name_is_the_giver(type: str, said: str, of: object) -> None:
    text = f'{said} gains: "[action]: Test [intellect] (2). If you succeed, discard Made Up."'
    line = lines(text, type)[-1]
    if line.understood == FULL:
        (gift,) = line.facts["ability"][0]["do"]
        (test,) = gift["ability"]["do"]
        assert test["success"] == [{"verb": "discard", "card": "giver"}]


def test_this_is_whoever_has_it() -> None:
    text = 'Each [[Void]] location gains: "[action]: Place 1 clue on this location."'
    (gift,) = ability(text, "location")["do"]
    assert gift["ability"]["do"] == [{"verb": "place-clues", "on": "this", "amount": 1}]


@pytest.mark.parametrize(
    "gained",
    [
        "[action]: Place 1 clue on this location. Discard Made Up.",
        "[action]: Exhaust Made Up. Place 1 clue on it.",
        "[action]: Draw 1 card from Made Up's location.",
    ],
)
@pytest.mark.parametrize("type", ["location", "enemy"])
def test_where_both_are_spoken_of_nothing_is_guessed(type: str, gained: str) -> None:
    line = lines(f'Each [[Void]] location gains: "{gained}"', type)[-1]
    assert line.understood != FULL


def test_what_is_told_as_one_leaves_is_inside_the_quotation() -> None:
    text = 'The Lamp of Okk gains: "[action]: <b>Resign.</b> At last, a way out!"'
    (gift,) = ability(text, "act")["do"]
    assert gift["ability"]["do"] == [{"verb": "resign", "who": "you"}]

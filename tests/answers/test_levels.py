"""A card of one level is told by the level behind its name; other cards of the name are not meant."""

from __future__ import annotations

import pytest

from rulesref.answers.played import play_out
from rulesref.answers.prose.names import marked
from tests.arkham import GAME, JUDGE


@pytest.mark.parametrize(
    ("text", "left", "names"),
    [
        ("I have Lucky! (2) in hand.", "I have @0 in hand.", ["Lucky! (2)"]),
        ("I play Lucky! (level 2). Lucky! is in hand.", "I play @0. @0 is in hand.", ["Lucky! (2)"]),
        # of two levels each place means its own; a number that is no level stays
        ("Lucky! (2), Lucky! (0), Lucky!", "@2, @1, @0", ["Lucky!", "Lucky! (0)", "Lucky! (2)"]),
        ("I have Knife (4) in hand.", "I have @0 (4) in hand.", ["Knife"]),
    ],
)  # fmt: skip
def test_the_level_is_part_of_the_name(text: str, left: str, names: list[str]) -> None:
    said, named = marked(text, GAME, "en")
    assert (said, [one.name for one in named]) == (left, names)


@pytest.mark.parametrize(
    ("resources", "level", "verdict"),
    [("1 resource", "", "yes"), ("1 resource", " (2)", "yes"), ("no resources", " (2)", "no")],
)
def test_play_takes_the_card_of_the_level(resources: str, level: str, verdict: str) -> None:
    text = f"I have Lucky!{level} in hand and {resources}. I investigate and fail by 2. Can I play Lucky!{level}?"
    assert play_out(JUDGE, text, "2016", "en").verdict == verdict


def test_in_italian_too() -> None:
    text = "Ho Che Fortuna! (2) in mano e 2 risorse. Indago e fallisco di 1. Posso giocare Che Fortuna! (2)?"
    assert play_out(JUDGE, text, "2016", "it").verdict == "yes"

"""Two amounts before one "for each": what counts the last of them alone is not understood."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rulesref.facts.compiler.compiled_card import FULL
from rulesref.facts.compiler.shared_counts import counts_one_alone
from rulesref.facts.compiler.tokens import tokens_of
from tests.facts.compiler.test_unseen import lines

EACH = "for each enemy at your location"


@pytest.mark.parametrize("type", ["event", "treachery"])
@pytest.mark.parametrize("first", ["draw 1 card", "take 1 damage", "gain 2 resources"])
@pytest.mark.parametrize("last", ["gain 1 resource", "take 1 horror", "lose 1 resource"])
def test_of_two_deeds_before_for_each_not_one_alone_is_counted(
    type: str, first: str, last: str
) -> None:
    begin = "Revelation - " if type == "treachery" else ""
    (line,) = lines(f"{begin}{first.capitalize()} and {last} {EACH}.", type)
    if line.understood == FULL:
        assert json.dumps(line.facts).count('"how-many"') == 2


@pytest.mark.parametrize(
    "boosts",
    ["+1 [per_investigator] health and +1 fight", "+2 fight and +1 evade", "+1 fight and +1 evade"],
)
def test_of_two_boosts_before_for_each_not_one_alone_is_counted(boosts: str) -> None:
    text = f"Made Up gets {boosts} for each doom on it."
    (line,) = lines(text, "enemy")
    if line.understood == FULL:
        assert json.dumps(line.facts).count('"tokens"') == 2


def deeds(first: Any, last: Any) -> Any:
    return [
        {
            "do": [
                {"verb": "draw", "who": "you", "amount": first},
                {"verb": "take", "who": "you", "horror": last},
            ]
        }
    ]


COUNTED = {"count": "how-many", "of": {"all": "enemy"}}
PLAYERS = {"count": "per-investigator", "number": 1}


@pytest.mark.parametrize(
    ("text", "first", "last", "amiss"),
    [
        ("Draw 1 card and take 1 horror for each enemy.", 1, COUNTED, True),
        ("Draw 1 card and take 1 horror for each enemy.", PLAYERS, COUNTED, True),
        ("Draw 1 card and take 1 horror for each enemy.", COUNTED, COUNTED, False),
        ("Draw 1 card. Take 1 horror for each enemy.", 1, COUNTED, False),
        ("Draw 1 card, take 1 horror for each enemy.", 1, COUNTED, False),
        ("Draw 1 card and take 1 horror.", 1, COUNTED, False),
    ],
)
def test_only_what_is_joined_is_amiss(text: str, first: Any, last: Any, *, amiss: bool) -> None:
    assert counts_one_alone(tokens_of(text), deeds(first, last)) is amiss


def test_a_deed_without_an_amount_is_done_once() -> None:
    """ "Discard it and take 1 horror for each …" can be meant of the horror alone."""
    (line,) = lines(
        f"Revelation - Exhaust each asset you control and take 1 horror {EACH}.", "treachery"
    )
    assert line.understood == FULL
    assert json.dumps(line.facts).count('"how-many"') == 1

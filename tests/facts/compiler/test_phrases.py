"""Phrases are put together of smaller ones: adjectives in any order, what lies on what, who is hurt."""

from __future__ import annotations

import pytest

from rulesref.facts.compiler.compiled_card import FULL
from tests.facts.compiler.test_unseen import ability, lines

CHOSEN = "[action]: Choose {} enemy at your location. Exhaust that enemy."


@pytest.mark.parametrize(
    ("adjectives", "filters"),
    [
        ("a ready, unengaged, non-[[Elite]]", {"ready": True, "without-trait": "Elite"}),
        ("an exhausted [[Ghoul]], [[Cultist]], [[Witch]], or [[Serpent]]", {"ready": False}),
        ("a unique non-weakness", {"unique": True, "weakness": False}),
    ],
)
def test_adjectives_stand_in_any_order(adjectives: str, filters: dict[str, object]) -> None:
    chosen = str(ability(CHOSEN.format(adjectives))["do"])
    assert all(f"'{key}': {value!r}" in chosen for key, value in filters.items())
    assert ("Serpent" in adjectives) == ("['Ghoul', 'Cultist', 'Witch', 'Serpent']" in chosen)


def test_adjectives_that_contradict_each_other_are_not_read() -> None:
    assert lines(CHOSEN.format("a ready exhausted"))[0].understood != FULL


@pytest.mark.parametrize(
    ("counted", "count"),
    [
        (
            "doom on cards you control",
            {"count": "tokens", "token": "doom", "on": "cards-you-control"},
        ),
        ("damage on the attacked enemy", {"count": "tokens", "token": "damage", "on": "tested"}),
        ("card committed to this skill test", {"count": "how-many", "of": {"all": "committed"}}),
    ],
)
def test_what_lies_anywhere_is_counted(counted: str, count: object) -> None:
    (drawn,) = ability(f"Gain 1 resource for each {counted}.", "event")["do"]
    assert drawn["amount"] == count


@pytest.mark.parametrize(
    ("hurt", "event", "to"),
    [
        ("any amount of horror is placed on you", "place-horror", "you"),
        ("damage is placed on a [[Ward]] asset you control", "place-damage", None),
    ],
)
def test_harm_comes_to_any_card_of_yours(hurt: str, event: str, to: object) -> None:
    on = ability(f"[reaction] After {hurt}: Draw 1 card. (Limit once per round.)")["on"]
    told = {"all": "asset", "controlled-by": "you", "trait": "Ward"}
    assert on == {"after": event, "to": to or told, "amount": "1+"}


def test_what_a_success_brings_for_exhausting_is_no_choice() -> None:
    tested = ability(
        "[action]: Test [agility] (2). If you succeed, exhaust Made Up to draw 1 card."
    )
    ((brought,),) = [effect["success"] for effect in tested["do"]]
    assert (brought["verb"], brought["effects"][0]) == ("if", {"verb": "exhaust", "card": "this"})

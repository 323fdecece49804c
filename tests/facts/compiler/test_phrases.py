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


@pytest.mark.parametrize(
    ("text", "type", "done"),
    [
        (
            "Draw 1 card. Then, for each doom on cards you control, deal 1 damage to an exhausted [[Ghoul]] enemy at any location.",
            "event",
            {"verb": "divide", "among": {"all": "enemy", "ready": False, "trait": "Ghoul"}},
        ),
        (
            "You get +1 to your next skill test this phase for each investigator at a connecting location.",
            "event",
            {"verb": "modify-next-test", "until": "phase"},
        ),
        (
            "Look at the top 3 cards of your deck. Draw 1 of them and place the others on the bottom of your deck.",
            "event",
            {"verb": "look-at-top", "top": 3, "of": "you"},
        ),
        (
            "Return a level 0-2 [[Charm]] asset from your discard pile to your hand.",
            "event",
            {"verb": "take-back"},
        ),
    ],
)
def test_what_is_done_takes_any_phrase(text: str, type: str, done: dict[str, object]) -> None:
    *_, last = ability(text, type)["do"]
    told = last["effects"][0] if last["verb"] == "then" else last
    assert done.items() <= told.items()


def test_others_fail_by_so_much_whatever_they_failed_by() -> None:
    text = "[reaction] When you would fail a skill test by 3 or more: That investigator fails by 2, instead."
    (done,) = ability(text)["do"]
    assert done["by"] == {
        "count": "plus",
        "number": 2,
        "more": {"count": "minus", "number": {"count": "margin"}},
    }


@pytest.mark.parametrize(
    ("text", "verb"),
    [
        ("Increase the cost of each non-[[Spell]] event you play by 2.", "modify"),
        (
            "You cannot cancel or ignore [skull], [curse], and [bless] tokens.",
            "cannot-cancel-tokens",
        ),
        ("You cannot heal horror.", "cannot-heal"),
    ],
)
def test_a_weakness_forbids_or_makes_dearer(text: str, verb: str) -> None:
    (done,) = ability(text, "treachery")["do"]
    assert done["verb"] == verb


def test_cards_are_not_laid_at_the_bottom_in_an_order_that_nobody_asks_for() -> None:
    text = "Look at the top 3 cards of your deck. Draw 1 of them and place the others on the bottom of your deck, in any order."
    assert lines(text, "event")[0].understood != FULL

"""A text that could be told in two notations, and means one thing, is read; the nearest is meant."""

from __future__ import annotations

import pytest

from tests.facts.compiler.test_unseen import ability


@pytest.mark.parametrize(
    "occasion",
    ["you defeat an enemy", "an enemy attacks you", "you evade an enemy", "you play an event"],
)
def test_an_enemy_that_was_chosen_since_stands_nearer_than_that_of_the_occasion(
    occasion: str,
) -> None:
    text = f"[reaction] After {occasion}: Choose an enemy at your location. Deal 2 damage to that enemy."
    assert ability(text)["do"] == [
        {"verb": "choose", "cards": {"choose": "enemy", "at": "your-location"}},
        {"verb": "deal", "to": "it", "damage": 2},
    ]


def test_what_is_said_before_the_choice_is_said_of_the_enemy_of_the_occasion() -> None:
    text = "[reaction] After an enemy attacks you: Deal 1 damage to that enemy. Exhaust an enemy."
    assert ability(text)["do"][0]["to"] == "attacker"


@pytest.mark.parametrize(
    ("cost", "pays"),
    [
        ("Discard 1 [[Spell]] card from your hand", {"all": "your-discardable", "trait": "Spell"}),
        ("Discard a [[Spell]] card from your hand", {"all": "your-discardable", "trait": "Spell"}),
        ("Discard 1 asset from your hand", {"all": "your-discardable", "type": "asset"}),
    ],
)
def test_one_is_one_whether_or_not_it_is_counted(cost: str, pays: object) -> None:
    (paid,) = ability(f"[fast] {cost}: Draw 1 card.")["cost"]
    assert paid["among"] == pays
    assert paid.get("count", 1) == 1


def test_a_choice_may_be_told_before_the_deed_wherever_both_stand() -> None:
    stays = "does not ready during the next upkeep phase."
    text = f"[fast]: Automatically evade an enemy at your location. That enemy {stays}"
    done = ability(text)["do"]
    assert [one["verb"] for one in done][-2:] == ["evade-automatically", "delay"]


def test_harm_for_each_token_is_taken_at_once() -> None:
    each = "For each [skull] or [cultist] token revealed, take 1 horror."
    (revealed,) = ability(f"Revelation - Reveal 3 random chaos tokens. {each}", "treachery")["do"]
    (taken,) = revealed["effects"]
    assert taken["verb"] == "take"
    assert taken["horror"]["count"] == "revealed"


@pytest.mark.parametrize(
    "text",
    [
        "[fast] If you are engaged with attached enemy: Draw 1 card.",
        "[fast] If attached enemy is exhausted: Draw 1 card.",
    ],
)
def test_what_a_card_is_attached_to_may_be_narrowed(text: str) -> None:
    (told,) = ability(text)["if"]
    assert {"all": "attached-to-this", "type": "enemy"}.items() <= told["a"].items()


@pytest.mark.parametrize("stage", ["After", "Play after"])
@pytest.mark.parametrize(
    "occasion",
    [
        "you enter an [[Arkham]] location",
        "you enter a non-[[Elite]] location",
        "you enter a revealed location",
        "you successfully attack an enemy",
        "you evade an enemy",
        "an enemy engages you",
    ],
)
def test_of_which_nothing_is_told_any_will_do(stage: str, occasion: str) -> None:
    type = "event" if stage.startswith("Play") else "asset"
    text = f"Fast. {stage} {occasion}.\nDraw 1 card." if type == "event" else ""
    assert ability(text or f"[reaction] {stage} {occasion}: Draw 1 card.", type)["on"]


@pytest.mark.parametrize("who", ["an investigator", "an investigator at your location"])
def test_one_is_chosen_to_be_healed_and_not_all(who: str) -> None:
    (done,) = ability(f"[action]: Heal 1 horror from {who}.")["do"]
    assert done["of"]["choose"] == "investigator"


def test_whoever_is_healed_is_not_chosen() -> None:
    healed = "1 or more damage from an investigator at your location"
    text = f"[reaction] After you heal {healed}: Draw 1 card."
    assert ability(text)["on"]["of"] == {"all": "investigator", "at": "your-location"}

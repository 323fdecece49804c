"""One of anything for each of whatever is counted, and what each of those who are named does."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from rulesref.facts.compiler.compiled_card import FULL
from tests.facts.compiler.test_unseen import ability, lines

CLUES = {"count": "tokens", "token": "clues", "on": "you"}
TREACHERIES = ("treachery in your threat area", "clue you control", "location with no clues")
LOSSES = (
    "lose 1 resource",
    "discard 1 card at random from your hand",
    "lose 1 action",
    "place 1 doom on the current agenda",
    "discard 1 card from your hand",
)
GAINS = (
    "heal 1 horror",
    "take 1 horror",
    "discard the top card of your deck",
    "gain 1 resource",
    "discover 1 clue at your location",
)
OF_YOURS = ("clue you control", "enemy engaged with you", "card in your hand")
WHO = (
    "Each investigator with 5 or more resources",
    "The investigator with the most clues",
    "The lead investigator",
)
DOES = (
    "must discard an asset they control",
    "must take 1 damage or 1 horror",
    "takes 1 damage for each clue they control",
    "cannot move until the end of the round",
    "discards 1 card from their hand",
)
TO_ENEMIES = (
    "Automatically evade {}.",
    "Heal all damage from {}.",
    "Until the end of the turn, {} cannot attack.",
    "Until the end of the round, {} loses hunter and retaliate.",
    "Choose {}. That enemy cannot ready until the end of the round.",
)
ENEMIES = ("the enemy with the lowest evade at your location", "an enemy at a location with a clue")


def whole(text: str, type: str) -> bool:
    """Whether a card of ``type`` that prints ``text`` is understood to its end."""
    return all(line.understood == FULL for line in lines(text, type))


def done(text: str, type: str) -> Any:
    """The one thing that the one ability of such a card does."""
    (only,) = ability(text, type)["do"]
    return only


@pytest.mark.parametrize(
    ("type", "deeds", "counted"), [("treachery", LOSSES, TREACHERIES), ("event", GAINS, OF_YOURS)]
)
def test_one_for_each_is_said_before_and_behind(
    type: str, deeds: tuple[str, ...], counted: tuple[str, ...]
) -> None:
    head = "Revelation - " if type == "treachery" else "Draw 1 card. "
    for deed, each in product(deeds, counted):
        assert whole(f"{head}{deed.capitalize()} for each {each}.", type), (deed, each)
        assert whole(f"{head}For each {each}, {deed}.", type), (deed, each)


def test_for_each_is_one_amount_and_not_one_by_one() -> None:
    told = {"verb": "take", "who": "you", "horror": CLUES}
    assert done("Revelation - For each clue you control, take 1 horror.", "treachery") == told
    capped = done("Revelation - Take 1 horror for each clue you control (max 2).", "treachery")
    assert capped["horror"] == {"count": "to-a-maximum", "of": CLUES, "most": 2}


def test_whoever_is_named_does_whatever_is_told() -> None:
    texts = [f"Revelation - {who} {does}." for who, does in product(WHO, DOES)]
    assert [text for text in texts if not whole(text, "treachery")] == []


def test_each_of_those_counts_their_own() -> None:
    text = "Revelation - Each investigator takes 1 damage for each clue they control."
    alone = [{"verb": "take", "who": "you", "damage": CLUES}]
    told = {"verb": "resolved-by", "who": {"all": "investigator"}, "effects": alone}
    assert done(text, "treachery") == told


def test_whatever_is_done_to_an_enemy_is_done_to_any() -> None:
    texts = [deed.format(enemy) for deed, enemy in product(TO_ENEMIES, ENEMIES)]
    assert [text for text in texts if not whole(text, "event")] == []


def test_what_is_chosen_goes_on_to_all_of_it_alone() -> None:
    chosen = "Choose up to 2 enemies at your location. "
    assert whole(chosen + "Exhaust them.", "event")
    assert whole(chosen + "Deal 1 damage to each of them.", "event")
    assert not whole(chosen + "Deal 1 damage to them.", "event")
    assert not whole("Exhaust each of those enemies.", "event")


@pytest.mark.parametrize(
    ("text", "type", "told"),
    [
        (
            "Each investigator at your location without an [[Ally]] takes 1 horror.",
            "treachery",
            {"not": {"all": "investigator", "controls": {"all": "asset", "trait": "Ally"}}},
        ),
        (
            "Each investigator at a location with the [[Sewer]] trait takes 1 damage.",
            "treachery",
            {"at": {"all": "location", "trait": "Sewer"}},
        ),
    ],
)
def test_what_is_told_behind_narrows(text: str, type: str, told: dict[str, Any]) -> None:
    who = done(f"Revelation - {text}", type)["who"]
    assert who == {
        "all": "investigator",
        **({"at": "your-location"} if "at" not in told else {}),
        **told,
    }


def test_a_skill_is_worth_as_much_as_it_succeeds_by() -> None:
    text = "If this test is successful, heal 1 damage for each point it succeeds by (max 3)."
    capped = {"count": "to-a-maximum", "of": {"count": "margin"}, "most": 3}
    assert done(text, "skill") == {"verb": "heal", "of": "you", "damage": capped}


def test_a_failure_succeeds_instead_where_it_was_about_to_come_about() -> None:
    text = "[reaction] When {} would fail a skill test by 2 or less, exhaust Made Up: {}"
    told = ability(text.format("you", "That test succeeds instead."))
    assert told["if"] == [{"test": "result-by", "most": 2}]
    assert told["do"] == [{"verb": "succeed-instead"}]


def test_an_enemy_enters_by_spawning_too() -> None:
    (line,) = lines(
        "Forced - After an enemy enters Made Up: That enemy gets +1 fight until the end of the round.",
        "location",
    )
    moved, spawned = line.facts["ability"]
    assert (moved["on"]["to"], spawned["on"]["at"]) == ("this", "this")
    assert (moved["do"][0]["of"], spawned["do"][0]["of"]) == ("who-did", "that-enemy")


@pytest.mark.parametrize(
    ("text", "type"),
    [
        (
            "[reaction] After you move to a location with an enemy, exhaust Made Up: Draw 1 card.",
            "asset",
        ),
        (
            "[reaction] After you successfully investigate a location with no enemies, exhaust Made Up: Draw 1 card.",
            "asset",
        ),
        (
            "[reaction] When an enemy engaged with you would attack, exhaust Made Up: Cancel that attack.",
            "asset",
        ),
        (
            "Choose an investigator at your location. Until the end of the round, that investigator gets +1 [combat].",
            "event",
        ),
        (
            "Revelation - Each [[Ghoul]] enemy heals 2 damage. If no damage was healed this way, take 1 horror.",
            "treachery",
        ),
        ("Made Up is connected to each [[Cave]] location with no clues.", "location"),
        (
            "Revelation - Attach to the nearest [[Serpent]] enemy and place 2 doom on that enemy."
            " Then, take 1 horror.",
            "treachery",
        ),
        (
            "[reaction] After you fail a skill test at Made Up by 2 or less: Draw 1 card.",
            "location",
        ),
        ("Made Up gets +1 evade while it is at a location with 3 or more shroud.", "enemy"),
    ],
)
def test_what_is_told_in_other_places_is_read_in_one_way(text: str, type: str) -> None:
    assert whole(text, type)

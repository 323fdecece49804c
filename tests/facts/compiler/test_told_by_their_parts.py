"""Phrases that are put together of what they are done to, how much it is, and when: any with any."""

from __future__ import annotations

from typing import Any

import pytest

from rulesref.facts.compiler.compiled_card import FULL, HEAD, CompiledAbility
from rulesref.facts.compiler.numerals import NUMERALS, number_of
from tests.facts.compiler.made import card
from tests.facts.compiler.test_unseen import compiler


def line(text: str, type: str = "asset") -> CompiledAbility:
    return compiler().card(card(text, type)).lines[-1]


def deeds(text: str, type: str = "asset") -> list[dict[str, Any]]:
    said = line(text, type)
    assert said.understood == FULL, text
    return said.facts["ability"][0]["do"]


# -- a deed, and to what it is done

DEEDS = {
    "Ready {}": ("card", {"verb": "ready"}),
    "Exhaust {}": ("card", {"verb": "exhaust"}),
    "Discard {}": ("card", {"verb": "discard"}),
    "Deal 2 damage to {}": ("to", {"verb": "deal", "damage": 2}),
    "Place 2 doom on {}": ("on", {"verb": "place-doom", "amount": 2}),
    "Heal 2 damage from {}": ("of", {"verb": "heal", "damage": 2}),
}
THINGS = {
    "Made Up": "this",
    "an asset you control": {"choose": "asset", "controlled-by": "you"},
    "each [[Ally]] asset you control": {
        "all": "asset",
        "controlled-by": "you",
        "trait": "Ally",
    },
}
ENEMIES = {
    "an enemy engaged with you": {"choose": "enemy", "engaged-with": "you"},
    "each enemy at your location": {"all": "enemy", "at": "your-location"},
}


@pytest.mark.parametrize("thing", [*THINGS, *ENEMIES])
@pytest.mark.parametrize("deed", DEEDS)
def test_each_deed_is_done_to_each_thing(deed: str, thing: str) -> None:
    if deed.startswith("Heal") and thing in ENEMIES:
        pytest.skip("which enemies are healed is for encounter cards to say")
    slot, said = DEEDS[deed]
    done = deeds(f"[action]: {deed.format(thing)}.")
    assert done == [{**said, slot: {**THINGS, **ENEMIES}[thing]}]


@pytest.mark.parametrize("deed", DEEDS)
def test_a_pronoun_is_the_card_that_was_just_named(deed: str) -> None:
    slot, said = DEEDS[deed]
    done = deeds(f"[reaction] After your turn ends, exhaust Made Up: {deed.format('it')}.")
    assert done == [{**said, slot: "this"}]


@pytest.mark.parametrize("deed", DEEDS)
def test_a_pronoun_is_no_card_where_another_was_named(deed: str) -> None:
    text = f"[reaction] After an [[Ally]] asset you control exhausts: {deed.format('it')}."
    assert line(text).understood == HEAD


# -- so much, or another amount where something is so


@pytest.mark.parametrize("how", ["(2 {}instead if {})", "(or 2 {}if {})", "(or 2 {}instead if {})"])
@pytest.mark.parametrize(
    ("one", "noun", "slot"),
    [
        ("Draw 1 card", "cards ", "amount"),
        ("Gain 1 resource", "resources ", "amount"),
        ("Discover 1 clue at your location", "clues ", "amount"),
        ("Heal 1 horror", "horror ", "horror"),
        ("Take 1 damage", "damage ", "damage"),
        ("Deal 1 damage to an enemy at your location", "damage ", "damage"),
    ],
)
def test_another_amount_goes_by_what_is_so(how: str, one: str, noun: str, slot: str) -> None:
    numbers = []
    for said in ("", noun):
        alternative = how.format(said, "you have no clues")
        (deed,) = deeds(f"[action]: {one} {alternative}.")
        numbers.append(deed[slot])
    assert numbers[0] == numbers[1]
    assert numbers[0]["yes"] == 2
    assert numbers[0]["no"] == 1
    assert numbers[0]["tests"][0]["on"] == "you"


@pytest.mark.parametrize(
    "text",
    [
        "[action]: Draw 1 card (2 resources instead if you have no clues).",
        "[action]: Deal 1 damage to each enemy at your location (2 damage if it is exhausted).",
    ],
)
def test_another_amount_is_of_the_same_and_of_who_was_named(text: str) -> None:
    assert line(text).understood == HEAD


def test_the_enemy_of_which_the_condition_speaks_is_the_chosen_one() -> None:
    chosen, deed = deeds(
        "[action]: Deal 1 damage to an enemy at your location (2 if it is exhausted)."
    )
    assert chosen["verb"] == "choose"
    assert deed["damage"]["tests"] == [{"test": "there-is", "a": {"all": "it", "ready": False}}]


# -- what is done to the enemy of a test


@pytest.mark.parametrize(
    ("deed", "verb", "slot"),
    [
        ("exhaust it", "exhaust", "card"),
        ("automatically evade that enemy", "evade-automatically", "enemy"),
        ("attach Made Up to it", "attach", "to"),
        ("it loses hunter until the end of the round", "lose-keyword", "of"),
        ("that enemy gets -1 fight until the end of the turn", "modify", "of"),
        ("it does not ready during the next upkeep phase", "delay", "about"),
    ],
)
@pytest.mark.parametrize(
    "when",
    [
        "If this attack succeeds against a [[Ghoul]] enemy, {}.",
        "If you succeed and the enemy is non-[[Elite]], {}.",
    ],
)
def test_what_is_done_to_an_attacked_enemy_of_some_kind(
    when: str, deed: str, verb: str, slot: str
) -> None:
    then = deeds(f"[action]: <b>Fight.</b> {when.format(deed)}")[0]
    inside = then["effects"][0]["effects"]
    assert [(one["verb"], one[slot]) for one in inside] == [(verb, "tested")]


@pytest.mark.parametrize(
    "text",
    [
        # Alone, the pronoun may be the card.
        "[action]: <b>Fight.</b> If you succeed, exhaust it.",
        # The evasion itself is told by the rules, and does not happen twice.
        "[action]: <b>Evade.</b> If you succeed and the enemy is a [[Ghoul]], evade it.",
        "[action]: <b>Fight.</b> If this attack succeeds against a [[Ghoul]] enemy,"
        " it does ready during the next upkeep phase.",
    ],
)
def test_who_is_meant_is_told(text: str) -> None:
    assert line(text).understood == HEAD


# -- somebody who is told to do things


def test_whoever_is_told_to_do_two_things_does_both() -> None:
    text = "[action]: Choose an investigator at your location to draw 1 card and gain 2 resources."
    chosen, *done = deeds(text)
    assert chosen["verb"] == "choose"
    assert [one["who"] for one in done] == ["it", "it"]


def test_whoever_is_told_to_do_either_chooses() -> None:
    text = "[action]: Choose an investigator at your location to either draw 1 card or gain 1 resource."
    _, either = deeds(text)
    assert either["chooser"] == "it"


def test_both_do_what_both_are_told_to() -> None:
    text = (
        "Choose another investigator at a connecting location."
        " Both you and that investigator take 1 horror and draw 2 cards."
    )
    _, *done = deeds(text, "event")
    assert {(one["verb"], one["who"]) for one in done} == {
        (verb, who) for verb in ("take", "draw") for who in ("you", "it")
    }


# -- the most and the least


@pytest.mark.parametrize("quantity", ["remaining health", "damage", "doom"])
@pytest.mark.parametrize(("most", "word"), [("highest", "most"), ("most", "most")])
def test_the_enemy_with_most_is_among_those_there(most: str, word: str, quantity: str) -> None:
    if (most, quantity) == ("highest", "doom"):
        pytest.skip("nobody says the highest doom")
    (deed,) = deeds(f"[action]: Exhaust an enemy at your location with the {most} {quantity}.")
    assert deed["card"]["at"] == "your-location"
    assert deed["card"][word] == quantity.replace(" ", "-")


# -- icons in any number


@pytest.mark.parametrize(
    ("icons", "by"),
    [
        ("[wild]", {"wild": 1}),
        ("[agility] [agility]", {"agility": 2}),
        ("[intellect] [intellect] [intellect]", {"intellect": 3}),
        ("[willpower] [agility]", {"willpower": 1, "agility": 1}),
        ("[intellect] [wild]", {"intellect": 1, "wild": 1}),
        ("[combat] [combat] [wild] [wild]", {"combat": 2, "wild": 2}),
    ],
)
def test_icons_of_one_kind_are_counted(icons: str, by: dict[str, int]) -> None:
    done = deeds(f"While you have no clues, Made Up gains {icons}.", "skill")
    assert {one["stat"].removesuffix("-icons"): one["by"] for one in done} == by


# -- numbers of one word


@pytest.mark.parametrize(
    ("category", "words"),
    [
        ("digit", ("0", "1", "12")),
        ("plural", ("2", "12")),
        ("signed", ("+1", "-2", "+0")),
        ("raised", ("+1", "+12")),
    ],
)
def test_a_number_of_its_kind_and_no_other(category: str, words: tuple[str, ...]) -> None:
    every = {"0", "1", "2", "12", "+0", "+1", "+12", "-2", "x", "[skull]"}
    read = {word for word in every if number_of(category, word) is not None}
    assert set(words) <= read
    assert all(int(word) >= NUMERALS[category].least for word in read)
    assert {word[:1] in "+-" for word in read} == {category in ("signed", "raised")}


# -- what no text says


@pytest.mark.parametrize(
    ("type", "text"),
    [
        (
            "investigator",
            "[elder_sign] effect: +1. If while fighting against an enemy and you succeed, draw 1 card.",
        ),
        ("asset", "[action]: Return an events from your discard pile to your hand."),
        ("asset", "[reaction] After you play an assets, exhaust Made Up: Draw 1 card."),
    ],
)
def test_what_is_no_sentence_is_not_read(type: str, text: str) -> None:
    assert line(text, type).understood != FULL


# -- what is so of one's own cards

OWN = {
    "Each [[Ally]] asset you control": {"all": "asset", "controlled-by": "you", "trait": "Ally"},
    "Each of your [[Tool]] assets": {"all": "asset", "controlled-by": "you", "trait": "Tool"},
    "Each enemy at your location": {"all": "enemy", "at": "your-location"},
}
CHANGES = {
    "gets +1 health": {"verb": "modify", "stat": "health", "by": 1},
    "gains retaliate": {"verb": "gain-keyword", "keyword": "retaliate"},
    "loses retaliate": {"verb": "lose-keyword", "keyword": "retaliate"},
    "gains the [[Spell]] trait": {"verb": "gain-trait", "trait": "Spell"},
}


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("own", OWN)
def test_whatever_is_so_is_so_of_whichever_cards(own: str, change: str) -> None:
    one = {**CHANGES[change], "of": OWN[own]}
    assert deeds(f"{own} {change}.") == [one]
    other = {"verb": "modify", "stat": "health", "by": 2, "of": OWN[own]}
    assert deeds(f"{own} gets +2 health and {change}.") == [other, one]


@pytest.mark.parametrize("harm", ["damage", "horror"])
def test_an_asset_of_ones_own_takes_harm(harm: str) -> None:
    said = line(f"[reaction] After another [[Ally]] asset you control takes {harm}: Draw 1 card.")
    assert said.facts["ability"][0]["on"] == {
        "after": f"place-{harm}",
        "to": {"all": "asset", "controlled-by": "you", "not": "this", "trait": "Ally"},
        "amount": "1+",
    }


def test_one_is_healed_beside_another() -> None:
    done = deeds("[action]: Heal 1 horror from an asset you control and 2 damage from you.")
    assert [(one["of"], one.get("horror"), one.get("damage")) for one in done] == [
        ({"choose": "asset", "controlled-by": "you"}, 1, None),
        ("you", None, 2),
    ]


def test_three_icons_stand_each_alone() -> None:
    done = deeds("While you have no clues, Made Up gains [combat] [agility] [wild].", "skill")
    assert [one["stat"] for one in done] == ["combat-icons", "agility-icons", "wild-icons"]

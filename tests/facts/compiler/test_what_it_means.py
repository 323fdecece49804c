"""What "it" and "that asset" mean: not the card itself behind another thing, and only what was chosen."""

from __future__ import annotations

import pytest

from tests.facts.compiler.made import card, compiler


def whole(text: str, type: str) -> bool:
    return compiler().card(card(text, type)).whole


DEEDS = ["ready it", "discard it", "place 1 doom on it", "heal 1 damage from it"]

# -- a place or a card that is named only to tell which other thing is meant


@pytest.mark.parametrize("deed", DEEDS)
@pytest.mark.parametrize(
    ("occasion", "type"),
    [
        ("After an asset at this location exhausts", "enemy"),
        ("After another enemy at this location exhausts", "enemy"),
        ("After an [[Ally]] asset at Made Up exhausts", "location"),
        ("After an enemy at this location attacks you", "location"),
        ("After you draw a weakness", "enemy"),
    ],
)
def test_it_is_what_stands_there_and_not_the_place(occasion: str, type: str, deed: str) -> None:
    assert not whole(f"Forced - {occasion}: {deed.capitalize()}.", type)


@pytest.mark.parametrize("deed", DEEDS[:3])
@pytest.mark.parametrize("host", ["an asset you control", "the nearest enemy", "a location"])
def test_it_is_what_something_is_attached_to(host: str, deed: str) -> None:
    text = f"Revelation - Attach to {host} without Made Up attached. {deed.capitalize()}."
    assert not whole(text, "treachery")


def test_a_place_gets_shroud_and_an_enemy_there_the_rest() -> None:
    said = "While there is an exhausted enemy at Made Up, it gets -1 {}."
    assert whole(said.format("shroud"), "location")
    assert not whole(said.format("fight"), "location")


@pytest.mark.parametrize("deed", DEEDS)
def test_it_is_the_card_itself_where_only_that_was_named(deed: str) -> None:
    assert whole(f"Forced - After Made Up attacks you: {deed.capitalize()}.", "enemy")


# -- whom an attack is against, though no word names them


@pytest.mark.parametrize("action", ["Fight", "Evade"])
@pytest.mark.parametrize("deed", ["ready it", "place 1 doom on it", "heal 1 damage from it"])
@pytest.mark.parametrize("begins", ["[action] {}.", "[action]: {}."])
def test_it_is_not_the_card_behind_an_attack(begins: str, deed: str, action: str) -> None:
    assert not whole(f"{begins.format(action)} If you succeed, {deed}.", "asset")


# -- what was chosen, by the noun that it goes on with

CHOICES = {
    "enemy": "an enemy at your location",
    "asset": "an asset you control",
    "investigator": "an investigator at your location",
}
GOES_ON = {
    "Exhaust that asset": "asset",
    "Heal 1 damage from the chosen asset": "asset",
    "Move that investigator to your location": "investigator",
    "Exhaust that enemy": "enemy",
}


@pytest.mark.parametrize("chosen", CHOICES)
@pytest.mark.parametrize("deed", GOES_ON)
def test_what_was_chosen_is_called_what_it_is(deed: str, chosen: str) -> None:
    text = f"[action]: Choose {CHOICES[chosen]}. {deed}."
    assert whole(text, "asset") == (GOES_ON[deed] == chosen)


@pytest.mark.parametrize("chosen", ["enemy", "asset"])
def test_no_investigator_is_healed_where_none_was_chosen(chosen: str) -> None:
    text = f"[action]: Choose {CHOICES[chosen]}. Heal 1 damage from the chosen investigator."
    assert not whole(text, "asset")


# -- other enemies than one of whom nothing has spoken


@pytest.mark.parametrize("comes", ["gains retaliate", "loses retaliate", "gets -1 fight"])
def test_what_always_holds_has_no_enemy_of_a_test(comes: str) -> None:
    said = "ach {}enemy at your location {}."
    assert whole("E" + said.format("", comes), "asset")
    assert not whole("E" + said.format("other ", comes), "asset")
    engaged = "While you are engaged with an enemy, e"
    assert not whole(engaged + said.format("other ", comes), "asset")

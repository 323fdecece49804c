"""A noun phrase stands wherever such a thing may stand, and a condition on whatever has one.

Products of small lists: a production that takes a phrase of its own where all others take any is
seen here by the cell that is missing.
"""

from __future__ import annotations

from itertools import product

import pytest

from rulesref.facts.compiler.compiled_card import FULL
from tests.facts.compiler.test_unseen import ability, lines

ENEMIES = (
    "an enemy with 1 or more damage on it at a connecting location",
    "an enemy at your location with 2 or fewer remaining health",
    "the exhausted enemy with the most remaining health at your location",
    "a nonunique enemy at an [[Arkham]] location with no clues",
    "an enemy at a connecting location with 2 or more damage on it",
)
DONE_TO_ENEMIES = (
    "Deal 1 damage to {}.",
    "Exhaust {}.",
    "Place 1 doom on {}.",
    "Disengage from {}.",
    "Until the end of the round, {} gets -1 fight.",
)
INVESTIGATORS = (
    "an investigator with no clues",
    "the investigator with the fewest resources",
    "an investigator at your location engaged with a [[Ghoul]] enemy",
    "another investigator at a location with a clue",
    "an investigator at your location with 3 or more horror",
)
DONE_TO_INVESTIGATORS = (
    "Choose {}. That investigator draws 1 card.",
    "Heal 1 damage from {}.",
    "Until the end of the round, {} gets +1 [combat].",
)
PLACES = (
    "a revealed connecting location",
    "an unrevealed location with no enemies",
    "the [[Arkham]] location with a clue nearest to you",
    "a location with the fewest clues",
    "a revealed location with 2 or more clues",
    "a location up to 2 connections away",
)
DONE_AT_PLACES = (
    "Move to {}.",
    "Discover 1 clue at {}.",
    "Place 1 of your clues on {}.",
    "Until the end of the round, {} gets -1 shroud.",
    "Choose {}. Discover 1 clue at that location.",
)
CONDITIONS = (
    "you have 3 or fewer resources",
    "there are 2 or more enemies at your location",
    "your location has a clue on it",
    "you are engaged with an [[Elite]] enemy",
    "there is 1 or more doom on the current agenda",
)
SAID_IF = (
    ("treachery", "Revelation - If {}, take 1 horror."),
    ("treachery", "Revelation - Take 1 damage. If {}, Made Up gains surge."),
    ("enemy", "Forced - After Made Up attacks you, if {}: Take 1 horror."),
    ("asset", "[fast] If {}, exhaust Made Up: Draw 1 card."),
    ("event", "Draw 1 card. If {}, draw 2 cards instead."),
    ("asset", "You cannot draw cards while {}."),
    ("skill", "If {}, Made Up gains [wild]."),
)

ALL_THE_TIME = (
    "you get +1 [combat]",
    "your maximum hand size is increased by 2",
    "each [[Ally]] asset you control gets +1 health and +1 sanity",
    "enemies at your location lose retaliate",
    "you may use [intellect] in place of [agility] when evading",
    "you cannot gain resources",
)
BOOSTS = (
    "You get +2 {skill}.",
    "You get +1 {skill} and +1 [willpower] for this {deed}.",
    "You may spend 1 resource to get +2 {skill} for this {deed}.",
    "You get +1 {skill} for each [[Ally]] asset you control (to a maximum of +3).",
    "If you have no resources, you get +1 {skill}.",
)
ACTIONS = (
    ("Fight", "attack", "[combat]"),
    ("Evade", "evasion attempt", "[agility]"),
    ("Investigate", "investigation", "[intellect]"),
)
DEEDS = ("draw a card", "play an event", "take 1 or more horror", "gain resources")
WHERE = (
    ("enemy", "Forced - After you {} at Made Up's location: Take 1 horror."),
    ("enemy", "Forced - After you {} while engaged with Made Up: Take 1 horror."),
    ("location", "Forced - After you {} at Made Up: Take 1 damage."),
    ("treachery", "Forced - After you {}: Take 1 damage."),
)

COUNTED = (
    "enemy engaged with you",
    "clue on your location",
    "treachery in your threat area",
    "card in your hand",
)
X_OF_THEM = (
    ("treachery", "Revelation - Take X damage. X is the number of {}."),
    (
        "treachery",
        "Revelation - Test [agility] (2). If you fail, lose X resources, where X is the number of {}.",
    ),
    ("event", "Deal X damage to an enemy at your location. X is the number of {}."),
)
NUMBERS = (
    "enemies at your location",
    "locations with no clues",
    "doom on the current agenda",
    "investigators in the game",
)
SAID_OF_EACH = (
    ("treachery", "Revelation - Take 1 damage for each {}."),
    ("event", "Gain 1 resource for each {}."),
    ("skill", "For each {}, Made Up gains [wild]."),
    ("event", "Until the end of the turn, you get +1 [combat] for each {}."),
)


def whole(text: str, type: str = "event") -> bool:
    """Whether a card of ``type`` that prints ``text`` is understood to its end."""
    return all(line.understood == FULL for line in lines(text, type))


@pytest.mark.parametrize(
    ("slots", "phrases"),
    [
        (DONE_TO_ENEMIES, ENEMIES),
        (DONE_TO_INVESTIGATORS, INVESTIGATORS),
        (DONE_AT_PLACES, PLACES),
    ],
)
def test_a_phrase_stands_in_every_slot(slots: tuple[str, ...], phrases: tuple[str, ...]) -> None:
    texts = (slot.format(phrase) for slot, phrase in product(slots, phrases))
    assert [text for text in texts if not whole(text)] == []


def test_a_condition_stands_on_every_card() -> None:
    cells = product(SAID_IF, CONDITIONS)
    said = ((type, text.format(condition)) for (type, text), condition in cells)
    assert [text for type, text in said if not whole(text, type)] == []


def test_each_of_what_is_counted_counts_on_every_card() -> None:
    cells = product(SAID_OF_EACH, COUNTED)
    said = ((type, text.format(counted)) for (type, text), counted in cells)
    assert [text for type, text in said if not whole(text, type)] == []


def test_what_is_so_all_the_time_may_be_so_under_a_condition() -> None:
    cells = list(product(CONDITIONS, ALL_THE_TIME))
    before = [f"While {held}, {so}." for held, so in cells]
    behind = [f"{so} while {held}." for held, so in cells]
    texts = (text[0].upper() + text[1:] for text in (*before, *behind))
    assert [text for text in texts if not whole(text, "asset")] == []


@pytest.mark.parametrize(
    "so",
    [
        ("enemy", "Investigators at Made Up's location cannot discover clues{}."),
        ("enemy", "Made Up gets +1 fight and +1 evade{}."),
        ("location", "Investigators at Made Up cannot play events{}."),
        ("location", "Enemies at Made Up gain retaliate{}."),
        ("treachery", "Each enemy gets +1 fight{}."),
    ],
)
def test_a_condition_stands_behind_what_is_so_on_encounter_cards(so: tuple[str, str]) -> None:
    type, text = so
    for held in ("there is a [[Ghoul]] enemy in play", "there are 3 or more doom in play"):
        assert whole(text.format(f" while {held}"), type)


def test_every_action_is_helped_in_the_same_words() -> None:
    cells = product(ACTIONS, BOOSTS)
    texts = (
        f"[action]: <b>{action}.</b> {boost.format(skill=skill, deed=deed)} If you fail, take 1 horror."
        for (action, deed, skill), boost in cells
    )
    assert [text for text in texts if not whole(text, "asset")] == []


def test_a_deed_is_answered_wherever_it_is_done() -> None:
    said = ((type, text.format(deed)) for (type, text), deed in product(WHERE, DEEDS))
    assert [text for type, text in said if not whole(text, type)] == []


@pytest.mark.parametrize(
    "text",
    [
        "[fast] Exhaust Made Up: Deal 1 damage to that enemy.",
        "[reaction] After you play an event: Deal 1 damage to that enemy.",
        "[reaction] After you enter a location with an enemy: Deal 1 damage to that enemy.",
        "[action]: Move to a connecting location. Deal 1 damage to that enemy.",
        "[action]: Move to a location with another investigator. Heal 1 damage from that investigator.",
        "[action]: Ready an asset you control. That investigator draws 1 card.",
    ],
)
def test_who_was_named_nowhere_is_nobody(text: str) -> None:
    assert not whole(text, "asset")


def test_x_is_any_number_on_every_card() -> None:
    said = ((type, text.format(number)) for (type, text), number in product(X_OF_THEM, NUMBERS))
    assert [text for type, text in said if not whole(text, type)] == []


@pytest.mark.parametrize(
    ("phrase", "filters"),
    [
        (ENEMIES[0], {"with": "damage", "at": {"all": "connecting-location"}}),
        (ENEMIES[1], {"at": "your-location", "most-remaining-health": 2}),
        (ENEMIES[2], {"ready": False, "at": "your-location", "most": "remaining-health"}),
    ],
)
def test_a_phrase_narrows_as_it_says(phrase: str, filters: dict[str, object]) -> None:
    (done,) = ability(f"Exhaust {phrase}.", "event")["do"]
    assert done == {"verb": "exhaust", "card": {"choose": "enemy", **filters}}


@pytest.mark.parametrize(
    "text",
    [
        "[reaction] After an enemy attacks you: If that enemy is [[Elite]], choose another enemy. Exhaust it.",
        "[reaction] After you play an event: Draw 1 card. If it is a [[Trick]], gain 1 resource.",
        "[fast] Exhaust Made Up: Deal 1 damage to an enemy at each connecting location.",
        "[fast] Exhaust Made Up: Move an enemy at a revealed location to the nearest location with a clue.",
    ],
)
def test_what_could_be_one_of_two_is_not_read(text: str) -> None:
    assert not whole(text, "asset")


@pytest.mark.parametrize(
    ("goes_on", "read"),
    [
        ("It does not ready during the next upkeep phase.", False),
        ("If you fail, take 1 damage.", True),
    ],
)
def test_what_goes_on_with_a_success_does_not_come_about_anyway(goes_on: str, read: bool) -> None:
    parley = "[action]: Parley. Test [intellect] (2). If you succeed, exhaust Made Up. "
    assert whole(parley + goes_on, "enemy") == read


def test_more_damage_for_a_success_by_so_much_is_none_for_a_failure() -> None:
    text = "[action]: Fight. This attack deals +1 damage if you succeed by 2 or more."
    (done,) = ability(text)["do"]
    assert done["plus"]["tests"] == [{"test": "succeeded-by", "least": 2}]

"""Abilities are told in sentences that leave nothing out."""

from __future__ import annotations

import random
from typing import Any

import pytest

from rulesref.facts.telling.teller import teller_of
from tests.arkham import GAME
from tests.facts.telling.mutating import changes, every_ability, silent

#: Notation, and what is said of it.
TOLD: list[tuple[dict[str, Any], str, str]] = [
    (
        {
            "kind": "reaction",
            "on": {"after": "defeat", "who": "you", "card": {"all": "enemy-card"}},
            "cost": [{"pay": "exhaust", "card": "this"}],
            "do": [{"verb": "heal", "of": "you", "damage": 1}],
            "limit": "1 per round",
        },
        "Reaction — after an enemy card is defeated by you, exhaust this: heal 1 damage from you."
        " At most once per round.",
        "Reazione — dopo che si sconfigge una carta nemico da parte tua, esaurisci questa carta:"
        " cura 1 danno da te. Al massimo una volta per round.",
    ),
    (
        {
            "kind": "constant",
            "if": [
                {"test": "there-is", "a": {"all": "enemy", "ready": False, "at": "your-location"}}
            ],
            "do": [{"verb": "modify", "of": "you", "stat": "combat", "by": -2}],
        },
        "While there is an exhausted enemy at your location, you get -2 combat.",
        "Finché c'è un nemico esaurito nel tuo luogo, ottieni -2 Scontro.",
    ),
    (
        {
            "kind": "revelation",
            "do": [
                {
                    "verb": "test",
                    "skill": "agility",
                    "difficulty": {"count": "per-investigator", "number": 2},
                    "failure": [
                        {"verb": "take", "who": "you", "damage": 1, "horror": 2, "direct": True},
                        {"verb": "draw", "who": {"all": "investigator", "not": "you"}, "amount": 1},
                    ],
                }
            ],
        },
        "Revelation — test agility against 2 per investigator; if it fails, take 1 direct damage"
        " plus 2 direct horror and each investigator other than you draws 1 card.",
        "Rivelazione — prova di Agilità contro 2 per investigatore; se fallisce, subisci 1 danno"
        " più 2 orrori (in modo diretto) e ogni investigatore diverso da te pesca 1 carta.",
    ),
    (
        {
            "kind": "forced",
            "on": {"after": "engage", "enemy": "this", "who": "you"},
            "if": [{"test": "there-is", "a": {"all": "you", "with": "clues"}}],
            "do": [{"verb": "attack", "enemy": "this", "who": "you"}],
        },
        "Forced — after this engages you, if you are an investigator with clues, this attacks you.",
        "Obbligata — dopo che questa carta ti impegna, se sei un investigatore con indizi,"
        " questa carta ti attacca.",
    ),
    (
        {
            "kind": "constant",
            "do": [
                {
                    "verb": "modify",
                    "of": {"all": "enemy", "at": "this", "trait": "Monster", "ready": True},
                    "stat": "fight",
                    "by": 2,
                }
            ],
        },
        "Each ready Monster enemy here gets +2 fight value.",
        "Ogni nemico Monster pronto qui ottiene +2 valore di Scontro.",
    ),
]


@pytest.mark.parametrize(("ability", "english", "italian"), TOLD)
def test_an_ability_is_told(ability: dict[str, Any], english: str, italian: str) -> None:
    assert teller_of(GAME, "en").ability(ability) == english
    assert teller_of(GAME, "it").ability(ability) == italian


def test_a_row_without_words_is_told_by_its_name_and_all_that_it_holds() -> None:
    told = teller_of(GAME, "en").clause({"verb": "no-such-verb", "card": "this", "by": 3}, "verb")
    assert told == "no such verb because of 3 (card: this)"


def test_no_change_of_an_ability_leaves_its_sentence_as_it_was() -> None:
    drawn = random.Random(7).sample(list(every_ability()), 25)
    made = [(ability, changed) for ability in drawn for changed in changes(ability)]
    assert len(made) > 200
    assert [one for pair in made for one in silent(*pair)] == []

"""Phrases that are read with whatever they make sense with, and what they are read as."""

from __future__ import annotations

from typing import Any

import pytest

from tests.facts.compiler.made import card, compiler

PRINTED: list[tuple[str, str, dict[str, Any]]] = [
    (
        "skill",
        "If this test is successful, choose another investigator. That investigator may draw 1 card.",
        {
            "name": "success",
            "do": [
                {
                    "verb": "resolved-by",
                    "who": {"choose": "investigator", "not": "you"},
                    "effects": [
                        {
                            "verb": "may",
                            "effects": [{"verb": "draw", "who": "you", "amount": 1}],
                        }
                    ],
                }
            ],
        },
    ),
    (
        "asset",
        "Made Up gets +1 health and +1 sanity for each other asset you control.",
        {
            "do": [
                {
                    "verb": "modify",
                    "of": "this",
                    "stat": stat,
                    "by": {
                        "count": "how-many",
                        "of": {"all": "asset", "controlled-by": "you", "not": "this"},
                    },
                }
                for stat in ("health", "sanity")
            ]
        },
    ),
    (
        "asset",
        "Each enemy engaged with you gains retaliate.",
        {
            "do": [
                {
                    "verb": "gain-keyword",
                    "of": {"all": "enemy", "engaged-with": "you"},
                    "keyword": "retaliate",
                }
            ]
        },
    ),
    (
        "asset",
        "If there are no enemies at your location, discard Made Up.",
        {"do": [{"verb": "discarded-while", "of": "this"}]},
    ),
    (
        "skill",
        "If this test is failed by 2 or less, gain 2 resources.",
        {
            "name": "failure",
            "do": [
                {
                    "verb": "if",
                    "tests": [{"test": "result-by", "most": 2}],
                    "effects": [{"verb": "gain-resources", "who": "you", "amount": 2}],
                }
            ],
        },
    ),
    (
        "asset",
        "Each investigator at your location gets +1 [combat] while fighting.",
        {
            "if": [{"test": "test-is", "why": "fight"}],
            "do": [
                {
                    "verb": "modify",
                    "of": {
                        "all": "performer",
                        "is": {"all": "investigator", "at": "your-location"},
                    },
                    "stat": "combat",
                    "by": 1,
                }
            ],
        },
    ),
    (
        "asset",
        "Made Up gets +1 health for each [[Tome]] asset you control (to a maximum of +2).",
        {
            "do": [
                {
                    "verb": "modify",
                    "of": "this",
                    "stat": "health",
                    "by": {
                        "count": "to-a-maximum",
                        "of": {
                            "count": "how-many",
                            "of": {"all": "asset", "controlled-by": "you", "trait": "Tome"},
                        },
                        "most": 2,
                    },
                }
            ]
        },
    ),
    (
        "location",
        "Investigators cannot enter Made Up unless they have at least 3 resources.",
        {
            "do": [
                {
                    "verb": "cannot-enter",
                    "of": {
                        "all": "investigator",
                        "not": {"all": "investigator", "least-resources": 3},
                    },
                    "to": "this",
                }
            ]
        },
    ),
    (
        "treachery",
        "You cannot gain resources or discover clues during the upkeep phase.",
        {
            "if": [{"test": "phase", "name": "upkeep"}],
            "do": [
                {"of": "you", "verb": "cannot-gain-resources"},
                {"of": "you", "verb": "cannot-discover-clues"},
            ],
        },
    ),
    (
        "skill",
        "Commit only if there is an enemy at your location.",
        {
            "name": "restriction",
            "if": [{"test": "there-is", "a": {"all": "enemy", "at": "your-location"}}],
        },
    ),
    (
        "asset",
        "[fast] If you have not performed a move action this turn, exhaust Made Up: Draw 1 card.",
        {"if": [{"test": "performed-this-turn", "types": ["move"], "no": True}]},
    ),
    (
        "treachery",
        "Forced - At the end of the round, if no investigator has 2 or more clues: Discard Made Up.",
        {
            "if": [
                {
                    "test": "fewer-than",
                    "count": 1,
                    "of": {"all": "investigator", "least-clues": 2},
                }
            ]
        },
    ),
    (
        "asset",
        "[reaction] After another asset enters play under your control: Draw 1 card.",
        {
            "on": {
                "after": "enter-play",
                "card": {"all": "asset", "controlled-by": "you", "not": "this"},
            }
        },
    ),
    (
        "asset",
        "[action]: Discard any number of cards from your hand. Take that much horror.",
        {
            "do": [
                {"verb": "choose", "cards": {"choose": "your-discardable", "count": "any"}},
                {"verb": "reckon-number", "number": {"count": "how-many", "of": "it"}},
                {"verb": "discard", "card": "it"},
                {"verb": "take", "who": "you", "horror": {"count": "named"}},
            ]
        },
    ),
    (
        "asset",
        "[action]: Discard a treachery in the threat area of an investigator at your location.",
        {
            "do": [
                {
                    "verb": "discard",
                    "card": {
                        "choose": "treachery",
                        "in-threat-area-of": {"all": "investigator", "at": "your-location"},
                        "discardable": True,
                    },
                }
            ]
        },
    ),
    (
        "asset",
        "[action]: Choose a non-[[Elite]] enemy at your location. It cannot attack this round.",
        {
            "do": [
                {
                    "verb": "choose",
                    "cards": {"choose": "enemy", "without-trait": "Elite", "at": "your-location"},
                },
                {
                    "verb": "spared-by",
                    "of": {"all": "investigator"},
                    "enemy": "it",
                    "until": "round",
                },
            ]
        },
    ),
    (
        "treachery",
        "Revelation - Test [agility] (3). Lose 1 resource for each point you fail by (max 2).",
        {
            "do": [
                {
                    "verb": "test",
                    "skill": "agility",
                    "difficulty": 3,
                    "failure": [
                        {
                            "verb": "lose-resources",
                            "who": "you",
                            "amount": {
                                "count": "to-a-maximum",
                                "of": {"count": "margin"},
                                "most": 2,
                            },
                        }
                    ],
                }
            ]
        },
    ),
]


@pytest.mark.parametrize(("type", "text", "says"), PRINTED)
def test_a_phrase_is_read_where_it_stands(type: str, text: str, says: dict[str, Any]) -> None:
    made = compiler().card(card(text, type))
    assert made.whole
    (ability,) = made.facts["ability"]
    assert {key: ability.get(key) for key in says} == says


@pytest.mark.parametrize(
    ("occasion", "that_enemy"),
    [
        ("After you evade an enemy", "that-enemy"),
        ("After you defeat an enemy", "triggering-card"),
        ("When an enemy attacks you", "attacker"),
    ],
)
def test_another_enemy_is_not_the_one_of_the_occasion(occasion: str, that_enemy: str) -> None:
    text = f"[reaction] {occasion}: Exhaust another enemy at your location."
    made = compiler().card(card(text, "asset"))
    assert made.whole
    (ability,) = made.facts["ability"]
    (deed,) = ability["do"]
    assert deed["card"] == {"choose": "enemy", "not": that_enemy, "at": "your-location"}


@pytest.mark.parametrize(
    "text",
    [
        "[action]: Exhaust another enemy at your location.",
        "[reaction] After you draw a treachery: Exhaust another enemy at your location.",
    ],
)
def test_another_enemy_is_another_than_some_enemy(text: str) -> None:
    assert not compiler().card(card(text, "asset")).whole

"""What acts and agendas change in other cards: one thing, or several at once, and of nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from rulesref.facts.compiler.compiled_card import FULL
from tests.facts.compiler.test_unseen import ability, lines

GHOULS = {"all": "enemy", "trait": "Ghoul"}
LAMPS = {"all": "any-card", "named": "Lamp of Okk", "in-zone": "play"}
CHANGES: dict[str, list[dict[str, Any]]] = {
    "gets +1 evade, gets +2 health, and loses patrol": [
        {"verb": "modify", "stat": "evade", "by": 1},
        {"verb": "modify", "stat": "health", "by": 2},
        {"verb": "lose-keyword", "keyword": "patrol"},
    ],
    "gets +1 fight": [{"verb": "modify", "stat": "fight", "by": 1}],
    "gets +2 health, +1 evade, and gains alert": [
        {"verb": "modify", "stat": "health", "by": 2},
        {"verb": "modify", "stat": "evade", "by": 1},
        {"verb": "gain-keyword", "keyword": "alert"},
    ],
    "gets +1 fight, +1 evade, and gains alert and the [[Cursed]] trait": [
        {"verb": "modify", "stat": "fight", "by": 1},
        {"verb": "modify", "stat": "evade", "by": 1},
        {"verb": "gain-keyword", "keyword": "alert"},
        {"verb": "gain-trait", "trait": "Cursed"},
    ],
}


@pytest.mark.parametrize("type", ["act", "agenda"])
@pytest.mark.parametrize(("said", "of"), [("[[Ghoul]] enemy", GHOULS), ("Lamp of Okk", LAMPS)])
@pytest.mark.parametrize("change", CHANGES)
def test_each_change_is_of_all_that_are_named(type: str, said: str, of: Any, change: str) -> None:
    told = ability(f"Each {said} {change}.", type)
    assert told["do"] == [{**one, "of": of} for one in CHANGES[change]]


@pytest.mark.parametrize("type", ["act", "agenda"])
def test_only_while_it_is_so(type: str) -> None:
    told = ability("While the Lamp of Okk is exhausted, each [[Ghoul]] enemy gets +1 evade.", type)
    exhausted = {"all": "enemy", "named": "Lamp of Okk", "ready": False}
    assert told["if"] == [{"test": "there-is", "a": exhausted}]


@pytest.mark.parametrize(
    "text",
    [
        "Each [[Ghoul]] enemy gets +1 shroud.",
        "The Lamp of Okk cannot be investigated.",
        "The Lamp of Okk gets +1 shroud.",
    ],
)
def test_of_what_could_not_be_so_nothing_is_said(text: str) -> None:
    """What is said of enemies by their name would be said of no card where the name is no enemy's."""
    assert lines(text, "act")[-1].understood != FULL


def test_neither_damaged_nor_defeated() -> None:
    told = ability("[[Ghoul]] enemies cannot be damaged or defeated.", "agenda")
    assert [one["verb"] for one in told["do"]] == ["cannot-be-damaged", "cannot-be-defeated"]


def test_two_keywords_are_lost_and_one_is_gained() -> None:
    told = ability("Each [[Ghoul]] enemy loses aloof and patrol and gains hunter.", "agenda")
    changes = [(one["verb"], one["keyword"]) for one in told["do"]]
    assert changes == [
        ("lose-keyword", "aloof"),
        ("lose-keyword", "patrol"),
        ("gain-keyword", "hunter"),
    ]

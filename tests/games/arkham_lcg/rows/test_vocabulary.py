"""arkham-lcg/self-referential-text: facts in words that there are not are refused as they are read."""

from __future__ import annotations

from typing import Any

import pytest

from rulesref.engine.notation import NotationError
from rulesref.errors import ParseError
from rulesref.games.arkham_lcg.actions.action import ACTIONS
from rulesref.games.arkham_lcg.vocabulary import DESIGNATORS
from tests.arkham import read_card, read_cards

PLAIN = {"code": "x", "name": "X", "type": "asset"}
MOVED = {"card": "this", "to": "you", "uses": "secrets", "most": 1}
COSTLY = {"of": "you", "types": ["move"], "actions": 1}
KILL = {"verb": "discard", "cards": "this"}


def ability(**more: Any) -> dict[str, Any]:
    return {**PLAIN, "ability": [{"kind": "free", "zones": ["play"], **more}]}


@pytest.mark.parametrize(
    "card",
    [
        {**PLAIN, "type": "aset"},
        {**PLAIN, "traits": "Ally"},
        {**PLAIN, "stats": {"fihgt": 2}},
        {**PLAIN, "keywords": {"uses": {"chrages": 3}}},
        {**PLAIN, "stats": {"icons": {"combat": 1, "wid": 1}}},
        {**PLAIN, "classes": ["gardian"]},
        ability(designators=["figth"]),
        ability(**{"if": [{"test": "in-zone", "card": "this", "zone": "hnad"}]}),
        ability(**{"if": [{"test": "phase", "name": "mytos"}]}),
        ability(do=[{"verb": "suffer-trauma", "who": "you", "trauma": "choice"}]),
        ability(do=[{"verb": "move-uses", **MOVED, "becoming": "resourcs"}]),
        ability(
            kind="constant", do=[{"verb": "additional-action-cost", **COSTLY, "first": "turn"}]
        ),
        ability(cost=[{"pay": "uses", "uses": "chrages", "amount": 1, "card": "this"}]),
        ability(**{"if": [{"test": "there-is", "a": {"all": "enemy", "most": "healht"}}]}),
        ability(**{"if": [{"test": "there-is", "a": {"all": "enemy", "type": "enmy"}}]}),
        {
            **PLAIN,
            "ability": [{"kind": "forced", "on": {"when": "phase-begin", "phase": "mytos"}}],
        },
        {
            **PLAIN,
            "ability": [{"kind": "forced", "on": {"when": "phase-begin", "phase": ["mytos"]}}],
        },
    ],
)
def test_unknown_words(card: dict[str, Any]) -> None:
    with pytest.raises(NotationError) as caught:
        read_card(card)
    assert "word" in caught.value.message


ATTACK = {"verb": "fight", "enemy": {"choose": "attackable"}}


@pytest.mark.parametrize(
    "attack",
    [
        {"bonus": 2},
        {"base": 4},
        {"bonus": {}},
        {"bonus": {"combat": True}},
        {"bonus": {"combt": 2}},
        {"bonus": {"shroud": 2}},
        {"bonus": {"count": "stat", "of": "you", "stat": "agility"}},
        {"base": {"skill-value": 4}},
    ],
)
def test_what_an_attack_adds_is_added_to_something(attack: dict[str, Any]) -> None:
    with pytest.raises(NotationError) as caught:
        read_card(ability(do=[{**ATTACK, **attack}]))
    assert "fight.b" in caught.value.path


def test_uses_are_a_table_of_words() -> None:
    with pytest.raises(NotationError, match="expected a table"):
        read_card({**PLAIN, "keywords": {"uses": 3}})


def test_a_misspelt_table_is_no_empty_file() -> None:
    with pytest.raises(ParseError):
        list(read_cards('[[cards]]\ncode = "x"\n', "x.toml"))


def test_every_basic_action_is_a_word() -> None:
    assert set(ACTIONS) <= DESIGNATORS | {"give-keys"}

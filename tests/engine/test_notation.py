"""The validator: what is refused, where, and what was probably meant."""

from __future__ import annotations

from typing import Any

import pytest

from rulesref.engine.notation import NotationError, read_ability
from rulesref.engine.tables import Row
from tests.engine.toy import TOY

GAIN = {"verb": "gain", "to": "this", "amount": 1}


@pytest.mark.parametrize(
    ("data", "near"),
    [
        ({"kind": "forcd"}, "forced"),
        ({"kind": "forced", "don": []}, "do"),
        ({"kind": "forced", "on": {"when": "gian"}}, "gain"),
        ({"kind": "forced", "on": {"when": "gain", "amout": 1}}, "amount"),
        ({"kind": "forced", "do": [{**GAIN, "verb": "gains"}]}, "gain"),
        ({"kind": "forced", "do": [{**GAIN, "to": "thiss"}]}, "this"),
        ({"kind": "forced", "do": [{"verb": "gain", "to": "this", "amont": 1}]}, "amount"),
    ],
)
def test_misspelt(data: dict[str, Any], near: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_ability(data, TOY, "x/1")
    assert near in caught.value.candidates
    assert caught.value.path.startswith("x/1")


@pytest.mark.parametrize(
    "data",
    [
        {"kind": "forced", "on": {"gain": "when"}},
        {"kind": "forced", "do": [{"verb": "gain", "to": "this"}]},
        {"kind": "forced", "do": [{**GAIN, "amount": "many"}]},
        {"kind": "forced", "on": {"when": "gain", "amount": "1"}},
        {"kind": "forced", "on": {"when": "gain", "amount": "many+"}},
        {"kind": "forced", "do": ["gain"]},
        {"kind": "forced", "do": [{**GAIN, "to": {"choose": "this", "least": "agility"}}]},
        {"kind": "forced", "do": [{**GAIN, "to": {"choose": "this", "count": "all"}}]},
        {"kind": "forced", "limit": "often"},
        {"kind": "haunted", "do": [GAIN], "limit": "1 per round"},
        {"kind": "revelation", "do": [GAIN], "cost": []},
    ],
)
def test_meaningless(data: dict[str, Any]) -> None:
    with pytest.raises(NotationError):
        read_ability(data, TOY, "x/1")


def test_a_word_that_an_argument_cannot_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only where the game says which words there are; anything else is free."""
    data = {"kind": "free", "do": [{"verb": "call", "name": "tset"}]}
    monkeypatch.setitem(TOY.verbs, "call", Row("call", {"name": "word"}, lambda *_, **__: None))
    assert read_ability(data, TOY, "x/1").effects[0].args == {"name": "tset"}
    monkeypatch.setitem(TOY.words, "name", frozenset({"test", "turn"}))
    with pytest.raises(NotationError) as caught:
        read_ability(data, TOY, "x/1")
    assert caught.value.candidates == ("test",)

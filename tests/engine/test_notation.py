"""The validator: what is refused, where, and what was probably meant."""

from __future__ import annotations

from typing import Any

import pytest

from rulesref.engine.machine import run
from rulesref.engine.notation import NotationError, read_ability
from rulesref.engine.outcome import Choice
from rulesref.engine.reason import Clause
from rulesref.engine.words import Row
from tests.engine.toy import TOY, gain, game

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
        ({"kind": "forced", "do": [{"opaque": "odd", "opaque_it": "strano"}]}, "opaque-it"),
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
        {"kind": "omen", "do": [GAIN], "limit": "1 per round"},
        {"kind": "omen", "do": [GAIN], "cost": []},
        {"kind": "free", "opaque-it": "strano"},
        {"kind": "free", "do": [{"opaque-it": "strano"}]},
    ],
)
def test_meaningless(data: dict[str, Any]) -> None:
    with pytest.raises(NotationError):
        read_ability(data, TOY, "x/1")


@pytest.mark.parametrize("more", [{}, {"opaque-it": "qualcosa di strano"}])
def test_an_undescribed_clause_is_told_in_both_languages(more: dict[str, str]) -> None:
    clause = Clause("something odd", more.get("opaque-it", ""))
    whole = {"kind": "free", "opaque": "something odd", **more}
    part = {"kind": "free", "do": [{"opaque": "something odd", **more}]}
    for data in (whole, part):
        [node] = read_ability(data, TOY, "x/1").effects
        assert node.args == {"clause": clause, "of": "x/1"}


def test_a_word_that_an_argument_cannot_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only where the game says which words there are; anything else is free."""
    data = {"kind": "free", "do": [{"verb": "call", "name": "tset"}]}
    monkeypatch.setitem(TOY.verbs, "call", Row("call", {"name": "word"}, lambda *_, **__: None))
    assert read_ability(data, TOY, "x/1").effects[0].args == {"name": "tset"}
    monkeypatch.setitem(TOY.words, "name", frozenset({"test", "turn"}))
    with pytest.raises(NotationError) as caught:
        read_ability(data, TOY, "x/1")
    assert caught.value.candidates == ("test",)


@pytest.mark.parametrize(
    "to",
    [
        {"choose": "player", "chooser": "ledd"},
        {"choose": "player", "must": False},
        {"choose": "player", "count": 0},
        {"choose": "player", "count": True},
        {"choose": "player", "least": -1},
        {"choose": "player", "least": 2},
        {"all": "player", "count": 2},
        {"all": "player", "least": 1},
        {"all": "player", "chooser": "you"},
    ],
)
def test_what_a_selector_cannot_say(to: dict[str, Any]) -> None:
    with pytest.raises(NotationError):
        read_ability(
            {"kind": "forced", "on": {"when": "gain"}, "do": [{**GAIN, "to": to}]}, TOY, "x"
        )


@pytest.mark.parametrize(
    "on",
    [
        {"when": "gain", "amount": True},
        {"when": "gain", "to": {"choose": "player"}},
        {"when": "gain", "to": {"all": "player", "count": 2}},
        {"when": "gain", "to": {"all": "player", "tait": "x"}},
        "gain",
    ],
)
def test_what_a_trigger_cannot_hold(on: Any) -> None:
    with pytest.raises(NotationError):
        read_ability({"kind": "forced", "on": on, "do": [GAIN]}, TOY, "x/1")


def test_only_what_answers_something_has_a_trigger() -> None:
    with pytest.raises(NotationError):
        read_ability({"kind": "free", "on": {"when": "gain"}, "do": [GAIN]}, TOY, "x/1")


def test_a_choice_is_made_by_whomever_it_names(monkeypatch: pytest.MonkeyPatch) -> None:
    """A chooser other than "you" is one selector of all, not the arbiter unasked."""
    monkeypatch.setitem(TOY.selectors, "other", Row("other", {}, lambda *_: ("player-b",)))
    to = {"choose": "player", "chooser": "other"}
    state = game(card={"kind": "forced", "on": {"when": "gain"}, "do": [{**GAIN, "to": to}]})
    gain(state)
    choice = run(state)
    assert isinstance(choice, Choice)
    assert choice.chooser == "player-b"

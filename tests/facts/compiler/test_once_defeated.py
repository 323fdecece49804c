"""Whoever was defeated is no more one of those in the game: what answers it means them by type."""

from __future__ import annotations

from typing import Any

import pytest

from rulesref.facts.compiler.once_defeated import once_defeated
from tests.games.arkham_lcg.made_up import Workshop

DOOM = [{"verb": "place-doom", "on": "this", "amount": 3}]


def answers(card: Any, when: str = "after") -> dict[str, Any]:
    return {"kind": "forced", "on": {when: "defeat", "card": card}, "do": DOOM}


@pytest.mark.parametrize(
    "card", [{"all": "investigator"}, {"all": "investigator", "at": "this-location"}]
)
def test_what_answers_a_defeat_hears_of_it(
    monkeypatch: pytest.MonkeyPatch, card: dict[str, Any]
) -> None:
    (ability,) = once_defeated({"ability": [answers(card)]})["ability"]
    shop = Workshop(monkeypatch)
    shop.card("Meddler", ability, type="enemy", stats={"health": 3, "fight": 3, "evade": 3})
    ruling = shop.play(
        "Given Roland Banks and Agnes Baker are at the Study\n"
        "And Roland Banks has 8 damage\n"
        "And Meddler is exhausted at the Study\n"
        "When Roland Banks takes 1 direct damage\n"
        "Then Meddler has 3 doom"
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(
    "ability",
    [
        answers({"all": "investigator"}, when="would"),
        answers({"all": "enemy-card"}),
        answers("you"),
        {"kind": "constant", "do": []},
    ],
)
def test_everything_else_stays(ability: dict[str, Any]) -> None:
    assert once_defeated({"ability": [ability]}) == {"ability": [ability]}

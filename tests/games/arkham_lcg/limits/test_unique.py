"""arkham-lcg/unique: by title, whatever else differs; the scenario's copy displaces the player's."""

from __future__ import annotations

import pytest

from rulesref.engine.notation import read_ability
from rulesref.games.arkham_lcg import RULES
from rulesref.games.card import Card
from tests.games.arkham_lcg.made_up import Workshop

SPAWN = {"kind": "spawn", "do": [{"verb": "spawn-at", "at": {"all": "location", "named": "Study"}}]}


def twins(monkeypatch: pytest.MonkeyPatch, *, unique: bool) -> Workshop:
    workshop = Workshop(monkeypatch)
    asset = Card("a", "Twin", "asset", unique=unique, subname="Friend", stats={"cost": 0})
    other = Card("b", "Twin", "asset", unique=unique, subname="Foe", level=3, stats={"cost": 0})
    stats = {"health": 1, "fight": 1, "evade": 1}
    abilities = (read_ability(SPAWN, RULES, "e/1"),)
    enemy = Card("e", "Twin", "enemy", unique=unique, stats=stats, abilities=abilities)
    workshop.cards.update({"Twin": asset, "Twin (3)": other, "Twin (e)": enemy})
    return workshop


@pytest.mark.parametrize("unique", [True, False])
def test_another_level_and_subtitle_is_the_same_card(
    monkeypatch: pytest.MonkeyPatch, unique: bool
) -> None:
    steps = (
        "Given Roland Banks and Agnes Baker are at the Study\nAnd Agnes Baker controls Twin\n"
        "When Roland Banks plays Twin (3)\nThen it is refused under arkham-lcg/unique"
    )
    assert twins(monkeypatch, unique=unique).play(steps).passed is unique


@pytest.mark.parametrize("unique", [True, False])
def test_an_encounter_copy_displaces_it(monkeypatch: pytest.MonkeyPatch, unique: bool) -> None:
    steps = (
        "Given Roland Banks is at the Study\nAnd Roland Banks controls Twin\n"
        "When Roland Banks draws Twin (e) from the encounter deck\n"
        "Then Twin #1 is in the discard pile\nAnd Twin (e) is engaged with Roland Banks"
    )
    assert twins(monkeypatch, unique=unique).play(steps).passed is unique

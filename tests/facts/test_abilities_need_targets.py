"""arkham-lcg/target: what attacks or evades needs an enemy, what investigates a place for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from rulesref.engine.ability import Ability
from rulesref.engine.notation import OPAQUE
from rulesref.engine.select import able, holds
from rulesref.entries import slug
from rulesref.facts.coverage import every_card
from rulesref.games import game_of
from rulesref.games.arkham_lcg.table import new_game, seat
from rulesref.games.card import Card
from rulesref.games.things import bring
from rulesref.places import game_ids
from tests.arkham import card_named, shipped_cards


def abilities_that(*designators: str) -> Iterator[Any]:
    """Every described ability with one of ``designators`` that somebody begins."""
    for card in shipped_cards():
        for ability in card.abilities:
            if set(designators) & set(ability.designators) and ability.trigger is None:
                yield pytest.param(card, ability, id=f"{slug(card.name)}-{ability.id}")


def could(card: Card, ability: Ability, place: str) -> bool:
    """Whether somebody alone at ``place`` could do something with ``ability`` of their ``card``."""
    state = new_game()
    here = bring(state, card_named(place), zone="play", revealed=True)
    roland = seat(state, card_named("Roland Banks"), here)
    mine = bring(state, card, zone="play", controller=roland)
    env = {"this": mine, "you": roland, "holder": mine, "ability": ability}
    return holds(state, env, ability.tests) and able(state, env, ability.effects, every=False)


#: What may investigate instead needs no enemy.
AGAINST_ENEMIES = [
    one
    for one in abilities_that("fight", "evade")
    if "investigate" not in one.values[1].designators
]


@pytest.mark.parametrize(("card", "ability"), AGAINST_ENEMIES)
def test_without_an_enemy_there_is_nothing_to_do(card: Card, ability: Ability) -> None:
    assert not could(card, ability, "Study")


@pytest.mark.parametrize(("card", "ability"), list(abilities_that("investigate")))
def test_where_nothing_can_be_investigated_nobody_begins_to(card: Card, ability: Ability) -> None:
    if ability.effects[0].row is OPAQUE:
        pytest.skip("what it does is not described")
    assert could(card, ability, "Study") or ability.tests
    assert not could(card, ability, "Baggage Car")


def evasions(facts: Any) -> Iterator[Any]:
    """What every test of evasion in ``facts`` says of its enemy."""
    if isinstance(facts, dict):
        if facts.get("verb") == "evade":
            yield facts["enemy"]
        facts = list(facts.values())
    if isinstance(facts, list):
        for part in facts:
            yield from evasions(part)


def test_whoever_evades_by_a_card_evades_an_enemy_engaged_with_them() -> None:
    """arkham-lcg/evade-evade-action: an ability of that action is performed as the action is."""
    loose = [
        facts["code"]
        for facts, _ in every_card(game_of(game_ids()[0]))
        for enemy in evasions(list(facts.get("ability", ())))
        if enemy == {"choose": "evadable"}
    ]
    assert loose == []

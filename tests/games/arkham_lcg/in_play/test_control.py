"""arkham-lcg/ownership-and-control: what cannot change hands, and what is lost when a card does."""

from __future__ import annotations

from typing import Any

import pytest

from rulesref.engine.machine import run
from rulesref.engine.notation import read_effect
from rulesref.engine.state import State
from rulesref.games.arkham_lcg import RULES
from rulesref.games.arkham_lcg.playing.signature_cards import refused
from rulesref.games.arkham_lcg.table import new_game, seat
from rulesref.games.things import bring
from tests.arkham import card_named, read_card


def table(edition: str = "2016", **facts: Any) -> tuple[State, str, str, str]:
    """The state, Roland Banks, Agnes Baker, and an asset of theirs."""
    state = new_game(edition)
    study = bring(state, card_named("Study"), zone="play", revealed=True)
    one = seat(state, card_named("Roland Banks"), study)
    other = seat(state, card_named("Agnes Baker"), study)
    card = read_card({"code": "x", "name": "Tool", "type": "asset", **facts})
    return state, one, other, bring(state, card, zone="play", controller=one, owner=one)


def take(state: State, card: str, who: str) -> None:
    node = read_effect({"verb": "take-control", "card": "it", "who": "you"}, RULES, "x")
    node.row.run(state, {"this": card, "you": who}, card=(card,), who=(who,))
    run(state)


@pytest.mark.parametrize(
    ("facts", "taken"),
    [
        ({}, True),
        ({"keywords": {"permanent": True}}, False),
        ({"signature": "Roland Banks"}, False),
        ({"signature": "Agnes Baker"}, True),
    ],
)
def test_who_may_control_it(facts: dict[str, Any], taken: bool) -> None:
    state, one, other, tool = table(**facts)
    take(state, tool, other)
    assert state.get(tool, "controller") == (other if taken else one)


@pytest.mark.parametrize(("edition", "taken"), [("2016", True), ("2026", False)])
def test_with_a_signature_card_attached(edition: str, taken: bool) -> None:
    """FAQ v2.5, Signature Cards; Grimoire, Carte Esclusive degli Investigatori."""
    state, one, other, tool = table(edition)
    mark = {"code": "m", "name": "Mark", "type": "event", "signature": "Roland Banks"}
    attached = bring(state, read_card(mark), zone="play", attached=tool, controller=one, owner=one)
    take(state, tool, other)
    assert state.get(attached, "zone") == "discard"
    assert state.get(tool, "controller") == (other if taken else one)


def test_somebody_who_is_two_investigators_uses_the_cards_of_both() -> None:
    """FAQ v2.5, question on Transfiguration."""
    state, one, other, tool = table(signature="Roland Banks")
    assert refused(state, tool, other)
    state.put(other, **{"also-named": ("Roland Banks",)})
    assert refused(state, tool, other) is None
    assert refused(state, tool, one) is None


def test_it_comes_under_the_control_of_whoever_takes_it_with_what_is_attached() -> None:
    state, one, other, tool = table()
    kit = bring(
        state, read_card({"code": "k", "name": "Kit", "type": "event"}), zone="play", attached=tool
    )
    state.put(kit, controller=one, owner=one)
    take(state, tool, other)
    assert state.get(kit, "controller") == other
    assert state.get(kit, "owner") == one

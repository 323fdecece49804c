"""arkham-lcg/modifiers: the order in which a value is reckoned, and what counts of it."""

from __future__ import annotations

from typing import Any

import pytest

from rulesref.engine.machine import run
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.table import TABLE, new_game, seat
from rulesref.games.arkham_lcg.values.stats import reckoned, stat
from rulesref.games.things import bring
from tests.arkham import card_named, read_card

PLUS = {"verb": "modify", "of": {"all": "enemy"}, "stat": "health", "by": 1}
MINUS = {"verb": "modify", "of": {"all": "enemy"}, "stat": "health", "by": -9}
DOUBLE = {"verb": "multiply", "of": {"all": "enemy"}, "stat": "health", "how": "double"}
HALVE = {"verb": "multiply", "of": {"all": "enemy"}, "stat": "health", "how": "halve"}
FIVE = {"verb": "set-base", "of": {"all": "enemy"}, "stat": "health", "to": 5}
SIX = {"verb": "set-base", "of": {"all": "enemy"}, "stat": "health", "to": 6}


def enemy(clauses: tuple[dict[str, Any], ...], each: bool = False) -> tuple[State, str]:
    """An enemy with 3 health, or 3 per investigator of two, and what changes that."""
    state = new_game()
    study = bring(state, card_named("Study"), zone="play", revealed=True)
    for name in ("Roland Banks", "Agnes Baker"):
        seat(state, card_named(name), study)
    stats = {"health": 3} | ({"per-investigator": ["health"]} if each else {})
    foe = bring(state, read_card({"code": "e", "name": "Foe", "type": "enemy", "stats": stats}))
    state.put(foe, zone="play", at=study)
    for number, clause in enumerate(clauses):
        held = {"kind": "constant", "do": [clause]}
        facts = {"code": f"c{number}", "name": f"C{number}", "type": "asset", "ability": [held]}
        bring(state, read_card(facts), zone="play", controller="roland-banks")
    return state, foe


@pytest.mark.parametrize(
    ("clauses", "value"),
    [
        ((), 3),
        ((PLUS, PLUS), 5),
        ((PLUS, DOUBLE), 8),
        ((DOUBLE, PLUS), 8),
        ((HALVE,), 2),
        ((PLUS, HALVE), 2),
        ((HALVE, PLUS, PLUS), 3),
        ((FIVE, PLUS), 6),
        ((PLUS, FIVE), 6),
        ((FIVE, SIX), 6),
        ((FIVE, HALVE), 3),
        ((HALVE, DOUBLE), 3),
        ((PLUS, PLUS, HALVE, HALVE), 2),
        ((MINUS,), 0),
        ((MINUS, HALVE), 0),
    ],
)
def test_the_order(clauses: tuple[dict[str, Any], ...], value: int) -> None:
    state, foe = enemy(clauses)
    assert stat(state, foe, "health") == value


@pytest.mark.parametrize(
    ("clauses", "value"), [((), 6), ((PLUS,), 7), ((PLUS, DOUBLE), 14), ((HALVE,), 3)]
)
def test_per_investigator_comes_first(clauses: tuple[dict[str, Any], ...], value: int) -> None:
    state, foe = enemy(clauses, each=True)
    assert stat(state, foe, "health") == value


def test_per_investigator_counts_who_began() -> None:
    state, foe = enemy((), each=True)
    state.put(TABLE, started=2, order=("roland-banks",))
    assert stat(state, foe, "health") == 6


def test_what_is_below_zero_is_kept_until_all_is_reckoned() -> None:
    state, foe = enemy((MINUS, PLUS))
    assert reckoned(state, foe, "health") == -5
    assert stat(state, foe, "health") == 0


def test_a_base_value_that_is_set_is_the_whole_of_it() -> None:
    """arkham-lcg/base-value: what is printed is multiplied, not what takes its place."""
    state, foe = enemy((FIVE,), each=True)
    assert stat(state, foe, "health") == 5


def test_a_card_with_other_facts_is_the_same_card_otherwise() -> None:
    facts = {"code": "s", "name": "Feat", "type": "skill", "classes": ["rogue"], "level": 2}
    card = read_card(facts)
    other = card.but(type="asset")
    assert (other.type, other.classes, other.level, other) == ("asset", ("rogue",), 2, card)


def test_an_attachment_enters_play_with_its_uses() -> None:
    """arkham-lcg/uses-x-type: an X that nobody has paid is nothing."""
    state, foe = enemy(())
    facts = {"code": "t", "name": "Trap", "type": "asset", "keywords": {"uses": {"charges": "X"}}}
    trap = bring(state, read_card(facts), zone="limbo", controller="roland-banks")
    state.emit(state.event("attach", card=trap, to=foe))
    run(state)
    assert state.get(trap, "attached") == foe
    assert state.get(trap, "charges") == 0

"""arkham-lcg/cardtype-categories-for-key-cards: whose card a key is depends on its bearer."""

from __future__ import annotations

from typing import Any

import pytest

from rulesref.engine.block import resolve
from rulesref.engine.machine import run
from rulesref.engine.notation import read_effect
from rulesref.engine.state import State
from rulesref.games.arkham_lcg import RULES
from rulesref.games.arkham_lcg.table import is_encounter, new_game, seat
from rulesref.games.arkham_lcg.values.stats import stat
from rulesref.games.things import bring
from tests.arkham import card_named, read_card

PROOF = {
    "kind": "constant",
    "do": [{"verb": "immune", "of": "this", "to": {"all": "player-card"}}],
}
WEAKEN = {"verb": "modify", "of": {"all": "enemy"}, "stat": "fight", "by": -1, "until": "round"}
#: Who may bear a key → whether it is a player card then.
BEARERS = {"investigator": True, "story": True, "waiting": False, "enemy": False, "nobody": False}


def table(bearer: str) -> tuple[State, str, str]:
    """The state, an enemy that no player card concerns, and a key with that bearer."""
    state = new_game()
    study = bring(state, card_named("Study"), zone="play", revealed=True)
    who = seat(state, card_named("Roland Banks"), study)
    facts: dict[str, Any] = {"code": "e", "type": "enemy", "stats": {"fight": 4, "health": 3}}
    foe = bring(state, read_card({**facts, "name": "Foe", "ability": [PROOF]}), zone="play")
    asset = bring(state, read_card({"code": "a", "name": "Guide", "type": "asset"}), zone="play")
    if bearer == "story":
        state.put(asset, controller=who)
    key = bring(state, read_card({"code": "k", "name": "Key", "type": "key"}), zone="play")
    bearers = {"investigator": who, "story": asset, "waiting": asset, "enemy": foe}
    state.put(key, attached=bearers.get(bearer))
    return state, foe, key


@pytest.mark.parametrize("bearer", BEARERS)
def test_whose_card_a_key_is(bearer: str) -> None:
    state, foe, key = table(bearer)
    assert is_encounter(state, key) is not BEARERS[bearer]
    node = read_effect(WEAKEN, RULES, "x")
    resolve(state, (node,), {"this": key, "you": "roland-banks"})
    run(state)
    assert stat(state, foe, "fight") == (4 if BEARERS[bearer] else 3)


@pytest.mark.parametrize("bearer", BEARERS)
@pytest.mark.parametrize("set", ["player-card", "encounter-card", "scenario-card"])
def test_a_key_is_in_one_set_of_cards(bearer: str, set: str) -> None:
    state, _, key = table(bearer)
    found = RULES.selectors[set].run(state, {"this": key, "you": "roland-banks"})
    assert (key in found) is ((set == "player-card") is BEARERS[bearer])

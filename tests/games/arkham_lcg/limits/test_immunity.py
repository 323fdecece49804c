"""arkham-lcg/immune: effects of a set, no costs, and nothing that lasted before."""

from __future__ import annotations

from typing import Any

from rulesref.engine.block import resolve
from rulesref.engine.machine import run
from rulesref.engine.notation import read_effect
from rulesref.engine.select import able
from rulesref.engine.state import State
from rulesref.games.arkham_lcg import RULES
from rulesref.games.arkham_lcg.costs.readying import cannot_ready
from rulesref.games.arkham_lcg.table import new_game, seat
from rulesref.games.arkham_lcg.values.stats import stat
from rulesref.games.things import bring
from tests.arkham import card_named, read_card

PROOF = {
    "kind": "constant",
    "do": [{"verb": "immune", "of": "this", "to": {"all": "player-card"}}],
}
WEAKEN = {"verb": "modify", "of": {"all": "enemy"}, "stat": "fight", "by": -1, "until": "round"}


def table(*abilities: dict[str, Any]) -> tuple[State, str, str, str]:
    """The state, an enemy, a player card and a treachery in play."""
    state = new_game()
    study = bring(state, card_named("Study"), zone="play", revealed=True)
    who = seat(state, card_named("Roland Banks"), study)
    facts = {"code": "e", "name": "Foe", "type": "enemy", "stats": {"fight": 4, "health": 3}}
    foe = bring(state, read_card({**facts, "ability": list(abilities)}), zone="play", engaged=who)
    mine = bring(state, read_card({"code": "a", "name": "Charm", "type": "asset"}), zone="play")
    state.put(mine, controller=who, owner=who)
    curse = {"code": "t", "name": "Curse", "type": "treachery"}
    theirs = bring(state, read_card(curse), zone="play", threat=who)
    return state, foe, mine, theirs


def do(state: State, source: str, effect: dict[str, Any]) -> None:
    node = read_effect(effect, RULES, "x")
    resolve(state, (node,), {"this": source, "you": "roland-banks"})
    run(state)


def test_only_effects_of_that_set_are_kept_off() -> None:
    for abilities, source, fight in (
        ((PROOF,), "mine", 4),
        ((PROOF,), "theirs", 3),
        ((), "mine", 3),
    ):
        state, foe, mine, theirs = table(*abilities)
        do(state, mine if source == "mine" else theirs, WEAKEN)
        assert stat(state, foe, "fight") == fight


def test_what_lasted_before_goes_on() -> None:
    state, foe, mine, _ = table()
    do(state, mine, WEAKEN)
    proof = read_card({"code": "p", "name": "Shell", "type": "treachery", "ability": [
        {"kind": "constant", "do": [{"verb": "immune", "of": {"all": "enemy"}, "to": {"all": "player-card"}}]}
    ]})  # fmt: skip
    shell = bring(state, proof, zone="play")
    assert stat(state, foe, "fight") == 3
    do(state, mine, WEAKEN)
    assert stat(state, foe, "fight") == 3
    state.put(shell, zone="discard")
    assert stat(state, foe, "fight") == 3


def test_a_constant_ability_is_kept_off_while_the_immunity_lasts() -> None:
    state, foe, _, _ = table(PROOF)
    clause = {name: value for name, value in WEAKEN.items() if name != "until"}
    aura = {"kind": "constant", "do": [clause]}
    bring(
        state,
        read_card({"code": "q", "name": "Aura", "type": "asset", "ability": [aura]}),
        zone="play",
        controller="roland-banks",
    )
    assert stat(state, foe, "fight") == 4


def test_a_prohibition_is_kept_off_like_any_other_constant_ability() -> None:
    held = {"kind": "constant", "do": [{"verb": "cannot-ready", "of": {"all": "enemy"}}]}
    for type, free in (("asset", True), ("treachery", False)):
        state, foe, _, _ = table(PROOF)
        ward = {"code": "w", "name": "Ward", "type": type, "ability": [held]}
        bring(state, read_card(ward), zone="play")
        assert (cannot_ready(state, foe) is None) is free


def test_costs_are_paid_with_it() -> None:
    state, foe, mine, _ = table(PROOF)
    row = RULES.costs["exhaust"]
    env = {"this": mine, "you": "roland-banks"}
    assert row.able is not None
    assert row.able(state, env, card=(foe,))
    row.run(state, env, card=(foe,))
    run(state)
    assert state.get(foe, "exhausted")


def test_no_effect_with_nothing_else_to_choose() -> None:
    state, _, mine, _ = table(PROOF)
    node = read_effect({"verb": "exhaust", "card": {"choose": "enemy"}}, RULES, "x")
    assert not able(state, {"this": mine, "you": "roland-banks"}, (node,), every=False)

"""arkham-lcg/discard-piles: what lies on top, and cards that are discarded at once."""

from __future__ import annotations

import pytest

from rulesref.engine.machine import run
from rulesref.engine.notation import read_effect
from rulesref.engine.select import things
from rulesref.engine.state import State
from rulesref.games.arkham_lcg import RULES
from rulesref.games.arkham_lcg.table import new_game
from rulesref.games.things import bring
from tests.arkham import read_card
from tests.games.arkham_lcg.made_up import Workshop

TOP = {"all": "any-card", "in-zone": "discard", "topmost": True}


def card(state: State, name: str) -> str:
    facts = {"code": name, "name": name, "type": "asset"}
    return bring(state, read_card(facts), zone="hand", owner="roland")


def discard(state: State, *cards: str) -> None:
    state.emit(*(state.event("discard", card=one) for one in cards))
    run(state)


def topmost(state: State) -> set[str]:
    node = read_effect({"verb": "discard", "card": TOP}, RULES, "top")
    return set(things(state, {"this": "", "you": ""}, node.args["card"]))


def test_the_last_one_lies_on_top() -> None:
    state = new_game()
    first, second = card(state, "Second"), card(state, "First")
    discard(state, second)
    discard(state, first)
    assert topmost(state) == {first}


def test_any_of_those_that_came_at_once_may_lie_on_top() -> None:
    state = new_game()
    one, two, three = (card(state, name) for name in ("One", "Two", "Three"))
    discard(state, one)
    discard(state, two, three)
    assert topmost(state) == {two, three}


def test_what_has_left_the_pile_and_comes_back_lies_on_top() -> None:
    state = new_game()
    one, two = card(state, "One"), card(state, "Two")
    discard(state, one)
    discard(state, two)
    state.put(one, zone="hand")
    assert topmost(state) == {two}
    discard(state, one)
    assert topmost(state) == {one}


@pytest.mark.parametrize("order", [("One", "Two"), ("Two", "One")])
def test_piles_that_are_alike_are_alike_whenever_they_arose(order: tuple[str, str]) -> None:
    """Cards that come at once leave one and the same position, in whatever order they are told."""
    state = new_game()
    ids = {name: card(state, name) for name in ("One", "Two")}
    discard(state, *(ids[name] for name in order))
    assert state.get("roland/discard-pile", "order", ()) == ((ids["One"], ids["Two"]),)


def test_what_is_played_from_there_can_be_paid_for_where_no_step_says_otherwise(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ruling = Workshop(monkeypatch).play("""\
Given Wendy Adams is at the Study
And Wendy Adams controls Wendy's Amulet
And Wendy Adams has Lucky! (01080) in her discard pile
And the deck of Wendy Adams holds Knife
And the chaos bag holds -2
When Wendy Adams investigates
And nobody commits anything
And Wendy Adams plays Lucky!
Then the deck of Wendy Adams has 2 cards""")
    assert ruling.passed, ruling.unmet

"""What the two editions tell apart in the framework, side by side."""

from __future__ import annotations

from collections import Counter

import pytest

from rulesref.engine.machine import answer, run
from rulesref.engine.outcome import Choice, Done, Unsupported
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.decks.piles import deck_of, fill
from rulesref.games.arkham_lcg.enemies.evading import evadable
from rulesref.games.arkham_lcg.in_play.slots import all_slots
from rulesref.games.arkham_lcg.table import location_of, new_game, seat
from rulesref.games.things import bring
from tests.arkham import card_named, read_card

EDITIONS = ["2016", "2026"]


def table(edition: str) -> tuple[State, str]:
    state = new_game(edition)
    study = bring(state, card_named("Study"), zone="play", revealed=True)
    roland = seat(state, card_named("Roland Banks"), study)
    seat(state, card_named("Agnes Baker"), study)
    return state, roland


def events(state: State) -> list[str]:
    return [line.event.type for line in state.lines() if line.event and line.stage == "impact"]


@pytest.mark.parametrize(("edition", "found"), [("2016", ["whippoorwill"]), ("2026", [])])
def test_an_aloof_enemy_may_be_evaded(edition: str, found: list[str]) -> None:
    state, roland = table(edition)
    bring(state, card_named("Whippoorwill"), zone="play", at="study")
    assert evadable(state, location_of(state, roland)) == found


@pytest.mark.parametrize(("edition", "heads"), [("2016", 0), ("2026", 1)])
def test_a_head_slot(edition: str, heads: int) -> None:
    state, roland = table(edition)
    kinds = Counter(kind for slot in all_slots(state, roland) for kind in slot.kinds)
    assert kinds["head"] == heads
    assert kinds["hand"] == 2


@pytest.mark.parametrize(
    ("edition", "order"),
    [("2016", ["reshuffle", "draw", "draw", "deal"]), ("2026", ["reshuffle", "draw", "draw"])],
)
def test_the_horror_of_an_empty_deck(edition: str, order: list[str]) -> None:
    """After the whole draw, or at once with it: in both it is dealt once."""
    state, roland = table(edition)
    fill(state, deck_of(roland), (card_named("Knife"),))
    bring(state, card_named("Leather Coat"), zone="discard", owner=roland)
    state.rules.openings["draw-cards"](state, who=roland, amount=2)
    assert isinstance(run(state), Done)
    happened = events(state)
    assert happened[: len(order)] == order
    assert happened.count("deal") == 1
    assert state.get(roland, "horror") == 1


@pytest.mark.parametrize(("edition", "asked"), [("2016", True), ("2026", False)])
def test_who_orders_two_weaknesses(edition: str, asked: bool) -> None:
    state, roland = table(edition)
    state.put(roland, resources=2)
    bring(state, card_named("Trapped"), zone="play")
    fill(state, deck_of(roland), (card_named("Haunted"), card_named("Paranoia")))
    state.rules.openings["draw-cards"](state, who=roland, amount=2)
    outcome = run(state)
    assert (isinstance(outcome, Choice) and outcome.id == "revelation-order") is asked
    while isinstance(outcome, Choice):
        answer(state, outcome.options[-1])
        outcome = run(state)
    drawn = [
        line.event.slots["card"]
        for line in state.lines()
        if line.event and line.event.type == "revelation" and line.stage == "impact"
    ]
    assert drawn == (["paranoia", "haunted"] if asked else ["haunted", "paranoia"])


@pytest.mark.parametrize(("edition", "told"), [("2016", True), ("2026", False)])
def test_a_controlled_card_of_another_owner(edition: str, told: bool) -> None:
    """Elimination removes it; the Grimoire does not speak of it, and the game stops there."""
    state, roland = table(edition)
    knife = bring(state, card_named("Knife"), zone="play", controller=roland, owner="agnes-baker")
    state.emit(state.event("resign", who=roland))
    while isinstance(outcome := run(state), Choice):
        answer(state, outcome.options[0])
    assert isinstance(outcome, Done if told else Unsupported)
    assert (state.get(knife, "zone") == "removed") is told


@pytest.mark.parametrize(("edition", "known"), [("2016", False), ("2026", True)])
def test_the_doomed_keyword(edition: str, known: bool) -> None:
    """The Rules Reference does not have it: what it does there is not known, not nothing."""
    state, _ = table(edition)
    agenda = bring(state, card_named("What's Going On?!"), zone="play")
    facts = {"code": "x", "name": "Thing", "type": "enemy", "keywords": {"doomed": True}}
    thing = bring(state, read_card(facts), zone="play", at="study", exhausted=True)
    state.emit(state.event("defeat", card=thing))
    outcome = run(state)
    assert isinstance(outcome, Done if known else Unsupported)
    if known:
        assert state.get(agenda, "doom") == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_actions_of_a_turn(edition: str) -> None:
    """Whatever gives them, a turn has three; a loss before it reaches it in the Grimoire alone."""
    state, roland = table(edition)
    state.put("table", active="agnes-baker")
    state.emit(state.event("lose-actions", who=roland, amount=1))
    assert isinstance(run(state), Done)
    state.put("table", active=None)
    state.rules.openings["turn"](state, who=roland)
    run(state)
    assert state.get(roland, "actions") == 2

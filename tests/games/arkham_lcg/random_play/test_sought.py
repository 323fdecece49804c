"""The tables of random play have cards for what nothing has come to yet, where they can be come by."""

from __future__ import annotations

import random

import pytest

from rulesref.engine.state import State
from rulesref.games.arkham_lcg.chaos_tokens.chaos_bag import SYMBOLS, faces
from rulesref.games.arkham_lcg.decks.piles import deck_of
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.card import Card
from tests.arkham import card_named
from tests.games.arkham_lcg.random_play import game
from tests.games.arkham_lcg.random_play.drawn_tables import Draw
from tests.games.arkham_lcg.random_play.reached import ROWS, Reached
from tests.games.arkham_lcg.random_play.sought import MOST, carried_by_none, carrying, sought


def _reached(*but: tuple[str, str]) -> Reached:
    """Everything has been come to, ``but`` these rows."""
    reached = Reached()
    for kind, names in ROWS.items():
        reached.times[kind].update(name for name in names if (kind, name) not in but)
    return reached


@pytest.mark.parametrize(
    "row", [("verb", "double-difficulty"), ("cost", "exile"), ("keyword", "seal")]
)
def test_a_card_is_sought_for_what_has_not_been_come_to(row: tuple[str, str]) -> None:
    found = sought(_reached(row), 1)
    assert len(found) == 1
    assert found[0] in carrying()[row]


def test_nothing_is_sought_where_everything_has_been_come_to() -> None:
    assert sought(_reached(), 1) == []


def test_so_many_are_sought_at_most() -> None:
    assert len(sought(Reached(), 1)) == MOST


def test_a_verb_that_is_only_ever_in_force_is_told_apart() -> None:
    """Ghouls that cannot be evaded are so while they are in play: nothing carries that out."""
    assert "cannot-be-evaded" in carried_by_none()
    assert "deal" not in carried_by_none()
    assert set(carried_by_none()) <= set(RULES.verbs)


def _table(card: Card) -> State:
    return Draw("2016", random.Random(5), [card]).state


def test_a_weakness_that_is_wanted_has_yet_to_be_revealed() -> None:
    card = card_named("Amnesia")
    state = _table(card)
    decks = [
        state.get(deck_of(who), "cards", ())
        for who, thing in state.things.items()
        if "card" in thing and thing["card"].type == "investigator"
    ]
    assert any(deck[:1] == (card,) for deck in decks)


def test_a_scenario_that_is_wanted_comes_with_its_symbols() -> None:
    card = card_named("Undimensioned and Unseen")
    state = _table(card)
    assert any(thing.get("scenario") and thing["card"] == card for thing in state.things.values())
    assert set(SYMBOLS[:4]) <= set(dict(faces(state)))


def test_every_game_of_random_play_seeks(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def nothing(reached: Reached, number: int) -> list[Card]:
        asked.append(number)
        return []

    monkeypatch.setattr(game, "sought", nothing)
    assert game.many(1_000, 3).games == len(asked) > 0
